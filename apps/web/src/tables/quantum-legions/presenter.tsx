import type { Decision, HexName, Place, Point, Seat, View } from '@sandtable/quantum-legions';
import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react';
import { seatsNamed } from '../../frame/names.js';
import type { Answer, Ask, TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import type { LogEntry, Refused } from '../../frame/sitting.js';
import { BoardMenu, ConfirmSheet, type Menu, type Where } from '../../kit/board-menu.js';
import { Keys } from '../../kit/keys.js';
import { switchTextBoard, useSettings } from '../../settings.js';
import { frameText } from '../../text/frame.js';
import { answersFor, nameOf, wordsFor } from './ask.js';
import { Board, type By } from './board.js';
import { OrderIcon } from './counter.js';
import { HexCard, OddsCard, SightCard, UnitCard } from './detail.js';
import { useKnown } from './known.js';
import { marksOf, unitsShown } from './marks.js';
import { OVERLAYS, type OverlayId, useOverlay } from './overlay.js';
import { Roster } from './roster.js';
import { spokenOf } from './spoken.js';
import { attemptOnPlace, attemptOnUnit, spotsOf } from './spots.js';
import { useStage } from './stage.js';
import { Status } from './status.js';
import { middleOf } from './tabletop.js';
import { namesFor, pointedAt, ringed, sideName, tellingOf } from './telling.js';
import { TextBoard } from './textboard.js';
import { type TableKey, tableText } from './texts.js';
import { Legend, OVERLAY_KEYS, Toolbar } from './toolbar.js';
import { called, forceName, percent, placeKey, placeName, unitOf } from './units.js';
import { useDeployment } from './use-deployment.js';
import { useWay } from './use-way.js';
import './table.css';

// Quantum Legions on the frame: draws the view, offers the referee's options where they lie on the board. No rule is worked
// out here: reach, odds and refusals are asked for.

/** Only a standard game begins without a board. */
const SettingUp = lazy(async () => ({ default: (await import('./setting-up/setting-up.js')).SettingUp }));

function useTable({ sitting, moment, language, pointAt }: TableProps): TableParts {
  const t = tableText(language);
  const frame = frameText(language);
  const { counters, textBoard } = useSettings();
  const view = moment.view as View;
  const options = moment.options as readonly Decision[];
  const kind = moment.question?.kind ?? null;
  const asked = { view, question: moment.question, options, asides: moment.asides as readonly Decision[] };
  const tabletop = view.match.config.miniatures === 'tabletop';

  const known = useKnown(sitting, moment);
  const stage = useStage({ sitting, moment, faces: counters, t });
  const [advised, setAdvised] = useState<Decision | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [hover, setHover] = useState<Place | null>(null);
  const [cursorAt, setCursor] = useState<Place | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [aim, setAim] = useState<{ readonly target: string; readonly at: Where } | null>(null);
  const [overlay, setOverlay] = useState<OverlayId | null>(null);
  /** From where one looks, if not from the unit. */
  const [origin, setOrigin] = useState<Place | null>(null);
  const [showKeys, setShowKeys] = useState(false);

  // A new moment: what was begun in the old one is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options change only with the moves
  useEffect(() => {
    setMenu(null);
    setAim(null);
    setSelected(null);
  }, [moment.at, kind]);

  /** Whoever answered in a menu goes on where it was opened. */
  const backToBoard = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        document.querySelector<SVGElement>('.picture [tabindex="0"]')?.focus({ preventScroll: true });
    });
  const closeMenu = () => {
    setMenu(null);
    setAim(null);
    backToBoard();
  };
  const answer = (decision: Decision) => {
    closeMenu();
    void sitting.answer(decision);
  };
  /** Asks why something is not allowed; the referee cites the rule. There is no asking in the past, nor for who only watches. */
  const refused = async (decision: Decision): Promise<boolean> => {
    if (!sitting.plays || sitting.current()?.past) return true;
    const found = await sitting.query<{ refusal: Refused | null }>('why', { decision });
    if (found?.refusal) sitting.refuse(found.refusal);
    return found?.refusal != null;
  };

  const spots = spotsOf(options);
  const { draft, ...deployment } = useDeployment({ moment, refused, t });
  const { way, ...measured } = useWay({ sitting, moment, spots, answer, t });
  const units = unitsShown(view, kind === 'Deploy' ? draft : null);
  const placeOf = (id: string | null | undefined): Place | null =>
    (id && units.find((unit) => unit.id === id)?.hex) || null;
  const acting = view.activation?.unit ?? null;
  const start = placeOf(acting) ?? units.find(({ owner, hex }) => owner === view.seat && hex !== null)?.hex;
  const cursor = cursorAt ?? start ?? (tabletop ? middleOf(view.match.config.tabletopScale) : 'G7');
  const marks = marksOf({ view, kind, spots, known, draft, selected, t });

  const about = selected ?? acting ?? pointed;
  const laid = useOverlay({
    sitting,
    view,
    at: moment.at,
    id: overlay,
    unit: about ? unitOf(view, about) : null,
    from: origin ?? placeOf(selected ?? acting) ?? (overlay === 'sight' ? cursor : null),
    to: hover ?? cursor,
    t,
  });

  const isIdle = (decision: Decision) => decision.type === 'Activate' && known.idle.has(decision.unit);
  const offer = (choices: readonly Decision[], title: string, at: Where) => {
    if (choices.length === 1 && !isIdle(choices[0]!)) answer(choices[0]!);
    else
      setMenu({
        title,
        at,
        items: choices.map((choice) => {
          const order = choice.type === 'IssueOrder' || choice.type === 'ActivateOnInitiative' ? choice.order : null;
          return {
            label: order ? t(order) : nameOf(choice, view, t),
            icon: order && <OrderIcon type={order} />,
            ...(isIdle(choice) && { note: t('nobodyToAttack') }),
            choose: () => answer(choice),
          };
        }),
      });
  };

  const onUnit = (id: string, at: Where, by: By) => {
    sitting.forgive();
    const choices = spots.units.get(id);
    if (kind === 'Deploy' && draft.has(id)) {
      setSelected(selected === id ? null : id);
      return;
    }
    if (choices && kind === 'Attack' && by === 'touch' && aim?.target !== id) {
      setPointed(id);
      setAim({ target: id, at });
      return;
    }
    setSelected(id);
    if (choices) return offer(choices, called(view, id), at);
    if (kind === 'Deploy' && selected) void deployAt(unitOf(view, id).hex!);
    else void refused(attemptOnUnit(kind, view, id));
  };

  const deployAt = async (place: Place) => {
    if (selected && (await deployment.move(selected, place))) setSelected(null);
  };

  const onPlace = (place: Place, at: Where) => {
    sitting.forgive();
    setMenu(null);
    setCursor(place);
    if (kind === 'Deploy' && selected) return void deployAt(place);
    if (tabletop && kind === 'MoveUnit') return void measured.measure(place as Point);
    const choices = typeof place === 'string' ? spots.hexes.get(place) : undefined;
    if (choices) return offer(choices, placeName(place), at);
    setSelected(null);
    void refused(attemptOnPlace(kind, view, place));
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const wished = OVERLAYS.find((id) => OVERLAY_KEYS[id] === key);
    if (wished) setOverlay(overlay === wished ? null : wished);
    else if (key === 'o') {
      setOrigin(placeKey(origin ?? '') === placeKey(cursor) ? null : cursor);
      setOverlay('sight');
    } else if (key === 'b') switchTextBoard();
    else if (key === '?') setShowKeys(true);
    else if (key === 'escape') {
      setSelected(null);
      measured.forget();
      setOrigin(null);
      setOverlay(null);
      sitting.forgive();
    } else return false;
    return true;
  };

  const describe = (place: Place): string => {
    if (typeof place !== 'string')
      return [placeName(place), way && placeKey(way.path.at(-1)!) === placeKey(place) ? way.note : '']
        .filter(Boolean)
        .join(', ');
    const mark = marks.hexes.get(place);
    const ground = `${place}, ${t(view.board?.terrain[place] ?? 'open')}`;
    const cell = laid?.cells.get(place);
    return [mark?.label ?? ground, goals.some((hex) => hex === place) ? t('goal') : '', cell?.label ?? '']
      .filter(Boolean)
      .join(', ');
  };

  const goals = view.match.scenario?.objectives.map(({ hex }) => hex) ?? [];
  const shown = pointed ?? selected ?? acting;
  const shownUnit = units.find(({ id, hex }) => (shown ? id === shown : hex !== null && hex === cursorAt));
  const odds = (target: string) => {
    const attack = known.attacks.get(target);
    return attack && acting ? <OddsCard view={view} attack={attack} unit={acting} target={target} t={t} /> : null;
  };

  return {
    status: <Status view={view} plays={sitting.plays} t={t} />,
    board: !view.board ? (
      <Suspense fallback={null}>
        <SettingUp
          key={kind}
          sitting={sitting}
          view={view}
          kind={kind}
          options={options}
          onAnswer={answer}
          language={language}
        />
      </Suspense>
    ) : (
      <>
        <Toolbar laid={overlay} onLay={setOverlay} onKeys={() => setShowKeys(true)} t={t} />
        <div className="board-row">
          <Board
            view={view}
            units={units}
            faces={counters}
            marks={marks}
            selected={selected ?? pointed}
            acting={acting}
            goals={goals}
            trail={trailOf(moment.log)}
            ringed={pointAt ? pointedAt(pointAt, view) : ringed(advised, view)}
            laid={laid}
            cursor={cursor}
            zone={
              (kind === 'Deploy' && known.room.find(({ unit }) => unit === (selected ?? [...draft.keys()][0]))?.zone) ||
              null
            }
            way={way}
            onCursor={setCursor}
            onHover={setHover}
            onPlace={onPlace}
            onUnit={onUnit}
            onPointAt={setPointed}
            onKey={onKey}
            describe={describe}
            stage={stage.picture}
            t={t}
          >
            {stage.tray}
            {laid && <Legend laid={laid} t={t} />}
            {menu && <BoardMenu key={menu.title} menu={menu} close={closeMenu} leave={frame('close')} />}
            {aim && (
              <ConfirmSheet
                key={aim.target}
                title={t('attack', { unit: called(view, aim.target) })}
                at={aim.at}
                yes={t('attack', { unit: aim.target })}
                no={frame('cancel')}
                choose={() => answer({ type: 'Attack', target: aim.target })}
                close={closeMenu}
              >
                {odds(aim.target)}
              </ConfirmSheet>
            )}
          </Board>
          {textBoard === 'shown' && (
            <TextBoard
              sitting={sitting}
              moment={moment}
              view={view}
              units={units}
              kind={kind}
              spots={spots}
              known={known}
              chosen={selected ?? acting}
              onChosen={(id) => {
                sitting.forgive();
                setSelected(id);
              }}
              onAnswer={answer}
              t={t}
            />
          )}
        </div>
        {showKeys && (
          <Keys
            title={frame('keys')}
            text={t('keysText')}
            rows={KEYS.map(([keys, says]) => [keys, t(says)])}
            close={() => setShowKeys(false)}
          />
        )}
      </>
    ),
    roster: <Roster plays={sitting.plays} view={{ ...view, units }} faces={counters} onPoint={setPointed} t={t} />,
    ask: askOf(),
    detail: detailOf(),
    names: namesFor(view, t),
    spoken: (entries) => spokenOf(entries, view, t),
    ending: endingOf(),
  };

  function detailOf() {
    const attack = shown && !aim ? odds(shown) : null;
    if (attack) return attack;
    if (laid?.line) return <SightCard line={laid.line} onFrom={setOrigin} t={t} />;
    if (shownUnit) return <UnitCard view={view} unit={shownUnit} faces={counters} t={t} />;
    return cursorAt !== null && typeof cursorAt === 'string' ? (
      <HexCard view={view} hex={cursorAt as HexName} said={describe(cursorAt)} t={t} />
    ) : null;
  }

  function askOf(): Ask {
    const telling = kind === null ? {} : { telling: tellingOf(view, kind, sitting, setAdvised, t) };
    const words = { ...wordsFor(asked, t), ...telling };
    const answers: Answer[] = answersFor(asked, t).map((button) => {
      const decision = button.answer as Decision;
      const unit = decision.type === 'Attack' ? decision.target : 'unit' in decision ? decision.unit : null;
      const attack =
        decision.type === 'Attack' && decision.target !== null ? known.attacks.get(decision.target) : undefined;
      return {
        ...button,
        ...(unit !== null && { onPoint: (on: boolean) => setPointed(on ? unit : null) }),
        ...(attack && { note: t('destroys', { chance: percent(attack.odds.destroyed) }) }),
        ...(isIdle(decision) && { note: t('nobodyToAttack') }),
      };
    });
    if (kind === 'Deploy') {
      const place = tabletop ? 'askDeployPoint' : 'askDeployPlace';
      const text = selected ? t(place, { unit: called(view, selected) }) : words.text;
      return { ...words, text, answers: [...deployment.answers(), ...answers] };
    }
    if (!way) return { ...words, answers };
    const others = answers.filter(({ tone }) => tone !== 'plain');
    return { ...words, text: t('askWay'), answers: [...measured.answers(way), ...others] };
  }

  function endingOf(): TableParts['ending'] {
    if (!view.result || view.seat === null) return null;
    const { winner, rule, by } = view.result;
    const [own, other] = view.seat === 'A' ? (['A', 'B'] as const) : (['B', 'A'] as const);
    return {
      title:
        winner !== 'draw' && !sitting.plays
          ? t('wonBy', { side: forceName(view, winner) })
          : t(winner === 'draw' ? 'draw' : winner === view.seat ? 'won' : 'lost'),
      text: [
        t(`ended_${by}`),
        t('final', { own: view.seats[own].vpEarned, other: view.seats[other].vpEarned, turn: view.turn }),
      ].join(' '),
      rule,
    };
  }
}

const KEYS: readonly (readonly [keys: readonly string[], says: TableKey])[] = [
  [['←', '→', '↑', '↓'], 'keyMove'],
  [['Enter'], 'keyChoose'],
  [['N', 'P'], 'keyNext'],
  [['R', 'G', 'S', 'C', 'T'], 'keyOverlays'],
  [['O'], 'keyOrigin'],
  [['B'], 'keyText'],
  [['+', '−', '0'], 'keyZoom'],
  [['Esc'], 'keyEscape'],
];

/** The way of the last move, while it is the last thing that went anywhere. */
function trailOf(log: readonly LogEntry[]): readonly Place[] {
  const last = log.findLast(({ event }) => event.type === 'unitMoved' || event.type === 'turnBegan')?.event;
  if (last?.type !== 'unitMoved') return [];
  return [last.from as Place, ...(last.path as readonly Place[])];
}

export const presenter: TablePresenter = {
  ruleset: 'quantum-legions',
  useTable,
  told: ({ text }, view) => seatsNamed(text, (seat) => sideName(view as View, seat as Seat)),
  sideName: (view, seat) => sideName(view as View, seat as Seat),
  newGame: async () => (await import('./new-game/index.js')).newGame,
  lesson: async () => (await import('./lesson.js')).lesson,
};
