import type { Card, SheetId, Sheets, WeaponRow } from '@sandtable/fictioneers-legacy';
import { useState } from 'react';
import { RuleRef } from '../../../frame/rule.js';
import { Sheet } from '../../../frame/sheet.js';
import type { Sitting } from '../../../frame/sitting.js';
import { Sum } from '../../../kit/cards.js';
import { useAnswer } from '../../../kit/use-answer.js';
import { inch } from '../figures.js';
import type { TableKey, TableSay } from '../texts.js';
import './sheets.css';

// The sheets beside the table: weapons with ranges and damage, moves, and the rules that change each number; those of the chosen
// figure, or all of them.

const TABS = ['hit', 'damage', 'move', 'melee', 'morale'] as const satisfies readonly SheetId[];

interface SheetsProps {
  readonly sitting: Sitting;
  readonly at: number;
  /** Who is chosen, with its name. */
  readonly model: { readonly id: string; readonly name: string } | null;
  readonly close: () => void;
  readonly t: TableSay;
}

export function SheetsDialog({ sitting, at, model, close, t }: SheetsProps) {
  const [all, setAll] = useState(model === null);
  const [tab, setTab] = useState<SheetId>('hit');
  const sheets = useAnswer<Sheets>(sitting, 'sheets', {}, at);
  const card = useAnswer<Card>(sitting, 'card', model ? { model: model.id } : null, at);
  const weapons = all ? sheets?.weapons : card?.weapons;
  return (
    <Sheet title={t('sheets')} className="fl-sheets" onClose={close}>
      {model && (
        <div className="answers">
          <button type="button" aria-pressed={!all} onClick={() => setAll(false)}>
            {model.name}
          </button>
          <button type="button" aria-pressed={all} onClick={() => setAll(true)}>
            {t('sheetsAll')}
          </button>
        </div>
      )}
      {sheets && weapons && <WeaponTable weapons={weapons} armours={sheets.armours} t={t} />}
      {!all && card && <OwnNumbers card={card} t={t} />}
      <div className="sheet-tabs" role="tablist">
        {TABS.map((id) => (
          <button key={id} type="button" role="tab" aria-selected={tab === id} onClick={() => setTab(id)}>
            {t(`sheet_${id}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel">
        <dl className="sheet-rules">
          {sheets?.rules[tab].map(({ rule, title, text }) => (
            <div key={rule}>
              <dt>
                {title} <RuleRef id={rule} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}

interface WeaponTableProps {
  readonly weapons: readonly WeaponRow[];
  readonly armours: readonly string[];
  readonly t: TableSay;
}

function WeaponTable({ weapons, armours, t }: WeaponTableProps) {
  if (weapons.length === 0) return <p className="quiet">{t('none')}</p>;
  return (
    <div className="wide-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheetWeapon')}</th>
            <th scope="col">{t('range')}</th>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('sheetFar')}</th>
            {armours.map((armour, i) => (
              <th key={armour} scope="col" className="damage">
                {t(`armour_${i}` as TableKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weapons.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.name} <small>{traitsOf(one, t)}</small>
              </th>
              <td>{one.minRange > 0 ? `${one.minRange}–${one.maxRange}″` : `${one.maxRange}″`}</td>
              <td>{one.area === null ? '–' : `${one.area}″`}</td>
              <td>
                {one.brackets.length === 0
                  ? '–'
                  : one.brackets
                      .map(({ beyond, part }) => `>${inch(beyond)} ${part.by}`.replace('-', '−'))
                      .reverse()
                      .join(', ')}
              </td>
              {one.damage.map((number, i) => (
                <td key={armours[i]} className="damage">
                  {number ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{t('sheetDamageNote')}</p>
    </div>
  );
}

const traitsOf = ({ laser, indirect, singleOrArea, smoke, hands }: WeaponRow, t: TableSay): string =>
  [
    laser && t('traitLaser'),
    indirect && t('traitIndirect'),
    singleOrArea && t('traitEither'),
    smoke !== null && t('traitSmoke', { area: smoke }),
    hands > 1 && t('traitHands', { n: hands }),
  ]
    .filter(Boolean)
    .join(', ');

/** How far the chosen figure goes and what it adds in melee, with the reasons. */
function OwnNumbers({ card: { moves, melee }, t }: { readonly card: Card; readonly t: TableSay }) {
  return (
    <div className="own-numbers">
      {moves.map(({ mode, moving, firing, road }) => (
        <section key={mode}>
          <h4>
            {t(mode)}: {t('movesFiring', { all: inch(moving.total), firing: inch(firing.total) })}
          </h4>
          <Sum score={moving} base={t('moves')} unit={inch} />
          {road.total > moving.total && <p className="quiet">{t('onRoad', { road: inch(road.total) })}</p>}
        </section>
      ))}
      {melee && (
        <section>
          <h4>
            {t('meleeWeapons')}: +{melee.total}
          </h4>
          <Sum score={melee} base="d12" />
        </section>
      )}
    </div>
  );
}
