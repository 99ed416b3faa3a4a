import type { Spot } from '@sandtable/fictioneers-legacy';
import { Blades, DriftLayer, Goals, LaneLayer, LeaderRing } from '../../../kit/inches/marks.js';
import { RangeRings, ReachLayer, SightFan } from '../../../kit/inches/reach-and-sight.js';
import { FieldLayer, SmokeLayer, Zones } from '../above.js';
import { inch } from '../figures.js';
import { goalsOf } from '../goals.js';
import type { Hand } from '../hand/use-hand.js';
import { type Reaction, SamplesLayer } from '../reaction.js';
import { PlanLayer } from './plan.js';
import { ringsOf } from './rings.js';
import type { Laid } from './use-laid.js';
import './overlays.css';

// What is laid over the table, below the figures and above them.

interface LayerProps {
  readonly hand: Hand;
  readonly laid: Laid;
}

export function Under({ hand, laid }: LayerProps) {
  const { battle, side, sheet, kind, overlay, one, figureOf, weapons } = hand;
  const { reach, fan, from, leader } = laid;
  const figure = figureOf(one);
  const ringed = leader && figureOf(leader.id);
  return (
    <>
      {kind === 'DeploySquad' && <Zones battle={battle} side={side} sheet={sheet} />}
      <Goals goals={goalsOf(battle, side)} sheet={sheet} />
      {reach && <ReachLayer reach={reach} sheet={sheet} />}
      {fan && from && <SightFan from={from} fan={fan} sheet={sheet} />}
      {ringed && (
        <LeaderRing
          at={ringed.at}
          reach={ringed.radius + leader.lead.reach}
          led={leader.lead.led.flatMap(({ model, near }) => {
            const at = figureOf(model)?.at;
            return at ? [{ id: model, at, near }] : [];
          })}
          sheet={sheet}
        />
      )}
      {overlay === 'range' && figure && from && (
        <RangeRings
          rings={ringsOf(weapons).map(({ far, says }) => ({ far, says: `${inch(far)} · ${says}` }))}
          radius={figure.radius}
          at={from}
          sheet={sheet}
        />
      )}
      <FieldLayer battle={battle} sheet={sheet} />
    </>
  );
}

export function Over({ hand, laid, reaction }: LayerProps & { readonly reaction: Reaction }) {
  const { view, battle, kind, plan, figures, sheet, figureOf, fights } = hand;
  const pairs = fights.flatMap(({ attacker, defender, odds }) => {
    const [one, two] = [figureOf(attacker), figureOf(defender)];
    return one && two ? [{ one, two, chance: odds?.win ?? null }] : [];
  });
  return (
    <>
      <SmokeLayer battle={battle} sheet={sheet} />
      {laid.along && <LaneLayer along={laid.along} sheet={sheet} />}
      {plan && <PlanLayer plan={plan} along={laid.along} figures={figures} sheet={sheet} />}
      <Blades pairs={pairs} sheet={sheet} />
      {kind === 'OverwatchReaction' && (
        <SamplesLayer view={view} reaction={reaction} figureOf={figureOf} sheet={sheet} />
      )}
      <AimLayer hand={hand} laid={laid} />
    </>
  );
}

/** The line to who is aimed at, the area of the shot, and where it may go astray. */
function AimLayer({ hand, laid: { from, drift } }: LayerProps) {
  const { sheet, single, aimedAt, pointed, figureOf, markAt } = hand;
  if (!single) return null;
  const { target } = aimedAt?.fire ?? {};
  const aimed = target ? ('model' in target ? figureOf(target.model)?.at : target.point) : undefined;
  const looked = pointed && markAt(pointed) ? figureOf(pointed)?.at : undefined;
  const to = aimed ?? looked;
  const area = aimedAt ? areaOf(hand) : null;
  const [start, end] = [from && sheet.dot(from), to && sheet.dot(to)];
  return (
    <>
      {drift && drift.length > 0 && aimed && (
        <DriftLayer drift={drift} aim={aimed} area={area ?? 0} hit={aimedAt!.hit} sheet={sheet} />
      )}
      {start && end && (
        <line
          className={!aimedAt && markAt(pointed)?.blocked ? 'sight-line blocked' : 'sight-line'}
          x1={start.x}
          y1={start.y}
          x2={end.x}
          y2={end.y}
        />
      )}
      {area !== null && aimed && <Template at={aimed} hand={hand} area={area} />}
    </>
  );
}

interface TemplateProps {
  readonly at: Spot;
  readonly hand: Hand;
  readonly area: number;
}

function Template({ at, hand: { sheet, aimedAt }, area }: TemplateProps) {
  const { x, y } = sheet.dot(at);
  return (
    <circle
      className={aimedAt?.fire.mode === 'smoke' ? 'burst-area smoke' : 'burst-area'}
      cx={x}
      cy={y}
      r={sheet.drawn(area) / 2}
    />
  );
}

/** The diameter of what the shot that is shown would cover, in mils. */
function areaOf({ aimedAt, weapons }: Hand): number | null {
  const { mode, weapon } = aimedAt!.fire;
  const row = weapons.find(({ id }) => id === weapon);
  const inches = mode === 'area' ? row?.area : mode === 'smoke' ? row?.smoke : null;
  return inches ? inches * 1000 : null;
}
