import {
  type Decision,
  type DecisionOf,
  type FanLine,
  type March,
  type Mark,
  type Prospect,
  type QuestionKindId,
  type Reach,
  type Seat,
  type Spot,
  sideOfSeat,
  type View,
} from '@sandtable/fictioneers-legacy';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { BoardMenu, type Menu, type MenuItem, type Where } from '../../frame/board-menu.js';
import { Keys } from '../../frame/keys.js';
import type { Answer, Ask, Names, TableParts, TablePresenter, TableProps, Telling } from '../../frame/presenter.js';
import { useAnswer } from '../../frame/use-answer.js';
import { changeSettings, useSettings } from '../../settings.js';
import { frameText } from '../../text/frame.js';
import { percent } from '../../text/percent.js';
import { nameOf, ringedBy, squadCalled, wordsFor } from './ask.js';
import { Board, type By, type FigureMark } from './board.js';
import { FigureCard, MeleeCard, MoveCard, ShotCard } from './cards.js';
import { bestShot, carryOut, type Order } from './carry-out.js';
import { useDeployment, withDraft } from './deployment.js';
import { called, distance, type Figure, figuresOf, forceName, inch, placeName, squadName, squadOf } from './figures.js';
import { Zones } from './ground.js';
import { RangeRings, ReachLayer, SightFan } from './overlays.js';
import { PlanLayer, type Wish, waysOf } from './plan.js';
import { ReactionCard, SamplesLayer, useReaction } from './reaction.js';
import { Roster } from './roster.js';
import { drawn, sheetOf } from './sheet.js';
import { spokenOf } from './spoken.js';
import { type Shots, useSquadShots } from './squad-shots.js';
import { useStage } from './stage.js';
import { Status } from './status.js';
import { TextBoard } from './text-board.js';
import { type TableKey, tableText } from './texts.js';
import { Legend, type OverlayId, Toolbar } from './toolbar.js';
import './table.css';

// Fictioneers: Legacy on the frame. What may be done is asked for: ways, targets, odds and refusals are the referee's.

const NONE: readonly string[] = [];

function useTable({ sitting, moment, language, pointAt }: TableProps): TableParts {
  const t = tableText(language);
  const frame = frameText(language);
  const { textBoard } = useSettings();
  const given = moment.view as View;
  const options = moment.options as readonly Decision[];
  const kind = (moment.question?.kind ?? null) as QuestionKindId | null;

  const deployment = useDeployment(sitting, moment, t);
  const view = withDraft(given, deployment.draft);
  const b = view.battle;
  const side = view.seat === null ? 'A' : sideOfSeat(view.seat);
  const sheet = useMemo(() => sheetOf(b.match.scenario), [b.match.scenario]);
  const figures = figuresOf(view);
  const figureOf = (id: string | null): Figure | undefined => figures.find((one) => one.id === id);
  const stage = useStage({ sitting, moment, sheet, t });
  const reaction = useReaction(sitting, moment, t);

  const [picked, setChosen] = useState<readonly string[]>(NONE);
  const [plan, setPlan] = useState<readonly March[] | null>(null);
  const [fires, setFires] = useState(false);
  const [flies, setFlies] = useState(false);
  const [alsoMove, setAlsoMove] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const [preview, setPreview] = useState<Prospect | null>(null);
  const [cursorAt, setCursor] = useState<Spot | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [overlay, setOverlay] = useState<OverlayId | null>('reach');
  const [advised, setAdvised] = useState<Decision | null>(null);
  const [watch, setWatch] = useState<readonly string[]>(NONE);
  const [left, setLeft] = useState<number | null>(null);
  const [showKeys, setShowKeys] = useState(false);
  const stopped = useRef(false);
  const wanted = useRef<{ readonly models: readonly string[]; readonly aim: Wish } | null>(null);
  /** The last wish, to be asked for again when it is to be done in another way. */
  const wished = useRef<typeof wanted.current>(null);
  const asking = useRef(false);

  const acting = b.open === null ? null : b.muster.cast[b.open]!.id;
  const ready = new Set(options.flatMap((one) => (one.type === 'Activate' ? [one.model] : [])));
  const watchable = new Set(
    options.flatMap((one) =>
      (one.type === 'DeclareOverwatch' || one.type === 'PreGameOverwatch') && one.models.length === 1 ? one.models : [],
    ),
  );
  // Whoever acts is chosen unless somebody else is looked at; who is gone is not.
  const present = picked.filter((id) => figureOf(id) || isAboard(view, id));
  const chosen = kind === 'Activation' && acting && present.length === 0 ? [acting] : present;
  const one = chosen.length === 1 ? chosen[0]! : null;
  const mine = chosen.filter((id) => ready.has(id) || id === acting);
  const mayAct = kind === 'MoveFirePhase' || kind === 'Activation';

  // A new moment: what was begun in the old one is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment says it all
  useEffect(() => {
    setPlan(null);
    setMenu(null);
    setPreview(null);
    setAlsoMove(false);
    if (kind === 'Activation') setChosen(NONE);
    if (kind !== 'OverwatchPhase' && kind !== 'PreGameOverwatch') setWatch(NONE);
  }, [moment.at, kind]);

  const single = one && figureOf(one)?.own ? one : null;
  const planned = plan?.length === 1 ? waysOf(plan)[0] : undefined;
  const reach = useAnswer<Reach>(
    sitting,
    'reach',
    overlay === 'reach' && one && !plan && mayAct ? { model: one, ...(flies ? { mode: 'fly' } : {}) } : null,
    moment.at,
  );
  const shots = useAnswer<Shots>(
    sitting,
    'shots',
    single && isActor(figureOf(single))
      ? { model: single, ...(planned ? { move: planned.move } : {}), staysStationary: !alsoMove }
      : null,
    moment.at,
  );
  const squadShots = useSquadShots(sitting, chosen.length > 1 && !plan ? mine : NONE, moment.at);
  const fanFrom = planned ? planned.move.path.at(-1)! : (figureOf(one)?.at ?? null);
  const fan = useAnswer<readonly FanLine[]>(
    sitting,
    'fan',
    overlay === 'sight' && one && fanFrom && isActor(figureOf(one)) ? { model: one, at: fanFrom } : null,
    moment.at,
  );

  const targets: readonly Mark[] = shots?.marks ?? [];
  const markAt = (id: string | null): Mark | undefined => targets.find(({ target }) => target === id);
  /** The chance that all together harm a target. */
  const together = (target: string): number => {
    let missed = 1;
    for (const marks of squadShots.values()) missed *= 1 - (bestShot(marks, target)?.kills ?? 0);
    return 1 - missed;
  };

  const marks = new Map<string, FigureMark>();
  if (kind === 'MoveFirePhase') for (const id of ready) marks.set(id, { look: 'ready' });
  for (const id of watchable) marks.set(id, { look: 'ready' });
  if (kind === 'CloseCombatPhase')
    for (const option of options) {
      if (option.type !== 'ChooseMelee') continue;
      marks.set(option.attacker, { look: 'ready' });
      marks.set(option.defender, { look: 'target' });
    }
  for (const mark of targets) {
    const best = mark.shots[0];
    const said = best
      ? t('hits', { hit: percent(best.hit), kill: percent(best.kills) })
      : `${t('noShot')}: ${mark.refusal?.message ?? ''}`;
    marks.set(mark.target, {
      look: best ? 'target' : 'blocked',
      ...(best && { note: percent(best.kills) }),
      label: `${t('distanceIs', { distance: inch(mark.distance) })}, ${said}`,
    });
  }
  if (chosen.length > 1)
    for (const figure of figures) {
      const chance = figure.own ? 0 : together(figure.id);
      if (chance > 0)
        marks.set(figure.id, {
          look: 'target',
          note: percent(chance),
          label: t('killsAll', { kill: percent(chance) }),
        });
    }
  const aimedAt = preview ?? markAt(pointed)?.shots[0] ?? null;
  if (aimedAt && aimedAt.fire.mode === 'area')
    for (const { model } of aimedAt.models)
      if (figureOf(model)?.own) marks.set(model, { look: 'friend', note: '!', label: t('friend') });

  const choose = (ids: readonly string[]) => {
    sitting.forgive();
    setPlan(null);
    setChosen(ids);
    setFlies(false);
  };
  const answer = (decision: Decision) => {
    setMenu(null);
    void sitting.answer(decision);
  };
  const squadAround = (id: string): readonly string[] => {
    const squad = figureOf(id)?.squad ?? null;
    if (squad === null) return [id];
    const all = squadOf(b, squad).filter((other) => figureOf(other) || ready.has(other));
    const able = all.filter((other) => ready.has(other));
    return able.length > 0 ? able : all;
  };

  /** Asks for the ways of a march; while one question is under way, only the last wish counts. */
  const propose = async (models: readonly string[], aim: Wish) => {
    if (models.length === 0) return;
    wanted.current = { models, aim };
    wished.current = wanted.current;
    if (asking.current) return;
    asking.current = true;
    while (wanted.current) {
      const wish = wanted.current;
      wanted.current = null;
      const found = await sitting.query<readonly March[]>('march', {
        ...wish,
        ...(flies ? { mode: 'fly' } : {}),
        ...(fires ? { fires } : {}),
      });
      if (found) {
        setPlan(found);
        const all = found.every(({ refusal }) => refusal !== null);
        const first = found.find(({ refusal }) => refusal !== null)?.refusal;
        if (all && first) sitting.refuse(first);
        else sitting.forgive();
      }
    }
    asking.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish, in another way
  useEffect(() => {
    if (plan && wished.current) void propose(wished.current.models, wished.current.aim);
  }, [fires, flies]);
  const middleOf = (ids: readonly string[]): Spot => {
    const spots = ids.flatMap((id) => figureOf(id)?.at ?? []);
    const sum = spots.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    const n = Math.max(1, spots.length);
    return { x: Math.round(sum.x / n), y: Math.round(sum.y / n) };
  };
  const moveToward = (spot: Spot) => {
    if (mine.length === 1) return void propose(mine, { kind: 'to', at: spot });
    const from = middleOf(mine);
    void propose(mine, { kind: 'by', dx: spot.x - from.x, dy: spot.y - from.y });
  };

  const run = async (orders: readonly Order[]) => {
    stopped.current = false;
    setPlan(null);
    setMenu(null);
    setLeft(orders.length);
    await carryOut(sitting, orders, setLeft, () => stopped.current);
    setLeft(null);
  };
  const ordersOf = (aim?: Order['aim'], goesOn = false): Order[] =>
    plan
      ? waysOf(plan).map(({ model, move }) => ({ model, move, ...(aim ? { aim } : {}), goesOn }))
      : mine.map((model) => ({ model, ...(aim ? { aim } : {}), goesOn }));
  const go = () => void run(ordersOf(undefined, plan?.length === 1));
  const fireAtWill = () => void run(ordersOf((all) => bestShot(all)));

  const targetMenu = (id: string, at: Where) => {
    const foe = called(b, id);
    const items: MenuItem[] = [];
    if (chosen.length > 1) {
      const chance = together(id);
      if (chance > 0)
        items.push({
          label: t('fireAll'),
          note: t('killsAll', { kill: percent(chance) }),
          choose: () => void run(ordersOf((all) => bestShot(all, id))),
        });
    } else
      for (const shot of markAt(id)?.shots.slice(0, 6) ?? []) {
        const label = `${planned ? `${t('moveAndFire')}: ` : ''}${nameOf(shot.fire, view, t)}`;
        if (items.some((item) => item.label === label)) continue;
        items.push({
          label,
          note: t('hits', { hit: percent(shot.hit), kill: percent(shot.kills) }),
          onPoint: (on) => setPreview(on ? shot : null),
          choose: () =>
            void run([
              { model: chosen[0]!, ...(planned ? { move: planned.move } : {}), aim: () => shot, goesOn: !planned },
            ]),
        });
      }
    const target = figureOf(id);
    if (target && mine.length > 0 && !figureOf(acting)?.model.moveMode) {
      items.push({
        label: t('charge'),
        note: t('chargeNote'),
        choose: () => {
          setMenu(null);
          void propose(mine, { kind: 'to', at: target.at });
        },
      });
      items.push({
        label: t('takeCover'),
        note: t('takeCoverNote'),
        choose: () => {
          setMenu(null);
          void propose(mine, { kind: 'cover', from: id });
        },
      });
    }
    const refusal = markAt(id)?.refusal;
    if (refusal) sitting.refuse(refusal);
    if (items.length > 0) setMenu({ title: t('about', { target: foe }), at, items });
  };

  const onFigure = (id: string, at: Where, by: By) => {
    sitting.forgive();
    setPreview(null);
    const figure = figureOf(id);
    if (!figure) return;
    if (kind === 'PreGameOverwatch' || kind === 'OverwatchPhase') {
      if (figure.own && watchable.has(id))
        setWatch(watch.includes(id) ? watch.filter((other) => other !== id) : [...watch, id]);
      else if (figure.own && sitting.plays) void whyNot({ type: 'DeclareOverwatch', models: [id] });
      return choose([id]);
    }
    if (kind === 'CloseCombatPhase') {
      const fights = options.filter(
        (fight): fight is DecisionOf<'ChooseMelee'> =>
          fight.type === 'ChooseMelee' && (fight.attacker === id || fight.defender === id),
      );
      choose([id]);
      if (fights.length > 0)
        setMenu({
          title: called(b, id),
          at,
          items: fights.map((fight) => ({ label: nameOf(fight, view, t), choose: () => answer(fight) })),
        });
      return;
    }
    if (!figure.own && mayAct && mine.length > 0) return targetMenu(id, at);
    if (figure.own && mayAct && plan && by !== 'touch' && chosen.includes(id)) return setPlan(null);
    if (kind === 'MoveFirePhase' && figure.own && !ready.has(id)) void whyNot({ type: 'Activate', model: id });
    // A second choice of the same figure takes its whole squad.
    choose(one === id && kind === 'MoveFirePhase' ? squadAround(id) : [id]);
  };

  const whyNot = async (decision: Decision) => {
    if (!sitting.plays || kind === null) return;
    const found = await sitting.query<{ refusal: { rule: string | null; message: string } | null }>('why', {
      kind,
      decision,
    });
    if (found?.refusal) sitting.refuse(found.refusal);
  };

  const onGround = (spot: Spot) => {
    sitting.forgive();
    setMenu(null);
    setPreview(null);
    setCursor(spot);
    if (kind === 'DeploySquad') return deployment.lineUp(spot);
    if (kind === 'PlaceSurvivors') return answer({ type: 'PlaceSurvivors', places: [spot] });
    if (!mayAct || mine.length === 0) return choose(NONE);
    const ends = plan ? waysOf(plan).map(({ move }) => move.path.at(-1)!) : [];
    // Pointing at a ghost again is to go.
    if (ends.some((end) => distance(end, spot) < 600)) return go();
    moveToward(spot);
  };

  const onDrag = (id: string, to: Spot, dropped: boolean) => {
    if (kind === 'DeploySquad') {
      if (dropped || !asking.current) deployment.shift(id, to);
      return;
    }
    const from = figureOf(id)?.at;
    if (!from) return;
    const group = chosen.includes(id) ? mine : [id];
    if (group.length === 1 && one !== id) choose([id]);
    if (group.length === 1) void propose(group, { kind: 'to', at: to });
    else void propose(group, { kind: 'by', dx: to.x - from.x, dy: to.y - from.y });
  };

  const cursor = cursorAt ?? figureOf(one)?.at ?? middleOf(figures.filter(({ own }) => own).map(({ id }) => id));
  const nearestFoe = (): Figure | undefined => {
    const from = figureOf(one)?.at ?? middleOf(chosen);
    return figures
      .filter(({ own, kind: sort }) => !own && (sort === 'figure' || sort === 'vehicle'))
      .sort((p, q) => distance(p.at, from) - distance(q.at, from))[0];
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const foe = key === 'c' ? nearestFoe() : undefined;
    if (key === 'q' && one) choose(squadAround(one));
    else if (key === 'm' && mine.length > 0) moveToward(cursor);
    else if (key === 'f' && mine.length > 0) fireAtWill();
    else if (foe && mine.length > 0) void propose(mine, { kind: 'cover', from: foe.id });
    else if (key === 'enter' && plan) go();
    else if (key === 'e' && kind === 'Activation') answer({ type: 'EndActivation' });
    else if (key === 'r' || key === 'g' || key === 's') {
      const id = ({ r: 'reach', g: 'range', s: 'sight' } as const)[key];
      setOverlay(overlay === id ? null : id);
    } else if (key === 'b') toggleText();
    else if (key === '?') setShowKeys(true);
    else if (key === 'escape') {
      if (plan) setPlan(null);
      else choose(NONE);
      sitting.forgive();
    } else return false;
    return true;
  };
  const toggleText = () => changeSettings({ textBoard: textBoard === 'shown' ? 'hidden' : 'shown' });

  const describe = (spot: Spot): string => {
    const here = figures.find(({ at, radius }) => distance(at, spot) < radius);
    const foe = nearestFoe();
    return [
      placeName(spot),
      here ? called(b, here.id) : '',
      foe ? `${called(b, foe.id)} ${t('distanceIs', { distance: inch(distance(foe.at, spot)) })}` : '',
      planned ? t('goNote', { cost: inch(planned.cost.total), allowance: inch(planned.allowance.total) }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  };

  const draggable = new Set(
    kind === 'DeploySquad' && deployment.draft
      ? deployment.draft.placements.flatMap(({ model, at }) => (at ? [model] : []))
      : kind === 'MoveFirePhase'
        ? ready
        : kind === 'Activation' && acting
          ? [acting]
          : [],
  );
  const shownId = pointed ?? one ?? acting;
  const shown = figureOf(shownId);
  const line = single && aimedAt && 'model' in aimedAt.fire.target ? figureOf(aimedAt.fire.target.model) : undefined;
  const sightTo = !line && single && pointed ? markAt(pointed) : undefined;
  const fromDot = fanFrom && sheet.dot(fanFrom);
  const seenFoe = line ?? (sightTo ? figureOf(sightTo.target) : undefined);
  const area = aimedAt?.fire.mode === 'area' ? areaOf(aimedAt, figureOf(one), figureOf) : null;

  return {
    status: <Status view={view} plays={sitting.plays} t={t} />,
    board: (
      <>
        <Toolbar
          laid={overlay}
          onLay={setOverlay}
          text={textBoard === 'shown'}
          onText={toggleText}
          onKeys={() => setShowKeys(true)}
          t={t}
        />
        <div className="board-row">
          <Board
            battle={b}
            sheet={sheet}
            figures={figures}
            marks={marks}
            chosen={new Set([...chosen, ...watch])}
            acting={acting}
            ringed={pointAt ? { models: pointAt, spots: [] } : ringedBy(advised, b)}
            draggable={left === null ? draggable : new Set()}
            cursor={cursor}
            describe={describe}
            onCursor={setCursor}
            onFigure={onFigure}
            onGround={onGround}
            onDrag={onDrag}
            onPoint={setPointed}
            onKey={onKey}
            t={t}
            under={
              <>
                {kind === 'DeploySquad' && <Zones battle={b} side={side} sheet={sheet} />}
                {goalMarks()}
                {reach && <ReachLayer reach={reach} sheet={sheet} />}
                {fan && fanFrom && <SightFan from={fanFrom} fan={fan} sheet={sheet} />}
                {overlay === 'range' && one && figureOf(one) && fanFrom && (
                  <RangeRings figure={figureOf(one)!} at={fanFrom} sheet={sheet} />
                )}
                {kind === 'OverwatchReaction' && <SamplesLayer view={view} reaction={reaction} sheet={sheet} />}
              </>
            }
            over={
              <>
                {plan && <PlanLayer plan={plan} figures={figures} sheet={sheet} />}
                {fromDot && seenFoe && (
                  <line
                    className={markAt(seenFoe.id)?.blocked ? 'sight-line blocked' : 'sight-line'}
                    x1={fromDot.x}
                    y1={fromDot.y}
                    x2={sheet.dot(seenFoe.at).x}
                    y2={sheet.dot(seenFoe.at).y}
                  />
                )}
                {area && (
                  <circle
                    className="burst-area"
                    cx={sheet.dot(area.at).x}
                    cy={sheet.dot(area.at).y}
                    r={drawn(area.diameter) / 2}
                  />
                )}
              </>
            }
            stage={stage.picture}
          >
            {stage.tray}
            <Legend overlay={overlay} shown={!!reach || !!fan} figure={figureOf(one)} t={t} />
            {menu && <BoardMenu key={menu.title} menu={menu} close={() => setMenu(null)} leave={frame('close')} />}
          </Board>
          {textBoard === 'shown' && (
            <TextBoard
              view={view}
              figures={figures}
              chosen={chosen}
              ready={ready}
              targets={targets}
              onChoose={choose}
              onSquad={(id) => choose(squadAround(id))}
              onFire={(shot) => void run([{ model: chosen[0]!, aim: () => shot, goesOn: true }])}
              onToward={(id) => void propose(mine, { kind: 'to', at: figureOf(id)!.at })}
              onCover={(id) => void propose(mine, { kind: 'cover', from: id })}
              t={t}
            />
          )}
        </div>
        {showKeys && (
          <Keys
            title={t('keys')}
            text={t('keysText')}
            rows={KEYS.map(([keys, says]) => [keys, t(says)])}
            close={() => setShowKeys(false)}
          />
        )}
      </>
    ),
    roster: (
      <Roster
        view={view}
        figures={figures}
        sitting={sitting}
        at={moment.at}
        onPoint={setPointed}
        onChoose={choose}
        t={t}
      />
    ),
    ask: askOf(),
    detail: detailOf(),
    names: namesFor(),
    spoken: (entries) => spokenOf(entries, view, t),
    ending: endingOf(),
  };

  function goalMarks() {
    return b.match.scenario.objectives.map((goal, i) => {
      const { x, y } = sheet.pair(goal.point);
      const scored = b.goals[i]?.scoredBy;
      return (
        <g key={goal.id} className={`goal ${scored ? (scored === side ? 'own' : 'enemy') : ''}`}>
          {goal.kind === 'control' && <circle cx={x} cy={y} r={drawn((goal.radius ?? 3) * 1000)} />}
          <path d="M0 8v-26l15 5l-15 6" transform={`translate(${x} ${y})`} />
        </g>
      );
    });
  }

  function detailOf() {
    if (kind === 'OverwatchReaction') return <ReactionCard view={view} reaction={reaction} t={t} />;
    if (kind === 'CloseCombatPhase' && advisedFight())
      return <MeleeCard view={view} {...advisedFight()!} sitting={sitting} at={moment.at} t={t} />;
    const mark = markAt(preview && 'model' in preview.fire.target ? preview.fire.target.model : pointed);
    if (single && mark)
      return (
        <ShotCard
          view={view}
          model={single}
          mark={mark}
          shot={preview ?? mark.shots[0] ?? null}
          figures={figures}
          t={t}
        />
      );
    if (plan) return <MoveCard view={view} plan={plan} t={t} />;
    return shown ? <FigureCard view={view} figure={shown} sitting={sitting} at={moment.at} t={t} /> : null;
  }

  function advisedFight(): { readonly attacker: string; readonly defender: string } | null {
    const about = pointed ?? one;
    const fight = options.find(
      (option) => option.type === 'ChooseMelee' && (option.attacker === about || option.defender === about),
    );
    return fight?.type === 'ChooseMelee' ? { attacker: fight.attacker, defender: fight.defender } : null;
  }

  function askOf(): Ask {
    const words = {
      ...wordsFor(view, kind, options, t),
      ...(deployment.draft && { title: t('askDeploy', { squad: squadCalled(b, deployment.draft.squad) }) }),
    };
    const telling = kind === null ? {} : { telling: tellingOf() };
    if (left !== null)
      return {
        ...words,
        title: t('working', { n: left }),
        answers: [
          {
            label: t('stop'),
            answer: null,
            act: () => {
              stopped.current = true;
            },
            tone: 'main',
          },
        ],
      };
    return { ...words, ...telling, answers: [...answersNow(), ...asideAnswers()] };
  }

  function asideAnswers(): Answer[] {
    return (moment.asides as readonly Decision[]).map((aside) => ({
      label: nameOf(aside, view, t, kind),
      answer: aside,
      tone: 'grave',
    }));
  }

  function answersNow(): Answer[] {
    switch (kind) {
      case null:
        return [];
      case 'DeploySquad':
        return [...deployment.answers];
      case 'OverwatchReaction':
        return [...reaction.answers];
      case 'PreGameOverwatch':
        return [
          {
            label: watch.length > 0 ? t('startWatch', { n: watch.length }) : t('startNoWatch'),
            answer: { type: 'PreGameOverwatch', models: watch },
            tone: 'main',
          },
          ...squadWatch((models) => ({ label: '', answer: null, act: () => setWatch(models) })),
        ];
      case 'OverwatchPhase':
        return [
          ...(watch.length > 0
            ? [
                {
                  label: t('watchThese', { who: watch.length === 1 ? called(b, watch[0]!) : `${watch.length}` }),
                  answer: { type: 'DeclareOverwatch', models: watch },
                  tone: 'main' as const,
                },
              ]
            : []),
          ...options
            .filter(({ type }) => type === 'EndPhase' || type === 'HandOver')
            .map(
              (option): Answer => ({
                label: nameOf(option, view, t, kind),
                answer: option,
                ...(watch.length === 0 && option.type === 'EndPhase' && { tone: 'main' as const }),
              }),
            ),
          ...squadWatch((models) => ({ label: '', answer: { type: 'DeclareOverwatch', models } })),
          ...others('DeclareOverwatch', 'EndPhase', 'HandOver'),
        ];
      case 'MoveFirePhase':
      case 'Activation':
        return actionAnswers();
      case 'CloseCombatPhase':
      case 'PlaceSurvivors':
      case 'ChooseZoneOrTurn':
      case 'ChoosePromotion':
      case 'ChooseForce':
      case 'AnswerDraw':
        return others();
    }
  }

  /** Answers by their names, but for some kinds. */
  function others(...but: Decision['type'][]): Answer[] {
    return options
      .filter(({ type }) => !but.includes(type))
      .map((option) => ({
        label: nameOf(option, view, t, kind),
        answer: option,
        onPoint: (on) => {
          setAdvised(on ? option : null);
          if (option.type === 'ChooseMelee') setPointed(on ? option.attacker : null);
        },
        ...(option.type === 'EndPhase' && { tone: 'main' as const }),
      }));
  }

  /** Whole squads that can go on overwatch. */
  function squadWatch(make: (models: readonly string[]) => Answer): Answer[] {
    return b.muster.squads.flatMap((squad, s) => {
      const models = squadOf(b, s).filter((id) => watchable.has(id));
      if (models.length < 2) return [];
      return [
        { ...make(models), label: t('watchAll', { squad: squad.name }), note: t('canAct', { n: models.length }) },
      ];
    });
  }

  function actionAnswers(): Answer[] {
    const answers: Answer[] = [];
    if (plan && waysOf(plan).length > 0) {
      const ways = waysOf(plan);
      const arrive = ways.filter(({ arrives }) => arrives).length;
      const only = ways.length === 1 ? ways[0]! : null;
      answers.push({
        label: only ? t('go') : t('goAll', { n: ways.length }),
        note: only
          ? t('goNote', { cost: inch(only.cost.total), allowance: inch(only.allowance.total) })
          : t('goAllNote', { n: arrive, short: ways.length - arrive }),
        answer: null,
        act: go,
        tone: 'main',
      });
      answers.push({ label: t('dropPlan'), answer: null, act: () => setPlan(null) });
    } else if (mine.length > 0) {
      const best = single ? targets.flatMap(({ shots: all }) => all).sort((p, q) => q.kills - p.kills)[0] : undefined;
      if (best && best.kills > 0)
        answers.push({
          label: nameOf(best.fire, view, t),
          note: t('hits', { hit: percent(best.hit), kill: percent(best.kills) }),
          answer: null,
          act: () => void run([{ model: single!, aim: () => best, goesOn: true }]),
          onPoint: (on) => setPreview(on ? best : null),
        });
      if (mine.length > 1)
        answers.push({ label: t('fireAtWill'), note: t('fireAtWillNote'), answer: null, act: fireAtWill });
    }
    if (mine.length > 0) {
      const about = mine.length === 1 && kind === 'MoveFirePhase' ? squadAround(mine[0]!) : NONE;
      if (about.length > 1)
        answers.push({
          label: t('wholeSquad', { squad: squadName(b, figureOf(mine[0]!)?.squad ?? null) }),
          note: t('canAct', { n: about.length }),
          answer: null,
          act: () => choose(about),
        });
      answers.push(toggle('keepFire', fires, () => setFires(!fires)));
      if (canFlyAll()) answers.push(toggle('fly', flies, () => setFlies(!flies)));
      if (!plan && single && !figureOf(single)?.model.moveMode && b.match.config.fireThenMove)
        answers.push(toggle('alsoMove', alsoMove, () => setAlsoMove(!alsoMove)));
    } else if (kind === 'MoveFirePhase')
      for (const [s, squad] of b.muster.squads.entries()) {
        const able = squadOf(b, s).filter((id) => ready.has(id));
        if (able.length > 0)
          answers.push({
            label: t('choose', { squad: squad.name }),
            note: t('canAct', { n: able.length }),
            answer: null,
            act: () => choose(able),
          });
      }
    for (const option of options) {
      if (option.type === 'EndActivation')
        answers.push({ label: nameOf(option, view, t), answer: option, ...(!plan && { tone: 'main' as const }) });
      else if (option.type === 'EndPhase' || option.type === 'HandOver')
        answers.push({
          label: nameOf(option, view, t, kind),
          answer: option,
          ...(ready.size === 0 && { tone: 'main' as const }),
        });
      else if (isSpecial(option))
        answers.push({
          label: nameOf(option, view, t),
          answer: option,
          onPoint: (on) => setAdvised(on ? option : null),
        });
    }
    return answers;
  }

  function toggle(key: TableKey, on: boolean, act: () => void): Answer {
    return { label: `${on ? '☑' : '☐'} ${t(key)}`, answer: null, act };
  }

  function canFlyAll(): boolean {
    return mine.every((id) => {
      const profile = figureOf(id)?.profile;
      return profile?.moveType === 'eeek' || profile?.jetPack;
    });
  }

  function tellingOf(): Telling {
    return {
      name: (given) => nameOf(given as Decision, view, t, kind),
      show: (given) => setAdvised(given as Decision | null),
      odds: async (given) => {
        const decision = given as Decision;
        if (decision.type === 'Fire' && acting) {
          const found = await sitting.query<{ hit: number; models: readonly { model: string; chance: number }[] }>(
            'odds',
            {
              model: acting,
              fire: decision,
            },
          );
          if (!found) return null;
          const target = 'model' in decision.target ? decision.target.model : null;
          if (target === null) return t('oddsPoint', { hit: percent(found.hit) });
          const kill = found.models.find(({ model }) => model === target)?.chance ?? 0;
          return t('oddsInWords', { hit: percent(found.hit), target: called(b, target), kill: percent(kill) });
        }
        if (decision.type === 'ChooseMelee') {
          const { attacker, defender } = decision;
          const found = await sitting.query<{ win: number; tie: number; loss: number }>('melee', {
            attacker,
            defender,
          });
          return (
            found && t('oddsMelee', { win: percent(found.win), tie: percent(found.tie), loss: percent(found.loss) })
          );
        }
        return null;
      },
    };
  }

  function namesFor(): Names {
    return {
      seat: (seat) => {
        const force = forceName(b, sideOfSeat(seat as Seat));
        return seat === view.seat ? t('youAs', { force }) : force || seat;
      },
      throwKind: () => t('throw'),
      die: 12,
    };
  }

  function endingOf(): TableParts['ending'] {
    if (!b.result) return null;
    const { winner, rule } = b.result;
    const other = side === 'A' ? 'B' : 'A';
    return {
      title:
        winner === 'draw'
          ? t('draw')
          : sitting.plays
            ? t(winner === side ? 'won' : 'lost')
            : t('wonBy', { side: forceName(b, winner) }),
      text: t('final', { own: b.score[side], other: b.score[other], round: b.round }),
      rule,
    };
  }
}

/** What pointing at the table does not say: loads, mounts, guns, smoke, the sensor. */
function isSpecial(option: Decision): boolean {
  switch (option.type) {
    case 'Move':
      return option.first !== undefined || option.last !== undefined;
    case 'Fire':
      return option.mode === 'smoke' || option.delivery === 'indirect';
    case 'UseSensor':
    case 'SetUp':
    case 'Pack':
      return true;
    default:
      return false;
  }
}

const isActor = (figure: Figure | undefined): boolean =>
  figure !== undefined && !figure.wreck && (figure.kind === 'figure' || figure.kind === 'vehicle');

const isAboard = ({ battle }: View, id: string): boolean => {
  const i = battle.muster.cast.findIndex((one) => one.id === id);
  return i >= 0 && (battle.models[i]!.where === 'aboard' || battle.models[i]!.where === 'reserve');
};

/** Where the area of a shot lies, if it hits. */
function areaOf(
  { fire: { target, weapon } }: Prospect,
  figure: Figure | undefined,
  figureOf: (id: string) => Figure | undefined,
): { readonly at: Spot; readonly diameter: number } | null {
  const slot = figure?.profile.slots.find((one) => one.weapon.id === weapon);
  const at = 'point' in target ? target.point : figureOf(target.model)?.at;
  return slot?.weapon.area && at ? { at, diameter: slot.weapon.area * 1000 } : null;
}

const KEYS: readonly (readonly [keys: readonly string[], says: TableKey])[] = [
  [['←', '→', '↑', '↓'], 'keyMove'],
  [['Enter'], 'keyChoose'],
  [['N', 'P'], 'keyNext'],
  [['T'], 'keyTargets'],
  [['Q'], 'keySquad'],
  [['M'], 'keyToward'],
  [['C'], 'keyCover'],
  [['F'], 'keyFire'],
  [['E'], 'keyDone'],
  [['R', 'G', 'S'], 'keyOverlays'],
  [['B'], 'keyText'],
  [['+', '−', '0'], 'keyZoom'],
  [['Esc'], 'keyEscape'],
];

export const presenter: TablePresenter = {
  ruleset: 'fictioneers-legacy',
  useTable,
  newGame: async () => (await import('./new-game.js')).newGame,
};
