import type { Decision, HexName, Place, Point, QuestionKindId, Seat, View } from '@sandtable/quantum-legions';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { seatsNamed } from '../../frame/names.js';
import type { Answer, Ask, TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import type { LogEntry } from '../../frame/sitting.js';
import type { By } from '../../kit/board.js';
import { ConfirmSheet, type Where } from '../../kit/board-menu.js';
import { endingTitle } from '../../kit/ending.js';
import { headKey, useDropped, useHead } from '../../kit/head.js';
import { OverlayTools } from '../../kit/overlay-tools.js';
import { HeadMenu, TableShell } from '../../kit/shell.js';
import { useSettings } from '../../settings.js';
import { frameText } from '../../text/frame.js';
import { answersFor, nameOf, wordsFor } from './ask.js';
import { Board } from './board.js';
import { OrderIcon } from './counter.js';
import { HexCard, OddsCard, SightCard, UnitCard } from './detail.js';
import { useKnown } from './known.js';
import { Legend } from './legend.js';
import { marksOf, unitsShown } from './marks.js';
import { OVERLAYS, type OverlayId, useOverlay } from './overlay.js';
import { Roster } from './roster.js';
import { sceneOf } from './scene.js';
import { spokenOf } from './spoken.js';
import { attemptOnPlace, attemptOnUnit, spotsOf } from './spots.js';
import { useStage } from './stage.js';
import { Status } from './status.js';
import { middleOf } from './tabletop.js';
import { namesFor, pointedAt, ringed, sideName, tellingOf } from './telling.js';
import { TextBoard } from './textboard.js';
import { type TableKey, type TableSay, tableText } from './texts.js';
import { called, forceName, percent, placeKey, placeName, unitOf } from './units.js';
import { useDeployment } from './use-deployment.js';
import { useWay } from './use-way.js';
import './table.css';

// Quantum Legions on the frame: draws the view, offers the referee's options where they lie on the board. No rule is worked
// out here: reach, odds and refusals are asked for.

/** Only a standard game begins without a board. */
const SettingUp = lazy(async () => ({ default: (await import('./setting-up/setting-up.js')).SettingUp }));

function useTable(props: TableProps): TableParts {
  const { sitting, moment, language, pointAt } = props;
  const t = tableText(language);
  const frame = frameText(language);
  const { counters } = useSettings();
  const view = moment.view as View;
  const head = useHead<Decision, QuestionKindId, OverlayId>(sitting, moment);
  const { kind, options, pointed, setPointed } = head;
  const tabletop = view.match.config.miniatures === 'tabletop';

  const known = useKnown(sitting, moment);
  const stage = useStage(props, counters);
  const [hover, setHover] = useState<Place | null>(null);
  const [cursorAt, setCursor] = useState<Place | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [aim, setAim] = useState<{ readonly target: string; readonly at: Where } | null>(null);
  /** From where one looks, if not from the unit. */
  const [origin, setOrigin] = useState<Place | null>(null);
  useDropped(moment, () => {
    setAim(null);
    setSelected(null);
  });
  const answer = (decision: Decision) => {
    setAim(null);
    head.answer(decision);
  };
  const refused = (decision: Decision) => head.whyNot({ decision });

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
    id: head.overlay,
    unit: about ? unitOf(view, about) : null,
    from: origin ?? placeOf(selected ?? acting) ?? (head.overlay === 'sight' ? cursor : null),
    to: hover ?? cursor,
    t,
  });

  const isIdle = (decision: Decision) => decision.type === 'Activate' && known.idle.has(decision.unit);
  const offer = (choices: readonly Decision[], title: string, at: Where) => {
    if (choices.length === 1 && !isIdle(choices[0]!)) answer(choices[0]!);
    else
      head.setMenu({
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
    head.setMenu(null);
    setCursor(place);
    if (kind === 'Deploy' && selected) return void deployAt(place);
    if (tabletop && kind === 'MoveUnit') return void measured.measure(place as Point);
    const choices = typeof place === 'string' ? spots.hexes.get(place) : undefined;
    if (choices) return offer(choices, placeName(place), at);
    setSelected(null);
    void refused(attemptOnPlace(kind, view, place));
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (headKey(head, OVERLAYS, event)) return true;
    const key = event.key.toLowerCase();
    if (key === 'o') {
      setOrigin(placeKey(origin ?? '') === placeKey(cursor) ? null : cursor);
      head.setOverlay('sight');
    } else if (key === 'escape') {
      setSelected(null);
      measured.forget();
      setOrigin(null);
      head.setOverlay(null);
      sitting.forgive();
    } else return false;
    return true;
  };

  const goals: readonly string[] = view.match.scenario?.objectives.map(({ hex }) => hex) ?? [];
  const describe = (place: Place): string => {
    const said =
      typeof place !== 'string'
        ? [placeName(place), way && placeKey(way.path.at(-1)!) === placeKey(place) && way.note]
        : [
            marks.hexes.get(place)?.label ?? `${place}, ${t(view.board?.terrain[place] ?? 'open')}`,
            goals.includes(place) && t('goal'),
            laid?.cells.get(place)?.label,
          ];
    return said.filter(Boolean).join(', ');
  };

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
      <TableShell
        head={head}
        t={t}
        label={t('overlays')}
        tools={
          <OverlayTools
            overlays={OVERLAYS}
            laid={head.overlay}
            onLay={head.setOverlay}
            name={(id) => t(id === 'cover' ? 'coverName' : id)}
          />
        }
        keys={KEYS}
        keysText="keysText"
        board={
          <Board
            view={view}
            units={units}
            faces={counters}
            marks={marks}
            selected={selected ?? pointed}
            acting={acting}
            goals={goals}
            trail={trailOf(moment.log)}
            ringed={pointAt ? pointedAt(pointAt, view) : ringed(head.advised, view)}
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
            <HeadMenu head={head} />
            {aim && (
              <ConfirmSheet
                key={aim.target}
                title={t('attack', { unit: called(view, aim.target) })}
                at={aim.at}
                yes={t('attack', { unit: aim.target })}
                no={frame('cancel')}
                choose={() => answer({ type: 'Attack', target: aim.target })}
                close={() => {
                  setAim(null);
                  head.closeMenu();
                }}
              >
                {odds(aim.target)}
              </ConfirmSheet>
            )}
          </Board>
        }
        textBoard={() => (
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
      />
    ),
    roster: <Roster plays={sitting.plays} view={{ ...view, units }} faces={counters} onPoint={setPointed} t={t} />,
    ask: askOf(),
    detail: detailOf(),
    names: namesFor(view, t),
    spoken: (entries) => spokenOf(entries, view, t),
    ending: endingOf(view, sitting.plays, t),
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
    const asked = { view, question: moment.question, options, asides: head.asides };
    const telling = kind === null ? {} : { telling: tellingOf(view, kind, sitting, head.setAdvised, t) };
    const words = { ...wordsFor(asked, t), ...telling };
    const answers: Answer[] = answersFor(asked, t).map((button) => {
      const decision = button.answer as Decision;
      const unit = decision.type === 'Attack' ? decision.target : 'unit' in decision ? decision.unit : null;
      const attack = decision.type === 'Attack' && decision.target !== null && known.attacks.get(decision.target);
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
}

function endingOf(view: View, plays: boolean, t: TableSay): TableParts['ending'] {
  const { result, seat, seats, turn } = view;
  if (!result || seat === null) return null;
  const { winner, rule, by } = result;
  const final = { own: seats[seat].vpEarned, other: seats[seat === 'A' ? 'B' : 'A'].vpEarned, turn };
  return {
    title: endingTitle(winner === 'draw' ? null : winner, {
      own: plays ? seat : null,
      t,
      sideOf: (side) => forceName(view, side),
    }),
    text: `${t(`ended_${by}`)} ${t('final', final)}`,
    rule,
  };
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
  sceneOf: (news, before, _, language) => sceneOf(news, before as View, tableText(language)),
  told: ({ text }, view) => seatsNamed(text, (seat) => sideName(view as View, seat as Seat)),
  sideName: (view, seat) => sideName(view as View, seat as Seat),
  newGame: async () => (await import('./new-game/index.js')).newGame,
  lesson: async () => (await import('./lesson.js')).lesson,
};
