import {
  type AttackPreview,
  type Decision,
  ENDINGS,
  type QuestionKindId,
  type ResultLaw,
  type Seat,
  type View,
  type WindowAbout,
} from '@sandtable/legendary-battles';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Answer, Ask, TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import { RuleRef } from '../../frame/rule.js';
import type { Refused } from '../../frame/sitting.js';
import type { By } from '../../kit/board.js';
import type { Where } from '../../kit/board-menu.js';
import { endingTitle } from '../../kit/ending.js';
import { headKey, useHead } from '../../kit/head.js';
import { LineIcon } from '../../kit/line-icon.js';
import { OverlayTools } from '../../kit/overlay-tools.js';
import { HeadMenu, TableShell } from '../../kit/shell.js';
import { useAnswer } from '../../kit/use-answer.js';
import { percent } from '../../text/percent.js';
import { type About, nameOf, windowInWords, wordsFor } from './ask.js';
import { Board, type BoardProps } from './board.js';
import { Emblem } from './card-face.js';
import { actionName, situationName, titleOf } from './card-words.js';
import { ConductSheet } from './conduct.js';
import { OddsCard, ResultBars, SightCard, UnitCard, ZoneCard } from './detail.js';
import { SITUATION_EMBLEMS } from './emblems.js';
import { Hand, type Now } from './hand.js';
import { dotOf, layoutOf } from './map.js';
import { Legend } from './overlays.js';
import { DiscardSheet, Discards, Pile, ScenarioSheet } from './piles.js';
import {
  cardNamed,
  cardsFor,
  isUnitSpot,
  nameIn,
  ordersIn,
  type Spot,
  situationCards,
  unitSpot,
  unitsFor,
  zoneSpot,
} from './plan.js';
import { Roster } from './roster.js';
import { sceneOf } from './scene.js';
import { spokenOf } from './spoken.js';
import { useStage } from './stage.js';
import { Status } from './status.js';
import { Strip, type StripAnswer } from './strip.js';
import { cardOf, ringedBy, tellingOf } from './telling.js';
import { TextBoard } from './text-board.js';
import { type TableKey, type TableSay, tableText } from './texts.js';
import { told } from './told.js';
import { useAsking } from './use-conduct.js';
import { useDeployment } from './use-deployment.js';
import { OVERLAYS, type OverlayId, useOverlay } from './use-overlay.js';
import { usePlan, useTargets } from './use-plan.js';
import { called, seatsOwnFirst, sideName, signed, unitLabel, unitOf, zoneFacts } from './words.js';
import './table.css';

// Legendary Battles on the frame: the map, the hand, and what one is about to do. No rule is worked out here: options, reach, odds, sight
// and refusals are the referee's.

/** What the referee tells of a window. */
interface Reactions {
  readonly attack: { readonly column: number; readonly law: ResultLaw | null } | null;
  readonly cards: readonly {
    readonly card: string;
    readonly refusal: Refused | null;
    readonly blows: readonly { readonly unit: string; readonly column: number; readonly law: ResultLaw | null }[];
  }[];
}
interface HandUse {
  readonly id: string;
  readonly uses: readonly { readonly unit: string; readonly refusal: Refused | null }[];
}
type Targeted = AttackPreview & { readonly target: string };

function useTable(props: TableProps): TableParts {
  const { sitting, moment, language, pointAt = [] } = props;
  const t = tableText(language);
  const head = useHead<Decision, QuestionKindId, OverlayId>(sitting, moment);
  const { kind, options, pointed, setPointed } = head;
  const deployment = useDeployment(moment, t);
  const view = kind === 'Deploy' ? deployment.view : (moment.view as View);
  const layout = layoutOf(view.match);
  const genre = view.match.scenario.genre;
  const own = sitting.plays ? (view.seat as Seat) : null;
  const hand = view.seat === null ? [] : (view.players[view.seat].hand ?? []);
  const stage = useStage(props);
  const plans = usePlan(sitting, moment, head);
  const { plan, standing, action, ready, ghost } = plans;
  const [hover, setHover] = useState<string | null>(null);
  const [cursorAt, setCursor] = useState<string | null>(null);
  const [dragging, setDragging] = useState<string | null>(null);
  const [looked, setLooked] = useState<Seat | null>(null);
  const [placing, setPlacing] = useState<string | null>(null);
  const asking = useAsking(props);

  const relayed = kind === 'Relay' ? action : null;
  const about: About = { view, language, t, relayed };
  const windowed = kind === 'Situation' ? (moment.question!.data as WindowAbout) : null;
  const reactions = useAnswer<Reactions>(sitting, 'reactions', windowed ? { about: windowed } : null, moment.at);
  const uses = useAnswer<readonly HandUse[]>(sitting, 'hand', kind === 'Turn' ? {} : null, moment.at);
  const targets = useTargets<Targeted>(sitting, moment, plan, action);

  const playable = new Set(situationCards(options, hand));
  const taken = dragging ?? plan.card;
  const able: ReadonlySet<string> =
    kind === 'Turn'
      ? taken !== null
        ? unitsFor(options, taken, plan.basic)
        : new Set(options.flatMap((one) => (one.type === 'PlayAction' ? [one.unit] : [])))
      : kind === 'Relay'
        ? new Set((moment.question!.data as { readonly waiting: readonly string[] }).waiting)
        : kind === 'Situation' && dragging !== null
          ? unitsFor(options, dragging, false)
          : new Set();
  const suits = new Set(plan.unit === null || kind !== 'Turn' ? [] : cardsFor(options, hand, plan.unit));
  const nowOf = (card: string): Now => ({
    action: kind === 'Turn' && (plan.unit !== null ? suits.has(card) : unitsFor(options, card, false).size > 0),
    situation: playable.has(card),
  });

  const acting = windowed?.unit ?? null;
  const start =
    view.units.find(({ side, zone }) => side === (own ?? 'A') && zone !== null)?.zone ?? layout.tables.map.ids[0]!;
  const cursor = cursorAt ?? start;
  const focus = unitOf(view, plan.unit ?? placing ?? pointed);
  const laid = useOverlay({
    sitting,
    view,
    at: moment.at,
    id: head.overlay,
    unit:
      unitOf(view, plan.unit ?? null) ??
      focus ??
      unitOf(view, view.units.find(({ zone, side }) => zone === cursor && side === view.seat)?.id) ??
      null,
    to: hover ?? cursor,
    action,
    t,
  });

  const next = nextOf();
  const attackOn = (target: string | null | undefined): Targeted | undefined =>
    targets.find((one) => one.target === target && (one.refusal === null || next.has(unitSpot(one.target))));
  const targetPicked = plan.picks.find(isUnitSpot);
  const aimed = (pointed && attackOn(pointed)) || (targetPicked && attackOn(nameIn(targetPicked)));

  const onSpot = (spot: Spot, zone: string | null): boolean => {
    if (plan.picks.includes(spot) && ready) {
      plans.commit();
      return true;
    }
    if (standing.next.has(spot)) {
      plans.pick(spot);
      return true;
    }
    return zone !== null && onSpot(zoneSpot(zone), null);
  };
  const onUnit = (id: string, _: Where, __: By) => {
    sitting.forgive();
    setPointed(id);
    const unit = unitOf(view, id)!;
    if (kind === 'Deploy') return setPlacing(placing === id ? null : deployment.holds(id) ? id : null);
    if (onSpot(unitSpot(id), unit.zone)) return;
    if (kind === 'Relay' && able.has(id)) return plans.takeUnit(id);
    if (kind === 'Turn' && unit.side === view.seat) {
      if (plan.card !== null && !able.has(id)) {
        void head.whyNot({ unit: id, action: action ?? 'BAS', orders: {} });
        // whoever points at a target next is told why not that one
      }
      return plans.takeUnit(plan.unit === id && plan.card === null ? null : id);
    }
    const [only, ...others] = options.filter(
      (one) => one.type === 'PlaySituation' && (one.unit === id || one.recipients?.includes(id)),
    );
    if (kind === 'Situation' && only?.type === 'PlaySituation' && others.length === 0)
      return plans.takeBoth(only.card, id);
    plans.askWhy(unitSpot(id));
  };
  const onZone = (zone: string) => {
    sitting.forgive();
    setCursor(zone);
    if (kind === 'Deploy') {
      if (placing !== null) deployment.move(placing, zone);
      return;
    }
    if (onSpot(zoneSpot(zone), null)) return;
    if (plans.askWhy(zoneSpot(zone))) return;
    if (kind === 'Turn' && plan.card === null) plans.takeUnit(null);
  };
  const onCard = (card: string) => {
    sitting.forgive();
    if (plan.discards !== null) {
      const { discards } = plan;
      plans.setDiscards(discards.includes(card) ? discards.filter((one) => one !== card) : [...discards, card]);
      return;
    }
    if (kind === 'Situation' && !playable.has(card)) {
      const refusal = reactions?.cards.find((one) => one.card === card)?.refusal;
      if (refusal) sitting.refuse(refusal);
      return;
    }
    if (kind === 'Turn' || kind === 'Situation') plans.takeCard(card);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (headKey(head, OVERLAYS, event)) return true;
    const { key } = event;
    if (key === '[' || key === ']') {
      const by = key === ']' ? 1 : -1;
      if (placing !== null) deployment.turn(placing, by);
      else return plans.turnBy(by);
    } else if (/^[1-9]$/.test(key)) {
      const card = hand[Number(key) - 1];
      if (card === undefined) return false;
      onCard(card);
    } else if (key.toLowerCase() === 'x' && windowed) head.answer({ type: 'Pass' });
    else if (key === 'Escape') {
      plans.drop();
      setPlacing(null);
      head.setOverlay(null);
      sitting.forgive();
    } else return false;
    return true;
  };

  const describe = (zone: string): string =>
    [zone, ...zoneFacts(view, zone, t), laid?.cells.get(zone)?.label].filter(Boolean).join(', ');
  const ringed = [...ringedBy(head.advised), ...pointAt];
  const advisedCard = cardOf(head.advised) ?? pointAt.find((name) => name.startsWith('c:'))?.slice(2) ?? null;
  const words = wordsFor(moment, about);
  const answers = answersOf();

  return {
    status: <Status view={view} plays={sitting.plays} t={t} />,
    board: (
      <TableShell
        head={head}
        t={t}
        label={t('overlays')}
        tools={
          <>
            <OverlayTools overlays={OVERLAYS} laid={head.overlay} onLay={head.setOverlay} name={(id) => t(id)} />
            <button type="button" title={t('sheet')} onClick={() => head.setDialog('scenario')}>
              <LineIcon d="M4 2h9l3 3v13H4zM7 8h6M7 11h6M7 14h4" />
              <span>{t('sheetShort')}</span>
            </button>
          </>
        }
        keys={KEYS}
        keysText="keysText"
        board={
          <div className="battle-place">
            <Board
              view={view}
              next={next}
              picks={plan.picks}
              selected={plan.unit ?? placing ?? acting}
              pointed={pointed}
              ringed={ringed}
              ghost={ghost}
              laid={laid}
              aims={aimsOf()}
              cursor={cursor}
              action={actionShown()}
              dragging={dragging !== null}
              onCursor={setCursor}
              onHover={setHover}
              onZone={onZone}
              onUnit={onUnit}
              onPointAt={setPointed}
              onKey={onKey}
              describe={describe}
              label={(unit) => labelOf(unit.id)}
              stage={stage.picture}
              t={t}
            >
              {stage.tray}
              {laid && <Legend laid={laid} />}
              <HeadMenu head={head} />
            </Board>
            {sitting.plays && stripOf()}
            {view.seat !== null && handOf()}
            {looked && (
              <DiscardSheet
                sitting={sitting}
                view={view}
                at={moment.at}
                seat={looked}
                language={language}
                close={() => setLooked(null)}
                t={t}
              />
            )}
            {head.dialog === 'scenario' && <ScenarioSheet view={view} close={() => head.setDialog(null)} t={t} />}
            {head.dialog === 'conduct' && view.seat !== null && (
              <ConductSheet
                view={view}
                conduct={asking.wanted ?? view.players[view.seat].conduct}
                asked={kind !== null}
                asking={asking}
                close={() => head.setDialog(null)}
                genre={genre}
                language={language}
                t={t}
              />
            )}
          </div>
        }
        textBoard={() => (
          <TextBoard
            view={view}
            hand={hand}
            plan={plan}
            candidates={plans.candidates}
            ableUnits={able}
            ableCards={new Set(hand.filter((card) => nowOf(card).action || nowOf(card).situation))}
            describe={describe}
            takeCard={onCard}
            takeUnit={(unit) => (kind === 'Turn' || kind === 'Relay' ? plans.takeUnit(unit) : setPointed(unit))}
            answer={head.answer}
            about={about}
            language={language}
            t={t}
          />
        )}
      />
    ),
    roster: <Roster view={view} plays={sitting.plays} onPoint={setPointed} t={t} />,
    ask: askOf(),
    detail: detailOf(),
    names: {
      seat: (seat) =>
        seat === own ? t('youAs', { side: sideName(view, seat as Seat) }) : sideName(view, seat as Seat),
      throwKind: () => t('counted'),
    },
    spoken: (entries) => spokenOf(entries, view, language, t),
    ending: endingOf(view, own, t),
  };

  /** What can be picked on the map now. */
  function nextOf(): BoardProps['next'] {
    const marks = new Map<string, { look: 'reach' | 'target' | 'ready'; note?: string }>();
    for (const spot of standing.next) {
      const name = nameIn(spot);
      if (!isUnitSpot(spot)) {
        marks.set(spot, { look: 'reach' });
        continue;
      }
      const any = targets.find(({ target }) => target === name)?.any;
      const blow = reactions?.cards
        .find(({ card }) => card === plan.card)
        ?.blows.find(({ unit }) => unit === name)?.law;
      const chance = blow ? 1 - blow.NE : any;
      const enemy = unitOf(view, name)?.side !== view.seat;
      marks.set(spot, { look: enemy ? 'target' : 'ready', ...(chance != null && { note: percent(chance) }) });
    }
    if (marks.size === 0 && (plan.unit === null || dragging !== null) && plan.picks.length === 0)
      for (const unit of able) marks.set(unitSpot(unit), { look: 'ready' });
    return marks;
  }

  function labelOf(id: string): string {
    const unit = unitOf(view, id)!;
    const note = next.get(unitSpot(id))?.note;
    return [unitLabel(view, unit, t), note && t('anyEffect', { chance: note })].filter(Boolean).join(', ');
  }

  /** From whom at whom it goes. */
  function aimsOf(): BoardProps['aims'] {
    const shooter = plan.unit;
    const picked = plan.picks.filter(isUnitSpot).map(nameIn);
    if (shooter)
      return picked.filter((to) => unitOf(view, to)?.side !== view.seat).map((to) => ({ from: shooter, to }));
    if (windowed?.attack && windowed.foe && windowed.unit) return [{ from: windowed.foe, to: windowed.unit }];
    if (windowed?.window === 'W-STEP' && windowed.unit) return picked.map((from) => ({ from, to: windowed.unit! }));
    return [];
  }

  /** What small screens go to: what a window is about, or where the chosen unit could go. */
  function actionShown(): BoardProps['action'] {
    const spots = new Set<string>();
    const add = (id: string | null | undefined) => {
      const zone = unitOf(view, id)?.zone;
      if (zone) spots.add(zone);
    };
    if (windowed) {
      add(windowed.unit);
      add(windowed.foe);
      for (const option of options) if (option.type === 'PlaySituation') add(option.unit);
    } else if (plan.unit && standing.next.size > 0) {
      add(plan.unit);
      for (const spot of standing.next) {
        if (isUnitSpot(spot)) add(nameIn(spot));
        else spots.add(nameIn(spot));
      }
    }
    if (spots.size === 0) return null;
    const dots = [...spots].flatMap((zone) => {
      const { x, y } = dotOf(layout, zone);
      return [
        { x: x - AROUND, y: y - AROUND },
        { x: x + AROUND, y: y + AROUND },
      ];
    });
    return { key: `${moment.at} ${plan.unit} ${plan.card}`, dots, chosen: false };
  }

  function handOf(): ReactNode {
    const seat = view.seat!;
    return (
      <div className="hand-row">
        <div className="piles">
          <Pile view={view} seat={seat} t={t} />
        </div>
        <Hand
          view={view}
          hand={hand}
          nowOf={nowOf}
          chosen={plan.discards ?? (plan.card === null ? [] : [plan.card])}
          advised={advisedCard}
          onChoose={onCard}
          onDrop={(card, unit) => {
            sitting.forgive();
            if (plan.discards === null) plans.takeBoth(card, unit);
          }}
          onDrag={setDragging}
          about={aboutCard}
          language={language}
          t={t}
        />
        <div className="piles">
          {seatsOwnFirst(view).map((one) => (
            <Discards key={one} view={view} seat={one} language={language} onLook={() => setLooked(one)} t={t} />
          ))}
        </div>
      </div>
    );
  }

  /** For whom a card can be played now, and why not for the others. */
  function aboutCard(id: string): ReactNode {
    if (windowed) {
      const refusal = reactions?.cards.find(({ card }) => card === id)?.refusal;
      if (playable.has(id)) return <p className="yes">{t('legalHere')}</p>;
      return refusal ? <Why refusal={refusal} /> : null;
    }
    const found = uses?.find((one) => one.id === id)?.uses;
    if (!found) return null;
    const yes = found.filter(({ unit }) => unitsFor(options, id, false).has(unit));
    const no = found.filter((one) => !yes.includes(one) && one.refusal && isPlaying(one.unit));
    const reasons = new Map(no.map(({ refusal }) => [refusal!.rule, refusal!]));
    return (
      <ul>
        {yes.length > 0 && <li className="yes">{yes.map(({ unit }) => called(view, unit)).join(', ')}</li>}
        {[...reasons.values()].slice(0, 4).map((refusal) => (
          <li key={refusal.rule} className="no">
            {no
              .filter((one) => one.refusal!.rule === refusal.rule)
              .map(({ unit }) => called(view, unit))
              .join(', ')}
            : {refusal.message} <small>{refusal.rule}</small>
          </li>
        ))}
      </ul>
    );
  }
  function isPlaying(id: string): boolean {
    const unit = unitOf(view, id);
    return unit !== undefined && unit.condition !== 'eliminated' && !unit.exited;
  }

  function stripOf(): ReactNode {
    const label = t('question');
    const gear = (
      <button
        type="button"
        className="quiet gear"
        aria-label={t('conduct')}
        title={t('conduct')}
        onClick={() => head.setDialog('conduct')}
      >
        <LineIcon d="M3 6h9M3 10h6M3 14h9M13.5 9l2 2l3 -4M14 15h4" />
      </button>
    );
    if (moment.past || view.step === 'over') return <Strip look="idle" text="" answers={[]} label={label} />;
    if (windowed) {
      const cards = [...playable];
      const chosen = plan.card !== null;
      const text = (
        <>
          {windowInWords(windowed, about)}{' '}
          {reactions?.attack?.law && <b>{t('anyEffect', { chance: percent(1 - reactions.attack.law.NE) })}</b>}
          {cards.length === 0 && <small> {t('nothingFits')}</small>}
        </>
      );
      const played: StripAnswer[] = cards.map((id) => {
        const card = cardNamed(id)!;
        return {
          label: situationName(card.situation, genre, language),
          note: titleOf(card, language),
          icon: <Emblem d={SITUATION_EMBLEMS[card.situation]} />,
          pressed: plan.card === id,
          act: () => onCard(id),
        };
      });
      return (
        <Strip
          look={chosen && ready ? 'ticket' : 'window'}
          text={text}
          rule="TA-CORE-WDW-01"
          label={label}
          answers={[
            ...played,
            ...(ready ? [{ label: t('play'), main: true, act: plans.commit }] : []),
            { label: t('pass'), main: !chosen, act: () => head.answer({ type: 'Pass' }) },
            { label: t('passUntil'), quiet: true, act: () => head.answer({ type: 'Pass', until: 'action' }) },
          ]}
          after={gear}
        />
      );
    }
    if (kind === null)
      return (
        <Strip
          look="idle"
          text={<span className="quiet">{t('waiting')}</span>}
          answers={[]}
          after={gear}
          label={label}
        />
      );
    const { title, text } = planInWords();
    return (
      <Strip
        look={ready || plan.card !== null || plan.unit !== null ? 'ticket' : 'idle'}
        text={
          <>
            <b>{title}</b> <span className="quiet">{text}</span>
          </>
        }
        label={label}
        answers={ticketAnswers()}
        after={gear}
      />
    );
  }

  /** How far one has come, in words. */
  function planInWords(): { readonly title: string; readonly text: string } {
    const unit = plan.unit === null ? '' : called(view, plan.unit);
    if (plan.discards !== null) return { title: t('askDiscard'), text: t('discardText') };
    if (kind !== 'Turn' && kind !== 'Relay') return { title: words.title, text: words.text };
    if (ready) {
      const turns = (ghost?.facings.length ?? 0) > 1;
      const more = standing.next.size > 0 && plan.picks.length > 0;
      return { title: nameOf(ready, about), text: turns ? t('turnHint') : more ? t('askMore') : '' };
    }
    if (kind === 'Turn' && plan.card !== null && plan.unit === null) {
      const card = titleOf(cardNamed(plan.card)!, language);
      return { title: t('askUnit', { card }), text: t('askUnitText') };
    }
    if (kind === 'Turn' && plan.card === null && plan.unit !== null)
      return { title: t('askCard', { unit }), text: t(suits.size > 0 ? 'askCardText' : 'noCardFor') };
    if (plan.unit !== null && action)
      return { title: t('askSpot', { action: actionName(action, language), unit }), text: t('askSpotText') };
    return { title: words.title, text: words.text };
  }

  function ticketAnswers(): readonly StripAnswer[] {
    if (plan.discards !== null) {
      const { discards } = plan;
      return [
        ...(discards.length > 0
          ? [
              {
                label: t('discardThese', { n: discards.length }),
                main: true,
                act: () => head.answer({ type: 'Discard', cards: [...discards] }),
              },
            ]
          : []),
        { label: t('back'), quiet: true, act: plans.drop },
      ];
    }
    const variants =
      standing.complete.length > 1 ? standing.complete.toSorted((a, b) => (a.variant < b.variant ? -1 : 1)) : [];
    const begun = plan.card !== null || plan.unit !== null || plan.picks.length > 0;
    return [
      ...(kind === 'Turn' && plan.card !== null && view.match.config.basicOrder
        ? [{ label: t('basic'), pressed: plan.basic, quiet: true, act: () => plans.setBasic(!plan.basic) }]
        : []),
      ...variants.map(({ answer, variant }) => ({
        label: variantName(answer),
        pressed: variant === standing.complete[0]!.variant,
        act: () => plans.setVariant(variant),
      })),
      ...(ready ? [{ label: t(kind === 'Facing' ? 'turnThere' : 'play'), main: true, act: plans.commit }] : []),
      ...(begun ? [{ label: t('back'), quiet: true, act: plans.drop }] : []),
    ];
  }

  function variantName(answer: Decision): string {
    const orders = ordersIn(answer);
    if (!orders) return nameOf(answer, about);
    const { mode, order, spell, wing, exit, spotter, side } = orders;
    const parts = [
      spell && t(spell),
      mode && t(`variant_${mode}`),
      order && t(`variant_${order}`),
      wing && t('variant_wing'),
      exit && t('variant_exit'),
      side !== undefined && t('variant_breach'),
      spotter && t('spotter', { unit: called(view, spotter) }),
    ].filter(Boolean);
    return parts.length > 0
      ? parts.join(', ')
      : t(orders.path && orders.path.length > 0 ? 'variant_stay' : 'variant_here');
  }

  function answersOf(): Answer[] {
    const named = (answer: Decision, tone: Answer['tone'] = 'plain'): Answer => ({
      label: nameOf(answer, about),
      answer,
      tone,
      onPoint: (on) => head.setAdvised(on ? answer : null),
    });
    switch (kind) {
      case null:
        return [];
      case 'Turn': {
        const done = options.find(({ type }) => type === 'Done');
        const discards = options.some(({ type }) => type === 'Discard');
        return [
          ...(ready ? [{ label: t('play'), answer: ready, tone: 'main' as const, note: nameOf(ready, about) }] : []),
          ...(discards && plan.discards === null
            ? [{ label: t('discard'), answer: null, act: () => plans.setDiscards([]) }]
            : []),
          ...(done ? [{ ...named(done, ready ? 'plain' : 'main'), passes: true }] : []),
        ];
      }
      case 'Situation':
        return [
          ...options.filter(({ type }) => type === 'UsePower').map((one) => named(one)),
          ...options
            .filter(({ type }) => type === 'PlaySituation')
            .slice(0, 24)
            .map((one) => named(one)),
          { ...named({ type: 'Pass' }, 'main'), passes: true },
          { ...named({ type: 'Pass', until: 'action' }), passes: true },
        ];
      case 'Relay':
        return [
          ...(ready ? [{ label: t('play'), answer: ready, tone: 'main' as const, note: nameOf(ready, about) }] : []),
          { ...named({ type: 'Done' }, ready ? 'plain' : 'main'), passes: true },
        ];
      case 'Facing':
      case 'Reserve':
        return ready ? [{ ...named(ready, 'main') }] : [];
      case 'Smoke':
        return [...(ready ? [named(ready, 'main')] : [])];
      case 'Deploy':
        return [...deployment.answers];
      default:
        return options.map((one) => named(one));
    }
  }

  function askOf(): Ask {
    if (kind === null) return { ...words, answers: [] };
    const said = kind === 'Turn' || kind === 'Relay' ? planInWords() : words;
    const ends = head.asides
      .filter(({ type }) => type === 'Concede')
      .map((answer) => ({ label: nameOf(answer, about), answer, tone: 'grave' as const }));
    return {
      title: said.title,
      text: said.text,
      rules: words.rules,
      body: reactions?.attack?.law && <ResultBars law={reactions.attack.law} t={t} />,
      answers: [...answers, ...ends],
      telling: tellingOf(sitting, about, head.setAdvised),
    };
  }

  function detailOf(): ReactNode {
    if (aimed && plan.unit)
      return <OddsCard view={view} attack={aimed} attacker={plan.unit} target={aimed.target} t={t} />;
    const blow = reactions?.cards
      .find(({ card }) => card === plan.card)
      ?.blows.find(({ unit }) => unit === pointed || plan.picks.includes(unitSpot(unit)));
    if (blow?.law && windowed)
      return (
        <section className="card odds">
          <h3>{t('odds', { attacker: called(view, blow.unit), target: called(view, windowed.unit) })}</h3>
          <p>
            <b>{t('column', { n: signed(blow.column) })}</b> <RuleRef id="TA-CORE-RES-01" />
          </p>
          <ResultBars law={blow.law} t={t} />
        </section>
      );
    if (laid?.line) return <SightCard view={view} line={laid.line} t={t} />;
    const unit = focus ?? (cursorAt ? view.units.find(({ zone }) => zone === cursorAt) : undefined);
    if (unit) return <UnitCard view={view} unit={unit} t={t} />;
    const zone = hover ?? cursorAt;
    return zone ? <ZoneCard view={view} zone={zone} said={laid?.cells.get(zone)?.label ?? ''} t={t} /> : null;
  }
}

function Why({ refusal }: { readonly refusal: Refused }) {
  return (
    <p className="no">
      {refusal.message} <small>{refusal.rule}</small>
    </p>
  );
}

function endingOf(view: View, own: Seat | null, t: TableSay): TableParts['ending'] {
  const { result } = view;
  if (!result) return null;
  const { winner, by, vp } = result;
  const [mine, theirs] = seatsOwnFirst(view);
  return {
    title: endingTitle(winner === 'draw' ? null : winner, { own, t, sideOf: (side) => sideName(view, side) }),
    text: `${t(`ended_${by}`)} ${t('final', { own: vp[mine!], other: vp[theirs!], n: view.round })}`,
    rule: ENDINGS[by],
  };
}

/** What small screens show round a zone that matters: its neighbours. */
const AROUND = 100;

const KEYS: readonly (readonly [keys: readonly string[], says: TableKey])[] = [
  [['←', '→', '↑', '↓'], 'keyMove'],
  [['Enter'], 'keyChoose'],
  [['N', 'P'], 'keyNext'],
  [['1', '–', '9'], 'keyCards'],
  [['[', ']'], 'keyTurn'],
  [['R', 'G', 'S', 'T'], 'keyOverlays'],
  [['X'], 'keyPass'],
  [['B'], 'keyText'],
  [['+', '−', '0'], 'keyZoom'],
  [['Esc'], 'keyEscape'],
];

export const presenter: TablePresenter = {
  ruleset: 'legendary-battles',
  useTable,
  sceneOf: (news, before, _, language) => sceneOf(news, before as View, tableText(language)),
  told: (entry, view) => told(entry, view as View),
  sideName: (view, seat) => sideName(view as View, seat as Seat),
  newGame: async () => (await import('./new-game/index.js')).newGame,
  lesson: async () => (await import('./lesson.js')).lesson,
};
