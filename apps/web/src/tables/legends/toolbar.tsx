import { LineIcon } from '../../kit/line-icon.js';
import { inches } from './city.js';
import type { TableSay } from './texts.js';

export type ViewId = '3d' | 'plan';
export const CAMERAS = ['free', 'top', 'side'] as const;
export type Camera = (typeof CAMERAS)[number];

let able: boolean | null = null;

/** Whether this browser draws in three dimensions. Asked once. */
export function drawsIn3d(): boolean {
  if (able === null) {
    const context = document.createElement('canvas').getContext('webgl2');
    able = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return able;
}

interface ToolbarProps {
  readonly view: ViewId;
  readonly onView: (view: ViewId) => void;
  readonly camera: Camera;
  readonly onCamera: (camera: Camera) => void;
  /** Height up to which buildings are shown; null for all of them. */
  readonly cut: number | null;
  readonly onCut: (cut: number | null) => void;
  /** How high the city is. */
  readonly high: number;
  readonly t: TableSay;
}

export function Toolbar({ view, onView, camera, onCamera, cut, onCut, high, t }: ToolbarProps) {
  return (
    <>
      {drawsIn3d() ? (
        <>
          <button type="button" aria-pressed={view === '3d'} onClick={() => onView('3d')}>
            <LineIcon d="M10 2L17 6V14L10 18L3 14V6zM10 10V18M10 10L3 6M10 10L17 6" />
            <span>{t('view3d')}</span>
          </button>
          <button type="button" aria-pressed={view === 'plan'} onClick={() => onView('plan')}>
            <LineIcon d="M3 3H17V17H3zM3 11H10V17M10 3V8H17" />
            <span>{t('viewPlan')}</span>
          </button>
        </>
      ) : (
        <span className="no-webgl">{t('noWebgl')}</span>
      )}
      {view === '3d' &&
        CAMERAS.map((one) => (
          <button key={one} type="button" aria-pressed={camera === one} onClick={() => onCamera(one)}>
            <span>{t(`camera${one === 'free' ? 'Free' : one === 'top' ? 'Top' : 'Side'}`)}</span>
          </button>
        ))}
      <label className="cut">
        <span>
          {t('cutLabel')} <b>{cut === null ? t('cutAll') : inches(cut)}</b>
        </span>
        <input
          type="range"
          min="1"
          max={high}
          step="1"
          value={cut ?? high}
          onChange={(event) => onCut(Number(event.target.value) >= high ? null : Number(event.target.value))}
        />
      </label>
    </>
  );
}
