import { RuleRef } from '../../frame/rule.js';
import { Slider } from '../../kit/setup/fields.js';
import { called } from './city.js';
import type { Hand } from './hand.js';

/** How a load is turned and laid before it is put down: point at the city for the side. */
export function PlacePanel({ hand }: { readonly hand: Hand }) {
  const { placing, scene, t } = hand;
  if (!placing) return null;
  const { thing, yaw, setYaw, lie, setLie, turns, lies, refusal } = placing;
  return (
    <div className="moment" data-testid="placing">
      <p>{t('placeHint', { thing: called(scene, thing, t) })}</p>
      {turns && <Slider label={t('turned')} says={<b>{yaw}°</b>} max={355} step={5} value={yaw} onChange={setYaw} />}
      {lies && (
        <fieldset className="compass">
          <legend>{t('lying')}</legend>
          {([0, 1, 2] as const).map((one) => (
            <button key={one} type="button" aria-pressed={lie === one} onClick={() => setLie(one)}>
              {t(`lie_${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      {refusal && (
        <p className="refused">
          {refusal.message} {refusal.rule && <RuleRef id={refusal.rule} />}
        </p>
      )}
    </div>
  );
}
