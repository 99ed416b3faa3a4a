import {
  bestOf,
  type Chance,
  type HoldFire,
  type OverwatchShot,
  type Spot,
  type View,
  type Watcher,
} from '@sandtable/fictioneers-legacy';
import { useEffect, useState } from 'react';
import type { Answer } from '../../frame/presenter.js';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { pointsOf } from '../../ground/strokes.js';
import type { Sheet } from '../../kit/inches/sheet.js';
import { useAnswer } from '../../kit/use-answer.js';
import { percent } from '../../text/percent.js';
import { weaponName } from './ask.js';
import { called, type Figure } from './figures.js';
import type { TableSay } from './texts.js';

// Overwatch: who fires at a mover, and at which moment of its way (FL-OVW-07).

export interface Reaction {
  readonly watchers: readonly Watcher[];
  readonly picked: ReadonlyMap<string, Chance>;
  pick(model: string, chance: Chance | null): void;
  /** Everybody who can fires at this moment of the way. */
  pickMoment(sample: number): void;
  readonly answers: readonly Answer[];
  /** Below this chance to kill, fire is held without asking; 0 always asks. */
  readonly least: number;
  setLeast(least: number): void;
}

export function useReaction(sitting: Sitting, moment: Moment, t: TableSay): Reaction {
  const asked = moment.question?.kind === 'OverwatchReaction' && sitting.plays;
  const watchers = useAnswer<readonly Watcher[]>(sitting, 'watch', asked ? {} : null, moment.at) ?? NOBODY;
  const [picked, setPicked] = useState<ReadonlyMap<string, Chance>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked is about one moment
  useEffect(() => {
    const best = watchers.flatMap((watcher) => bestOf(watcher) ?? []);
    setPicked(new Map(best.map((chance) => [chance.shot.model, chance])));
  }, [watchers, asked]);
  const held = moment.standing.find(({ kind }) => kind === 'holdFire')?.terms as HoldFire | undefined;
  const shots: OverwatchShot[] = [...picked.values()].map(({ shot }) => shot);
  const answers: Answer[] = !asked
    ? []
    : [
        ...(shots.length > 0
          ? [
              {
                label: t('fireBest', { n: shots.length }),
                answer: { type: 'OverwatchReaction', shots },
                tone: 'main' as const,
                note: [...picked.values()].map(({ shot, kills }) => `${shot.model} ${percent(kills)}`).join(', '),
              },
            ]
          : []),
        { label: t('holdFire'), answer: { type: 'OverwatchReaction', shots: [] } },
      ];
  return {
    watchers,
    picked,
    pick: (model, chance) => {
      const next = new Map(picked);
      if (chance) next.set(model, chance);
      else next.delete(model);
      setPicked(next);
    },
    pickMoment: (sample) => {
      const next = new Map(picked);
      for (const { model, chances } of watchers) {
        const best = bestOf({ model, chances: chances.filter(({ shot }) => shot.sample === sample) });
        if (best) next.set(model, best);
      }
      setPicked(next);
    },
    answers,
    least: held?.below ?? 0,
    setLeast: (value) => void sitting.stand('holdFire', value > 0 ? ({ below: value } satisfies HoldFire) : null),
  };
}

const NOBODY: readonly Watcher[] = [];

interface ReactionCardProps {
  readonly view: View;
  readonly reaction: Reaction;
  readonly t: TableSay;
}

export function ReactionCard({ view, reaction, t }: ReactionCardProps) {
  const b = view.battle;
  return (
    <section className="card" data-testid="watch">
      <h3>{t('watchCard')}</h3>
      {reaction.watchers.map(({ model, chances }) => (
        <label key={model} className="watcher">
          <span>{called(b, model)}</span>
          <select
            value={chances.indexOf(reaction.picked.get(model)!)}
            onChange={(event) => reaction.pick(model, chances[Number(event.target.value)] ?? null)}
          >
            <option value={-1}>{t('hold')}</option>
            {chances.map((chance, i) => (
              <option key={JSON.stringify(chance.shot)} value={i}>
                {t('sampleIs', { n: chance.shot.sample, kill: percent(chance.kills) })},{' '}
                {weaponName(chance.shot.weapon)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="watcher">
        <span>{t('passBelow', { n: reaction.least })}</span>
        <input
          type="range"
          min="0"
          max="50"
          step="5"
          value={reaction.least}
          onChange={(event) => reaction.setLeast(Number(event.target.value))}
        />
      </label>
    </section>
  );
}

interface SamplesProps {
  readonly view: View;
  readonly reaction: Reaction;
  readonly figureOf: (id: string) => Figure | undefined;
  readonly sheet: Sheet;
}

/** The way of the mover with its numbered moments, each to be chosen for everybody who could fire then, and the shots picked. */
export function SamplesLayer({ view, reaction, figureOf, sheet }: SamplesProps) {
  const { move } = view.battle;
  const picked = [...reaction.picked.values()];
  const used = new Set(picked.map(({ shot }) => shot.sample));
  const able = new Set(reaction.watchers.flatMap(({ chances }) => chances.map(({ shot }) => shot.sample)));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the card has the same choice for keyboards and readers
    <g className="samples" aria-hidden="true">
      {picked.map(({ shot, at, kills }) => (
        <ShotLine key={shot.model} from={figureOf(shot.model)} at={at} kills={kills} sheet={sheet} />
      ))}
      {move && <polyline points={pointsOf(move.path.map(sheet.dot))} />}
      {move?.samples.map((sample, i) => {
        const { x, y } = sheet.dot(sample);
        const classes = ['sample', used.has(i + 1) ? 'used' : '', able.has(i + 1) ? 'able' : ''];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the card has the same choice
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the moments are known by their numbers
            key={i}
            className={classes.filter(Boolean).join(' ')}
            transform={`translate(${x} ${y})`}
            onClick={() => reaction.pickMoment(i + 1)}
          >
            <circle className="sample-dot" r="7" />
            <text y="3.4">{i + 1}</text>
          </g>
        );
      })}
    </g>
  );
}

interface ShotLineProps {
  readonly from: Figure | undefined;
  readonly at: Spot;
  readonly kills: number;
  readonly sheet: Sheet;
}

/** Who fires where along the way, with the chance of it. */
function ShotLine({ from, at, kills, sheet }: ShotLineProps) {
  if (!from) return null;
  const [a, b] = [sheet.dot(from.at), sheet.dot(at)];
  return (
    <>
      <line className="watch-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <text className="lane-note" x={a.x + (b.x - a.x) * 0.3} y={a.y + (b.y - a.y) * 0.3 - 4}>
        {percent(kills)}
      </text>
    </>
  );
}
