import {
  type AttackOdds,
  attackOdds,
  bestSpend,
  type Contact,
  type Decision,
  HEROISM_MOST,
  type Hero,
  type LinePlot,
  MOMENTS,
  type Prospect,
  prospect,
  type QuestionKindId,
  reactionOf,
  type Scene,
  type Weighed,
} from '@sandtable/legends';
import type { Telling } from '../../frame/presenter.js';
import type { Sitting } from '../../frame/sitting.js';
import { percent } from '../../text/percent.js';
import { nameOf } from './ask.js';
import { called, inches } from './city.js';
import type { TableSay } from './texts.js';

// What this table tells of answers that somebody advises.

interface Asking {
  readonly sitting: Sitting;
  readonly scene: Scene;
  readonly kind: QuestionKindId;
  readonly data: unknown;
  readonly show: (answer: Decision | null) => void;
  readonly t: TableSay;
}

export function tellingOf(asking: Asking): Telling {
  const { scene, show, t } = asking;
  return {
    name: (answer) => nameOf(answer as Decision, scene, t),
    odds: (answer) => oddsOf(asking, answer as Decision),
    show: (answer) => show(answer as Decision | null),
  };
}

/** The exact chance of the Moment an answer attempts, and what comes of either end; of a line, what it runs into first. */
async function oddsOf({ sitting, scene, kind, data, t }: Asking, d: Decision): Promise<string | null> {
  const reaction = reactionOf(kind, data);
  const id = reaction?.hero ?? (data as { readonly hero?: string } | null)?.hero;
  const hero = scene.heroes.find((one) => one.id === id);
  if (!hero) return null;
  if (d.type === 'leg') {
    const line = { hero: id, segments: d.segments };
    const plot = await sitting.query<LinePlot>('line', line);
    const [first] = (await sitting.query<readonly Contact[]>('contacts', line)) ?? [];
    const said = [...stretchesInWords(plot?.stretches ?? [], hero, scene, t)];
    if (first) said.push(hitInWords(first, scene, t));
    return said.length > 0 ? said.join(' ') : null;
  }
  if (!('spend' in d)) return null;
  const weighed: Weighed | null = reaction ?? (await sitting.query<Weighed>('weigh', { hero: id, decision: d }));
  if (!weighed) return null;
  const { moment, difficulty, pays } = weighed;
  const attempt = prospect(scene, hero, moment, difficulty, d.spend, pays);
  const { chance } = attempt;
  const sentences = [
    t('oddsInWords', { moment: MOMENTS[moment].name, difficulty, spend: d.spend, chance: percent(chance) }),
    `${[
      successInWords(scene, hero, attempt, d.type === 'callHero' ? d.hero : null, t),
      ...(chance < 1 ? [t('ifFailure', { n: hero.heroism - d.spend })] : []),
    ].join('; ')}.`,
  ];
  if (d.type === 'strike' || d.type === 'longShot') {
    const found = await sitting.query<{ readonly byProspect: readonly AttackOdds[] }>('attack', {
      hero: id,
      target: d.target,
      by: d.type,
    });
    const target = scene.heroes.find((one) => one.id === d.target);
    const fatigue = found?.byProspect[0]?.fatigue;
    if (target && fatigue !== undefined)
      sentences.push(attackInWords(attackOdds(chance, fatigue, target), called(scene, d.target, t), t));
  }
  return sentences.join(' ');
}

/** The bank after a success; of a call, that of the Hero called as well, for it is the one that gains (LG-CAL-03). */
export function successInWords(
  scene: Scene,
  { heroism }: Hero,
  { spend, gain, given }: Prospect,
  friend: string | null,
  t: TableSay,
): string {
  const n = Math.min(HEROISM_MOST, heroism - spend + gain);
  const other = scene.heroes.find(({ id }) => id === friend);
  if (!other) return t('ifSuccess', { n });
  return t('ifCalled', { n, hero: called(scene, other.id, t), given: Math.min(HEROISM_MOST, other.heroism + given) });
}

/** The Moments a line takes, each with the spend that is best then, if those before it succeed; and the chance of them all. */
function stretchesInWords(stretches: LinePlot['stretches'], hero: Hero, scene: Scene, t: TableSay): readonly string[] {
  let [bank, all] = [hero.heroism, 1];
  const said = stretches.map(({ moment, difficulty, pays }) => {
    const { spend, chance, gain } = bestSpend(scene, { ...hero, heroism: bank }, moment, difficulty, 0, pays);
    bank += gain - spend;
    all *= chance;
    return t('oddsInWords', { moment: MOMENTS[moment].name, difficulty, spend, chance: percent(chance) });
  });
  return said.length > 1 ? [...said, t('allOfIt', { chance: percent(all) })] : said;
}

/** What a blow or a shot does, and whether the other may take over by fending it off. */
export const attackInWords = (odds: AttackOdds, target: string, t: TableSay): string =>
  `${t('attackOdds', {
    target,
    fatigue: odds.fatigue,
    expected: odds.expectedFatigue.toFixed(1),
    defended: percent(odds.defended),
  })} ${odds.safe ? t('onlyMiracle') : t('mightSeize', { target, chance: percent(odds.seized) })}`;

const tenths = (n: number): number => Math.round(n * 10) / 10;

function hitInWords(contact: Contact, scene: Scene, t: TableSay): string {
  const { piece, thing, bump, impetus, answer, moverFatigue: mover, otherFatigue: other } = contact;
  const [what, far] = [called(scene, piece ?? thing, t), inches(contact.inches)];
  if (bump) return `${what}: ${t('bumpAfter', { inches: far })}.`;
  const hit = t('hits', { what, inches: far, impetus: tenths(impetus), answer: tenths(answer) });
  return `${hit} ${t('hitFatigue', { mover, other })}`;
}
