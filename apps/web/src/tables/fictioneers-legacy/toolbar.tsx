import type { FanLine } from '@sandtable/fictioneers-legacy';
import type { ReactNode } from 'react';
import { LineIcon } from '../../frame/line-icon.js';
import { RuleRef } from '../../frame/rule.js';
import { percent } from '../../text/percent.js';
import { inch } from './figures.js';
import type { Hand } from './hand/use-hand.js';
import { worstOf } from './overlays/lanes.js';
import { namedBlockers } from './overlays/reach-and-sight.js';
import type { Laid } from './overlays/use-laid.js';
import type { TableSay } from './texts.js';
import '../../frame/board-tools.css';

// Above the table: what can be laid over it, the text board, and what the keys are.

export const OVERLAYS = ['reach', 'range', 'sight'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

const KEYS: Readonly<Record<OverlayId, string>> = { reach: 'r', range: 'g', sight: 's' };
const ICONS: Readonly<Record<OverlayId, string>> = {
  reach: 'M3 17l4 -7l4 3l6 -10M12.5 3H17v4.5',
  range:
    'M10 10m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 10m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 1v4M10 15v4M1 10h4M15 10h4',
  sight:
    'M1.5 10s3.2 -5.5 8.5 -5.5s8.5 5.5 8.5 5.5s-3.2 5.5 -8.5 5.5s-8.5 -5.5 -8.5 -5.5zM10 10m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
};

interface ToolbarProps {
  readonly laid: OverlayId | null;
  readonly onLay: (id: OverlayId | null) => void;
  readonly text: boolean;
  readonly onText: () => void;
  readonly onSheets: () => void;
  readonly onKeys: () => void;
  readonly t: TableSay;
}

export function Toolbar({ laid, onLay, text, onText, onSheets, onKeys, t }: ToolbarProps) {
  return (
    <div className="board-tools" role="toolbar" aria-label={t('overlays')}>
      {OVERLAYS.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={laid === id}
          aria-keyshortcuts={KEYS[id]}
          title={`${t(id)} (${KEYS[id].toUpperCase()})`}
          onClick={() => onLay(laid === id ? null : id)}
        >
          <LineIcon d={ICONS[id]} />
          <span>{t(id)}</span>
        </button>
      ))}
      <button
        type="button"
        className="text-toggle"
        aria-label={t('sheets')}
        aria-keyshortcuts="h"
        title={`${t('sheets')} (H)`}
        onClick={onSheets}
      >
        <LineIcon d="M3 3.5h14v13h-14zM3 8h14M3 12.2h14M8 8v8.5" />
        <span>{t('sheets')}</span>
      </button>
      <button
        type="button"
        className="text-toggle beside"
        aria-pressed={text}
        aria-label={t('textBoard')}
        title={`${t('textBoard')} (B)`}
        onClick={onText}
      >
        <LineIcon d="M3 4h14M3 8.5h14M3 13h9M3 17h11" />
        <span>{t('textShort')}</span>
      </button>
      <button type="button" className="keys-button" title={`${t('keys')} (?)`} aria-label={t('keys')} onClick={onKeys}>
        <LineIcon d="M2 5.5h16v9.5h-16zM5 8.5h.1M8.3 8.5h.1M11.6 8.5h.1M15 8.5h.1M6 12h8" />
      </button>
    </div>
  );
}

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
  return (
    <div className="legend" role="status">
      {parts}
    </div>
  );
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
    worst && (
      <b key="lanes" className="warn">
        {t('watchedBy', { who: [...watchers].join(', '), kill: percent(worst.kills) })}
      </b>
    ),
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
