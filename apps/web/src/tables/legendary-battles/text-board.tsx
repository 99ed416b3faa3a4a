import type { Decision, UnitView, View } from '@sandtable/legendary-battles';
import { TextBoard as Shared, type TextRow } from '../../kit/text-board.js';
import type { Language } from '../../text/language.js';
import { type About, nameOf } from './ask.js';
import { actionName, situationName, titleOf } from './card-words.js';
import { type Candidate, cardNamed, type Plan } from './plan.js';
import type { TableSay } from './texts.js';
import { called, seatsOwnFirst, sideName, standing, unitOf } from './words.js';

interface Props {
  readonly view: View;
  readonly hand: readonly string[];
  readonly plan: Plan;
  readonly candidates: readonly Candidate[];
  readonly ableUnits: ReadonlySet<string>;
  readonly ableCards: ReadonlySet<string>;
  readonly describe: (zone: string) => string;
  readonly takeCard: (card: string) => void;
  readonly takeUnit: (unit: string) => void;
  readonly answer: (answer: Decision) => void;
  readonly about: About;
  readonly language: Language;
  readonly t: TableSay;
}

/** The battle in words: the hand, both sides' units with what each can be given, and every way to carry out what was chosen. */
export function TextBoard(props: Props) {
  const { view, hand, plan, candidates, ableUnits, ableCards, language, t } = props;
  const genre = view.match.scenario.genre;
  const cards: TextRow[] = hand.flatMap((id) => {
    const card = cardNamed(id);
    if (!card) return [];
    return [
      {
        id,
        name: titleOf(card, language),
        chosen: plan.card === id,
        choose: () => props.takeCard(id),
        cells: [
          actionName(card.action, language),
          situationName(card.situation, genre, language),
          t(ableCards.has(id) ? 'playable' : 'notPlayable'),
        ],
      },
    ];
  });
  const rowOf = (unit: UnitView): TextRow => ({
    id: unit.id,
    name: called(view, unit.id),
    chosen: plan.unit === unit.id,
    ...((unit.side === view.seat || ableUnits.has(unit.id)) && { choose: () => props.takeUnit(unit.id) }),
    cells: [unit.zone === null ? '' : props.describe(unit.zone), standing(view, unit, t).join(', ')],
  });
  // the same way with another facing is the same way
  const ways = [...new Map(candidates.map((one) => [`${one.spots.join(' ')} ${one.variant}`, one])).values()];
  return (
    <Shared
      title={t('textBoard')}
      tables={[
        ...(cards.length > 0 ? [{ caption: t('textHand'), rows: cards }] : []),
        ...(ways.length > 0
          ? [
              {
                caption: t('textWays'),
                rows: ways.map(({ answer, spots, variant }) => ({
                  id: `${spots.join(' ')} ${variant}`,
                  name: '',
                  does: [{ label: nameOf(answer, props.about), choose: () => props.answer(answer) }],
                  cells: [spots.map((spot) => placeIn(view, spot)).join(', ')],
                })),
              },
            ]
          : []),
        ...seatsOwnFirst(view).map((seat) => ({
          caption: sideName(view, seat),
          head: [t('unit'), t('textPlace'), t('textState')],
          rows: view.units.filter(({ side, condition }) => side === seat && condition !== 'eliminated').map(rowOf),
        })),
      ]}
    />
  );
}

/** Where a spot is. */
function placeIn(view: View, spot: string): string {
  const name = spot.slice(2);
  return spot.startsWith('u:') ? (unitOf(view, name)?.zone ?? '') : name;
}
