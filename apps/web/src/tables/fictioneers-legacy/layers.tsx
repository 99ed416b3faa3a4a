import type { FanLine, Prospect, Reach, Spot } from '@sandtable/fictioneers-legacy';
import { useAnswer } from '../../frame/use-answer.js';
import type { Figure } from './figures.js';
import { Goals } from './goals.js';
import { Zones } from './ground.js';
import type { Hand } from './hand/use-hand.js';
import { isActor } from './hand/use-targets.js';
import { RangeRings, ReachLayer, SightFan } from './overlays.js';
import { PlanLayer } from './plan.js';
import { type Reaction, SamplesLayer } from './reaction.js';
import { drawn } from './sheet.js';
import './overlays.css';

// What is laid over the table, below the figures and above them.

export interface Laid {
  readonly reach: Reach | null;
  readonly fan: readonly FanLine[] | null;
  /** Where the chosen figure is, or will be. */
  readonly from: Spot | null;
}

export function useLaid({ sitting, moment, overlay, one, plan, mayAct, flies, planned, figureOf }: Hand): Laid {
  const from = planned ? planned.move.path.at(-1)! : (figureOf(one)?.at ?? null);
  const reach = useAnswer<Reach>(
    sitting,
    'reach',
    overlay === 'reach' && one && !plan && mayAct ? { model: one, ...(flies ? { mode: 'fly' } : {}) } : null,
    moment.at,
  );
  const fan = useAnswer<readonly FanLine[]>(
    sitting,
    'fan',
    overlay === 'sight' && one && from && isActor(figureOf(one)) ? { model: one, at: from } : null,
    moment.at,
  );
  return { reach, fan, from };
}

interface LayerProps {
  readonly hand: Hand;
  readonly laid: Laid;
}

export function Under({ hand, laid, reaction }: LayerProps & { readonly reaction: Reaction }) {
  const { battle, side, sheet, kind, overlay, one, figureOf, view } = hand;
  const { reach, fan, from } = laid;
  const figure = figureOf(one);
  return (
    <>
      {kind === 'DeploySquad' && <Zones battle={battle} side={side} sheet={sheet} />}
      <Goals battle={battle} side={side} sheet={sheet} />
      {reach && <ReachLayer reach={reach} sheet={sheet} />}
      {fan && from && <SightFan from={from} fan={fan} sheet={sheet} />}
      {overlay === 'range' && figure && from && <RangeRings figure={figure} at={from} sheet={sheet} />}
      {kind === 'OverwatchReaction' && <SamplesLayer view={view} reaction={reaction} sheet={sheet} />}
    </>
  );
}

export function Over({ hand, laid: { from } }: LayerProps) {
  const { plan, figures, sheet, single, aimedAt, pointed, one, figureOf, markAt } = hand;
  const line = single && aimedAt && 'model' in aimedAt.fire.target ? figureOf(aimedAt.fire.target.model) : undefined;
  const sightTo = !line && single && pointed ? markAt(pointed) : undefined;
  const foe = line ?? (sightTo ? figureOf(sightTo.target) : undefined);
  const area = aimedAt?.fire.mode === 'area' ? areaOf(aimedAt, figureOf(one), figureOf) : null;
  const dot = from && sheet.dot(from);
  return (
    <>
      {plan && <PlanLayer plan={plan} figures={figures} sheet={sheet} />}
      {dot && foe && (
        <line
          className={markAt(foe.id)?.blocked ? 'sight-line blocked' : 'sight-line'}
          x1={dot.x}
          y1={dot.y}
          x2={sheet.dot(foe.at).x}
          y2={sheet.dot(foe.at).y}
        />
      )}
      {area && (
        <circle
          className="burst-area"
          cx={sheet.dot(area.at).x}
          cy={sheet.dot(area.at).y}
          r={drawn(area.diameter) / 2}
        />
      )}
    </>
  );
}

/** Where the area of a shot lies, if it hits. */
function areaOf(
  { fire: { target, weapon } }: Prospect,
  figure: Figure | undefined,
  figureOf: (id: string) => Figure | undefined,
): { readonly at: Spot; readonly diameter: number } | null {
  const slot = figure?.profile.slots.find((one) => one.weapon.id === weapon);
  const at = 'point' in target ? target.point : figureOf(target.model)?.at;
  return slot?.weapon.area && at ? { at, diameter: slot.weapon.area * 1000 } : null;
}
