import { ACTION, type Card, type Genre, tablesOf, type View } from '@sandtable/legendary-battles';
import { jitter, n } from '../../ground/strokes.js';
import { classes } from '../../kit/board.js';
import type { Language } from '../../text/language.js';
import { actionDoes, actionName, driftOf, situationDoes, situationName, situationWhen, titleOf } from './card-words.js';
import { ACTION_EMBLEMS, SITUATION_EMBLEMS } from './emblems.js';
import './cards.css';

// A card as it looks in the hand: a picture, the Action, the Situation, and what chance reads on it. All of it scales with the size of
// its letters.

type Mood = 'move' | 'fire' | 'fight' | 'mend' | 'hold' | 'sky' | 'magic';

const MOODS: Readonly<Record<(typeof ACTION)[keyof typeof ACTION]['kind'], Mood>> = {
  move: 'move',
  fire: 'fire',
  fireMove: 'fire',
  assault: 'fight',
  melee: 'fight',
  recover: 'mend',
  stance: 'hold',
  indirect: 'fire',
  airStrike: 'sky',
  swoop: 'sky',
  cast: 'magic',
  basic: 'move',
};

export const moodOf = ({ action }: Pick<Card, 'action'>): Mood => MOODS[ACTION[action].kind];

/** A landscape of its own for each title, with what the card does standing in front of it. */
export function CardArt({ card, genre }: { readonly card: Card; readonly genre: Genre }) {
  const seed = [...card.title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 7);
  const random = jitter(seed);
  const ridge = (base: number, high: number): string => {
    const dots = Array.from({ length: 7 }, (_, i) => `${n(i * 20)} ${n(base - random() * high)}`);
    return `M0 76V${n(base)}L${dots.join('L')}V76Z`;
  };
  const [far, near] = [ridge(44, 18), ridge(60, 12)];
  const sun = { x: 20 + random() * 80, y: 14 + random() * 14, r: 7 + random() * 5 };
  const trees = Array.from({ length: 5 }, () => ({ x: random() * 120, h: 8 + random() * 9 }));
  return (
    <svg
      className={`card-art ${genre} ${moodOf(card)}`}
      viewBox="0 0 120 76"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="art-sky" width="120" height="76" />
      <path
        className="art-rays"
        d={Array.from(
          { length: 9 },
          (_, i) =>
            `M${n(sun.x)} ${n(sun.y)}L${n(sun.x + 160 * Math.cos(i * 0.7))} ${n(sun.y + 160 * Math.sin(i * 0.7))}L${n(sun.x + 160 * Math.cos(i * 0.7 + 0.28))} ${n(sun.y + 160 * Math.sin(i * 0.7 + 0.28))}Z`,
        ).join('')}
      />
      <circle className="art-sun" cx={n(sun.x)} cy={n(sun.y)} r={n(sun.r)} />
      <path className="art-far" d={far} />
      <path className="art-near" d={near} />
      <path
        className="art-trees"
        d={trees
          .map(({ x, h }) =>
            genre === 'fantasy'
              ? `M${n(x)} 76l${n(h * 0.35)} ${n(-h * 1.5)}l${n(h * 0.35)} ${n(h * 1.5)}Z`
              : `M${n(x)} 76v${n(-h)}h${n(h * 0.5)}v${n(-h * 0.4)}h${n(h * 0.4)}v${n(h * 1.4)}Z`,
          )
          .join('')}
      />
      <g transform="translate(60 38) scale(2.1)">
        <circle className="art-disc" r="16" />
        <path className="art-emblem under" d={ACTION_EMBLEMS[card.action]} />
        <path className="art-emblem" d={ACTION_EMBLEMS[card.action]} />
      </g>
    </svg>
  );
}

export function Emblem({ d, size = '1.25em' }: { readonly d: string; readonly size?: string }) {
  return (
    <svg className="emblem" viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

interface FaceProps {
  readonly card: Card;
  readonly genre: Genre;
  readonly language: Language;
  /** What of it can be played now. */
  readonly now?: { readonly action: boolean; readonly situation: boolean };
  /** With what it does in words: there is room for it. */
  readonly large?: boolean;
}

export function CardFace({ card, genre, language, now, large = false }: FaceProps) {
  const { action, situation } = card;
  return (
    <span className={classes('face', genre, moodOf(card), large && 'large')}>
      <span className="face-title">{titleOf(card, language)}</span>
      <CardArt card={card} genre={genre} />
      <span className={classes('face-half action', now && (now.action ? 'legal' : 'barred'))}>
        <Emblem d={ACTION_EMBLEMS[action]} />
        <span>
          <b>{actionName(action, language)}</b>
          {large && <small>{actionDoes(action, language)}</small>}
        </span>
      </span>
      <span className={classes('face-half situation', now && (now.situation ? 'legal' : 'barred'))}>
        <Emblem d={SITUATION_EMBLEMS[situation]} />
        <span>
          <b>{situationName(situation, genre, language)}</b>
          {large && (
            <small>
              {situationDoes(situation, language)} <i>{situationWhen(situation, language)}</i>
            </small>
          )}
        </span>
      </span>
      <span className="face-chance" aria-hidden="true">
        <span className="cr">
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M0 -11l2.9 5l5.6 -1.6l-1.6 5.6l5 2.9l-5 2.9l1.6 5.6l-5.6 -1.6l-2.9 5l-2.9 -5l-5.6 1.6l1.6 -5.6l-5 -2.9l5 -2.9l-1.6 -5.6l5.6 1.6z" />
          </svg>
          <b>{card.cr}</b>
        </span>
        <span className="nv">
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M0 -10l9 3q0 12 -9 17q-9 -5 -9 -17z" />
          </svg>
          <b>{card.nv}</b>
        </span>
        <span className="card-drift">{driftOf(card) || '·'}</span>
      </span>
    </span>
  );
}

/** The back of a card of a side. */
export function CardBack({ own, genre }: { readonly own: boolean; readonly genre: Genre }) {
  return (
    <svg className={`card-back ${own ? 'own' : 'enemy'} ${genre}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="6" />
      <rect className="back-frame" x="5" y="5" width="50" height="74" rx="4" />
      <path
        className="back-lines"
        d={Array.from({ length: 9 }, (_, i) => `M5 ${5 + i * 9.3}L55 ${79 - i * 9.3}`).join('')}
      />
      <circle className="back-disc" cx="30" cy="42" r="14" />
      <path
        className="back-emblem"
        transform="translate(30 42) scale(0.85)"
        d={genre === 'combat' ? ACTION_EMBLEMS.ADV : ACTION_EMBLEMS.BRC}
      />
    </svg>
  );
}

export const genreOf = (view: View): Genre => tablesOf(view).genre;
