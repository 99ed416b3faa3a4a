import { nextToPlace, type Vec3 } from '@sandtable/legends';
import type { Refused } from '../../frame/sitting.js';
import type { MenuItem, Where } from '../../kit/board-menu.js';
import { besideWall, called, round, topAt } from './city.js';
import { type Draft, isDraft, subjectOf } from './draft.js';
import { aimFrom, type Hand } from './hand.js';
import { stepTo, type Way } from './line.js';
import type { Face } from './paper/projection.js';

// What comes of pointing at a Hero, a thing or a place: an answer, a menu, a step of a line, a direction.

/** Opens a decision with amounts, or tells why it cannot be taken. */
function begin(hand: Hand, wanted: Draft) {
  const { sitting, actor, options, setMenu, setBegun } = hand;
  setMenu(null);
  sitting.forgive();
  const offered = options.find((option) => subjectOf(option) === subjectOf(wanted));
  if (offered && isDraft(offered)) return setBegun(offered);
  if (!actor) return;
  void sitting
    .query<{ readonly refusal: Refused | null }>('why', { hero: actor.id, decision: wanted })
    .then((found) => found?.refusal && sitting.refuse(found.refusal));
}

/** As far at somebody as there are inches. */
function charge({ scene, here, line, setMenu }: Hand, id: string) {
  const enemy = scene.heroes.find((one) => one.id === id);
  if (!enemy || !scene.activation) return;
  const far = Math.hypot(enemy.x - here[0], enemy.y - here[1]);
  const share = Math.min(1, Math.max(0, scene.activation.pool - 0.002) / (far || 1));
  setMenu(null);
  line.set([stepTo('g', [here[0] + (enemy.x - here[0]) * share, here[1] + (enemy.y - here[1]) * share, 0])]);
}

function heroMenu(hand: Hand, id: string, at: Where) {
  const { scene, actor, own, setMenu, t } = hand;
  const [hero, target] = [scene.heroes.find((one) => one.id === id), called(scene, id, t)];
  if (!hero || !actor || id === actor.id) return;
  const items: MenuItem[] =
    hero.seat === own
      ? [
          {
            label: t('doCall', { hero: target }),
            choose: () => begin(hand, { type: 'callHero', hero: id, chosen: 0, spend: 0 }),
          },
        ]
      : [
          { label: t('doStrike', { target }), choose: () => begin(hand, { type: 'strike', target: id, spend: 0 }) },
          { label: t('doShoot', { target }), choose: () => begin(hand, { type: 'longShot', target: id, spend: 0 }) },
          { label: t('doCharge', { target }), choose: () => charge(hand, id) },
        ];
  items.push({
    label: t('doLift', { thing: target }),
    choose: () => begin(hand, { type: 'pickUp', thing: id, spend: 0 }),
  });
  setMenu({ title: target, at, items });
}

export function onHero(hand: Hand, id: string, at: Where) {
  const { sitting, scene, kind, options, own, setChosen, answer } = hand;
  sitting.forgive();
  setChosen(id);
  if (kind === 'Act') return heroMenu(hand, id, at);
  if (kind !== 'Activate') return;
  const option = options.find((one) => one.type === 'activate' && one.hero === id);
  if (option) answer(option);
  else if (scene.heroes.find((one) => one.id === id)?.seat === own) answer({ type: 'activate', hero: id });
}

export function onThing(hand: Hand, id: string, at: Where) {
  const { sitting, scene, kind, setChosen, setMenu, t } = hand;
  sitting.forgive();
  setChosen(id);
  if (kind !== 'Act') return;
  const thing = called(scene, id, t);
  setMenu({
    title: thing,
    at,
    items: [
      {
        label: t('doLift', { thing }),
        choose: () => begin(hand, { type: 'pickUp', thing: id, spend: 0 }),
      },
      {
        label: t('line_g', { to: thing }),
        choose: () => {
          const piece = scene.objects.find((one) => one.id === id);
          if (piece) addStep(hand, 'g', [piece.x, piece.y, 0]);
          setMenu(null);
        },
      },
    ],
  });
}

function addStep({ sitting, setBegun, line }: Hand, by: Way, at: Vec3) {
  sitting.forgive();
  setBegun(null);
  line.add(by, at);
}

/** A step that was written in numbers. */
export function onStep(hand: Hand, by: Way, at: Vec3) {
  const { kind, scene, answer } = hand;
  if (kind !== 'Deploy') return addStep(hand, by, at);
  const hero = nextToPlace(scene, scene.next);
  if (hero) answer({ type: 'deploy', hero: hero.id, at });
}

export function onPlace(hand: Hand, at: Vec3, face: Face) {
  const { scene, kind, begun, line, cut, setMenu, setCursor, setBegun, setChosen, answer } = hand;
  setMenu(null);
  setCursor(null);
  if (kind === 'Deploy') {
    const hero = nextToPlace(scene, scene.next);
    if (hero && face === 'plan')
      answer({ type: 'deploy', hero: hero.id, at: [at[0], at[1], topAt(scene, [at[0], at[1]], cut ?? undefined)] });
    return;
  }
  if (hand.placing) return hand.placing.setToward([at[0], at[1], face === 'plan' ? 0 : at[2]]);
  if (begun?.type === 'fling' || begun?.type === 'knockBack') {
    const from = aimFrom(hand);
    const rises = face === 'plan' || !from ? 0 : round(at[2] - from[2]);
    if (from) setBegun({ ...begun, dir: [round(at[0] - from[0]), round(at[1] - from[1]), rises] });
    return;
  }
  if (kind !== 'Act' || begun) return setChosen(null);
  if (line.way === 'g') {
    if (face === 'plan') addStep(hand, 'g', at);
    return;
  }
  const z = face === 'plan' ? line.height : at[2];
  line.setHeight(round(z));
  const [x, y] = line.way === 'w' ? (besideWall(scene, [at[0], at[1]]) ?? [at[0], at[1]]) : [at[0], at[1]];
  addStep(hand, line.way, [x, y, z]);
}
