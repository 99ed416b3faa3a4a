// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: nothing in these groups can be focused
// biome-ignore-all lint/suspicious/noArrayIndexKey: steps of a line have no other name

import { type Scene, sidesOf, type Vec3 } from '@sandtable/legends';
import { Spot } from '../../../kit/spot.js';
import { called, inches, propsOf } from '../city.js';
import type { Overlay } from '../laid.js';
import type { TableSay } from '../texts.js';
import { FACES, project, type Sheet, scaleOf } from './projection.js';

/** Lines, contacts and places, on all three drawings. */
export function Laid({ overlay, sheet, scene, t }: { overlay: Overlay; sheet: Sheet; scene: Scene; t: TableSay }) {
  const { line, contacts, spots, aim, cursor, rings, refused } = overlay;
  return (
    <g className={refused ? 'laid refused' : 'laid'}>
      {FACES.map((face) => {
        const dot = (place: Vec3) => project(sheet, face, place);
        return (
          <g key={face} aria-hidden="true">
            {face === 'plan' && <ReachPatch rays={overlay.reach} dot={dot} />}
            {face === 'plan' && <Touching overlay={overlay} scene={scene} dot={dot} k={scaleOf(sheet, face)} />}
            <Falls overlay={overlay} dot={dot} />
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
              <title>{label}</title>
            </Spot>
            {at[2] > 0.01 && (
              <text y="-14" className="place-height" aria-hidden="true">
                {inches(at[2])}
              </text>
            )}
          </g>
        );
      })}
      <Labels overlay={overlay} sheet={sheet} />
      {contacts.length > 0 && (
        <title>{contacts.map(({ thing, piece }) => called(scene, piece ?? thing, t)).join(', ')}</title>
      )}
    </g>
  );
}

type ToDot = (place: Vec3) => XY;

/** How far the ground leads. */
function ReachPatch({ rays, dot }: { readonly rays: Overlay['reach']; readonly dot: ToDot }) {
  if (rays.length < 3) return null;
  const corners = rays.map(({ to }) => dot(to)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return <polygon points={corners.join(' ')} className="reach-patch" />;
}

/** The ring within which contact is, and who is in it; and the load that is being put down. */
function Touching({ overlay, scene, dot, k }: { overlay: Overlay; scene: Scene; dot: ToDot; k: number }) {
  const { hero, touching, posed } = overlay;
  const others = scene.heroes.filter(({ id, onTable }) => onTable && touching.includes(id));
  const prop = posed && propsOf(scene).find(({ piece }) => piece.id === posed.thing);
  const put = posed && dot([posed.pose.x, posed.pose.y, posed.pose.z]);
  const [w, d] = prop ? sidesOf(prop.kind, posed!.pose.lie) : [1, 1];
  return (
    <>
      {hero && (
        <circle cx={dot([hero.x, hero.y, 0]).x} cy={dot([hero.x, hero.y, 0]).y} r={k * 0.6} className="contact-ring" />
      )}
      {others.map(({ id, x, y }) => (
        <circle key={id} cx={dot([x, y, 0]).x} cy={dot([x, y, 0]).y} r={k * 0.78} className="contact-ring touched" />
      ))}
      {posed && put && (
        <rect
          x={(-w / 2) * k}
          y={(-d / 2) * k}
          width={w * k}
          height={d * k}
          className={posed.refused ? 'posed refused' : 'posed'}
          transform={`translate(${put.x} ${put.y}) rotate(${-posed.pose.yaw})`}
        />
      )}
    </>
  );
}

/** Where one would come down. */
function Falls({ overlay: { fall, aim }, dot }: { readonly overlay: Overlay; readonly dot: ToDot }) {
  const falls = [fall, aim?.landing ? { from: aim.to, landing: aim.landing } : null];
  return falls.map((one, i) => {
    if (!one) return null;
    const [a, b] = [dot(one.from), dot(one.landing.at)];
    return (
      <g key={i}>
        <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="way d" />
        <circle cx={b.x} cy={b.y} r="15" className="landing" />
      </g>
    );
  });
}

/** Inches and falls on the plan, one under the other where they would meet; what is hit has a number, and its words beside the board. */
function Labels({ overlay, sheet }: { readonly overlay: Overlay; readonly sheet: Sheet }) {
  const taken: XY[] = [];
  const told = overlay.labels.filter(({ tone }) => tone === 'way' || tone === 'fall');
  return (
    <g aria-hidden="true">
      {told.map(({ key, at, text, tone }) => {
        const { x, y: high } = project(sheet, 'plan', at);
        let y = high - 22;
        while (taken.some((one) => Math.abs(one.y - y) < 27 && Math.abs(one.x - x) < 240)) y += 27;
        taken.push({ x, y });
        return (
          <text key={key} x={x} y={y} className={`laid-label ${tone}`}>
            {text}
          </text>
        );
      })}
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
