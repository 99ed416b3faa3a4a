// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: nothing in these groups can be focused
// biome-ignore-all lint/suspicious/noArrayIndexKey: steps of a line have no other name

import type { Scene, Vec3 } from '@sandtable/legends';
import { Spot } from '../../../frame/spot.js';
import { called, inches } from '../city.js';
import type { Overlay } from '../laid.js';
import type { TableSay } from '../texts.js';
import { FACES, project, type Sheet } from './projection.js';

/** Lines, contacts and places, on all three drawings. */
export function Laid({ overlay, sheet, scene, t }: { overlay: Overlay; sheet: Sheet; scene: Scene; t: TableSay }) {
  const { line, contacts, spots, aim, cursor, rings, refused } = overlay;
  return (
    <g className={refused ? 'laid refused' : 'laid'}>
      {FACES.map((face) => {
        const dot = (place: Vec3) => project(sheet, face, place);
        return (
          <g key={face} aria-hidden="true">
            {line.map(({ way, from, to }, i) => {
              const [a, b] = [dot(from), dot(to)];
              return (
                <g key={`${i} ${way}`}>
                  <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="way-under" />
                  <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={`way ${way}`} />
                  <circle cx={b.x} cy={b.y} r="9" className={`way-end ${way}`} />
                </g>
              );
            })}
            {contacts.map((contact, i) => {
              const { x, y } = dot([contact.at[0], contact.at[1], contact.at[2] + (face === 'plan' ? 0 : 0.6)]);
              return (
                <g
                  key={`${contact.step} ${contact.piece ?? contact.thing} ${contact.inches}`}
                  transform={`translate(${x} ${y})`}
                >
                  <path
                    d="M0 -15L4 -5L15 -6L7 2L11 13L0 7L-11 13L-7 2L-15 -6L-4 -5z"
                    className={contact.bump ? 'contact bump' : 'contact'}
                  />
                  <text y="5" className="contact-number">
                    {i + 1}
                  </text>
                </g>
              );
            })}
            {aim && <Aim from={dot(aim.from)} to={dot(aim.to)} hits={aim.hits.map(({ at }) => dot(at))} />}
            {rings.map((at) => (
              <circle key={at.join(' ')} cx={dot(at).x} cy={dot(at).y} r="34" className="look-here" />
            ))}
            {cursor && (
              <path
                d="M-16 0H-5M5 0H16M0 -16V-5M0 5V16"
                className="cross-hairs"
                transform={`translate(${dot(cursor).x} ${dot(cursor).y})`}
              />
            )}
          </g>
        );
      })}
      {spots.map(({ at, label, choose }, i) => {
        const { x, y } = project(sheet, 'plan', at);
        return (
          <g key={`${i} ${label}`} transform={`translate(${x} ${y})`}>
            <Spot className="place" at={label} tab={false} label={label} onChoose={choose}>
              <circle r="17" className="reachable" />
              <circle r="8" className="place-dot" />
              {at[2] > 0.01 && (
                <text y="-14" className="place-height" aria-hidden="true">
                  {inches(at[2])}
                </text>
              )}
              <title>{label}</title>
            </Spot>
          </g>
        );
      })}
      {contacts.length > 0 && (
        <title>{contacts.map(({ thing, piece }) => called(scene, piece ?? thing, t)).join(', ')}</title>
      )}
    </g>
  );
}

interface XY {
  readonly x: number;
  readonly y: number;
}

function Aim({ from, to, hits }: { readonly from: XY; readonly to: XY; readonly hits: readonly XY[] }) {
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="aim" />
      <circle cx={to.x} cy={to.y} r="8" className="aim-end" />
      {hits.map(({ x, y }, i) => (
        <path key={i} d="M-9 -9L9 9M-9 9L9 -9" className="aim-hit" transform={`translate(${x} ${y})`} />
      ))}
    </>
  );
}
