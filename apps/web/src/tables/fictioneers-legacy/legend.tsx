import type { FanLine } from '@sandtable/fictioneers-legacy';
import type { ReactNode } from 'react';
import { RuleRef } from '../../frame/rule.js';
import { worstOf } from '../../kit/inches/marks.js';
import { namedBlockers } from '../../kit/inches/reach-and-sight.js';
import { percent } from '../../text/percent.js';
import { inch } from './figures.js';
import type { Hand } from './hand/use-hand.js';
import type { Laid } from './overlays/use-laid.js';
import type { TableSay } from './texts.js';

export const OVERLAYS = ['reach', 'range', 'sight'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

interface LegendProps {
  readonly hand: Hand;
  readonly laid: Laid;
}

/** What is laid over the table means. */
export function Legend({ hand, laid }: LegendProps) {
  const { overlay, aiming, weapons, t } = hand;
  const parts: ReactNode[] = [];
  if (aiming) parts.push(<b key="aim">{t('legendAim')}</b>);
  if (laid.drift && laid.drift.length > 0)
    parts.push(
      <span key="drift">
        <i className="swatch-drift" /> {t('legendDrift')}
      </span>,
    );
  if (laid.along) parts.push(...alongLegend(laid.along, t));
  else if (overlay === 'reach' && laid.reach)
    parts.push(
      <span key="move">
        <i className="swatch-move" /> {t('legendReach')}
      </span>,
      <span key="fire">
        <i className="swatch-fire" /> {t('legendFire')}
      </span>,
    );
  if (overlay === 'range' && weapons.length > 0)
    parts.push(t('legendRing', { weapon: weapons.map(({ name }) => name).join(', ') }));
  if (overlay === 'sight' && laid.fan) parts.push(t('legendSeen'), ...blockerLegend(hand, laid.fan));
  if (laid.leader && overlay === 'reach' && !laid.along)
    parts.push(
      <span key="lead">
        <i className="swatch-lead" /> {t('legendLead', { reach: inch(laid.leader.lead.reach) })}
      </span>,
    );
  if (parts.length === 0) return null;
  return <div className="legend">{parts}</div>;
}

/** What the ways that are planned lead over, and who watches them. */
function alongLegend(along: NonNullable<Laid['along']>, t: TableSay): ReactNode[] {
  const goings = new Set(along.flatMap(({ stretches }) => stretches.map(({ going }) => going)));
  const watchers = new Set(along.flatMap(({ lanes }) => lanes.map(({ watcher }) => watcher)));
  const worst = worstOf(along.flatMap(({ lanes }) => lanes));
  return [
    ...(['rough', 'road', 'river'] as const)
      .filter((going) => goings.has(going))
      .map((going) => (
        <span key={going}>
          <i className={`swatch-way ${going}`} /> {t(`going_${going}`)}
        </span>
      )),
    ...(worst
      ? [
          <b key="lanes" className="warn">
            {t('watchedBy', { who: [...watchers].join(', '), kill: percent(worst.kills) })}
          </b>,
        ]
      : []),
  ];
}

/** What ends the lines of sight, each with the rule that says so. */
function blockerLegend({ sheet }: Hand, fan: readonly FanLine[]): ReactNode[] {
  return namedBlockers(fan, sheet).map(({ by, rule }) => (
    <span key={by}>
      {by} <RuleRef id={rule} />
    </span>
  ));
}
