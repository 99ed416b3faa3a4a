import type { Asked, Contact, Decision, LinePlot, QuestionKindId, Scene, Segment, Vec3 } from '@sandtable/legends';
import { MOMENTS } from '@sandtable/legends';
import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { BoardMenu, type Menu, type MenuItem, type Where } from '../../frame/board-menu.js';
import { Keys } from '../../frame/keys.js';
import type { Answer, Ask, TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import type { Refused } from '../../frame/sitting.js';
import { useAnswer } from '../../frame/use-answer.js';
import { changeSettings, useSettings } from '../../settings.js';
import { frameText } from '../../text/frame.js';
import { percent } from '../../text/percent.js';
import { lineName, nameOf, nextToDeploy, wordsFor } from './ask.js';
import { Board, type Overlay } from './board.js';
import { besideWall, called, distance, houseAround, housesOf, round, sideName, topAt } from './city.js';
import { Detail } from './detail.js';
import type { HeroLook } from './drawings.js';
import { cornersOf, endOf, stepTo, type Way } from './line.js';
import { LinePanel } from './line-panel.js';
import type { Face } from './projection.js';
import { Roster } from './roster.js';
import { spokenOf } from './spoken.js';
import { Status } from './status.js';
import { TextBoard } from './text-board.js';
import { type TableSay, tableText } from './texts.js';
import { type Camera, drawsIn3d, Toolbar, type ViewId } from './toolbar.js';
import { type Draft, useMoment } from './use-moment.js';
import '../../frame/board.css';
import './table.css';

// Legends on the frame. What may be done, what it costs and what it touches is asked of the referee; nothing is worked out here.

const City3d = lazy(async () => ({ default: (await import('./city-3d.js')).City3d }));

const NO_LINE: readonly Segment[] = [];
const NO_CONTACTS: readonly Contact[] = [];
const DRAFTED = new Set(['strike', 'longShot', 'pickUp', 'fling', 'callHero', 'knockDown', 'knockBack']);
const isDraft = (d: Decision): d is Draft => DRAFTED.has(d.type);
/** What an act is about: two options that differ only in amounts are one act. */
const subjectOf = (d: Decision): string =>
  `${d.type} ${'target' in d ? d.target : 'thing' in d ? d.thing : 'hero' in d ? d.hero : ''}`;

function useTable({ sitting, moment, language }: TableProps): TableParts {
  const t = tableText(language);
  const frame = frameText(language);
  const { textBoard } = useSettings();
  const scene = moment.view as Scene;
  const options = moment.options as readonly Decision[];
  const kind = (moment.question?.kind ?? null) as QuestionKindId | null;
  const data = moment.question?.data ?? null;
  const own = scene.match.seats.indexOf(sitting.seat as never);

  const [chosen, setChosen] = useState<string | null>(null);
  const [line, setLine] = useState<readonly Segment[]>(NO_LINE);
  const [way, setWay] = useState<Way>('g');
  const [height, setHeight] = useState(3);
  const [begun, setBegun] = useState<Draft | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [cursor, setCursor] = useState<Vec3 | null>(null);
  const [view, setView] = useState<ViewId>('plan');
  const [camera, setCamera] = useState<Camera>('free');
  const [cut, setCut] = useState<number | null>(null);
  const [pointed, setPointed] = useState<Decision | null>(null);
  const [showKeys, setShowKeys] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  // Pictures to be shared are drawn from the plan, out of sight: only a board that is played on goes into three dimensions.
  useEffect(() => {
    if (drawsIn3d() && !place.current?.closest('.studio')) setView('3d');
  }, []);
  // A new moment: what was begun in the old one is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment says it all
  useEffect(() => {
    setLine(NO_LINE);
    setBegun(null);
    setMenu(null);
    setPointed(null);
    setWay('g');
  }, [moment.at, kind]);

  const acting = kind === 'Act' || kind === 'Move' ? (data as Asked['Act']).hero : null;
  const actor = scene.heroes.find(({ id }) => id === acting);
  const here: Vec3 = actor ? [actor.x, actor.y, actor.z] : [12, 12, 0];
  const draft: Draft | null =
    begun ?? (kind === 'Move' && actor ? { type: 'move', chosen: Math.max(3, actor.heroism), spend: 0 } : null);
  const moments = useMoment({ sitting, scene, kind, data, draft, onDraft: setBegun, at: moment.at, t });

  const drawn = pointed?.type === 'leg' ? pointed.segments : line;
  const asksLine = kind === 'Act' && drawn.length > 0;
  const plot = useAnswer<LinePlot>(sitting, 'line', asksLine ? { hero: acting, segments: drawn } : null, moment.at);
  const why = useAnswer<{ readonly refusal: Refused | null }>(
    sitting,
    'why',
    asksLine && !plot ? { hero: acting, decision: { type: 'leg', segments: drawn } } : null,
    moment.at,
  );
  const touched = useAnswer<readonly Contact[]>(
    sitting,
    'contacts',
    asksLine ? { hero: acting, segments: drawn } : null,
    moment.at,
  );
  const corners = cornersOf(plot?.start ?? here, drawn, plot?.end ?? null);
  const contacts = touched ?? NO_CONTACTS;

  const answer = (decision: Decision) => {
    setMenu(null);
    void sitting.answer(decision);
  };
  const whyNot = async (decision: Decision) => {
    if (!acting) return;
    const found = await sitting.query<{ readonly refusal: Refused | null }>('why', { hero: acting, decision });
    if (found?.refusal) sitting.refuse(found.refusal);
  };
  /** Opens a decision with amounts, or tells why it cannot be taken. */
  const begin = (wanted: Draft) => {
    setMenu(null);
    sitting.forgive();
    const offered = options.find((option) => subjectOf(option) === subjectOf(wanted));
    if (offered && isDraft(offered)) setBegun(offered);
    else void whyNot(wanted);
  };
  const addStep = (by: Way, at: Vec3) => {
    sitting.forgive();
    setBegun(null);
    setLine([...line.filter(({ m }) => m !== 'd'), stepTo(by, at)]);
  };
  const charge = (id: string) => {
    const enemy = scene.heroes.find((one) => one.id === id);
    if (!enemy || !scene.activation) return;
    const far = Math.hypot(enemy.x - here[0], enemy.y - here[1]);
    const share = Math.min(1, Math.max(0, scene.activation.pool - 0.002) / (far || 1));
    setMenu(null);
    setLine([stepTo('g', [here[0] + (enemy.x - here[0]) * share, here[1] + (enemy.y - here[1]) * share, 0])]);
  };

  const heroMenu = (id: string, at: Where) => {
    const [hero, target] = [scene.heroes.find((one) => one.id === id), called(scene, id, t)];
    if (!hero || !acting || id === acting) return;
    const items: MenuItem[] =
      hero.seat === own
        ? [
            {
              label: t('doCall', { hero: target }),
              choose: () => begin({ type: 'callHero', hero: id, chosen: 0, spend: 0 }),
            },
          ]
        : [
            { label: t('doStrike', { target }), choose: () => begin({ type: 'strike', target: id, spend: 0 }) },
            { label: t('doShoot', { target }), choose: () => begin({ type: 'longShot', target: id, spend: 0 }) },
            { label: t('doCharge', { target }), choose: () => charge(id) },
          ];
    items.push({ label: t('doLift', { thing: target }), choose: () => begin({ type: 'pickUp', thing: id, spend: 0 }) });
    setMenu({ title: target, at, items });
  };
  const onHero = (id: string, at: Where) => {
    sitting.forgive();
    setChosen(id);
    if (kind === 'Activate') {
      const option = options.find((one) => one.type === 'activate' && one.hero === id);
      if (option) answer(option);
      else if (scene.heroes.find((one) => one.id === id)?.seat === own) answer({ type: 'activate', hero: id });
      return;
    }
    if (kind === 'Act') heroMenu(id, at);
  };
  const onThing = (id: string, at: Where) => {
    sitting.forgive();
    setChosen(id);
    if (kind !== 'Act') return;
    const thing = called(scene, id, t);
    setMenu({
      title: thing,
      at,
      items: [
        { label: t('doLift', { thing }), choose: () => begin({ type: 'pickUp', thing: id, spend: 0 }) },
        {
          label: t('line_g', { to: thing }),
          choose: () => {
            const piece = scene.objects.find((one) => one.id === id);
            if (piece) addStep('g', [piece.x, piece.y, 0]);
            setMenu(null);
          },
        },
      ],
    });
  };
  const onPlace = (at: Vec3, face: Face) => {
    setMenu(null);
    setCursor(null);
    if (kind === 'Deploy') {
      const hero = nextToDeploy(scene);
      const below = cut === null ? undefined : cut;
      if (hero && face === 'plan')
        answer({ type: 'deploy', hero: hero.id, at: [at[0], at[1], topAt(scene, [at[0], at[1]], below)] });
      return;
    }
    if (begun?.type === 'fling' || begun?.type === 'knockBack') {
      const from = aimFrom();
      if (from) {
        const dir: Vec3 = [
          round(at[0] - from[0]),
          round(at[1] - from[1]),
          face === 'plan' ? 0 : round(at[2] - from[2]),
        ];
        setBegun({ ...begun, dir });
      }
      return;
    }
    if (kind !== 'Act' || begun) return setChosen(null);
    if (way === 'g') {
      if (face === 'plan') addStep('g', at);
      return;
    }
    const z = face === 'plan' ? height : at[2];
    setHeight(round(z));
    const [x, y] = way === 'w' ? (besideWall(scene, [at[0], at[1]]) ?? [at[0], at[1]]) : [at[0], at[1]];
    addStep(way, [x, y, z]);
  };
  /** Where a throw or a knock starts from. */
  const aimFrom = (): Vec3 | null => {
    const id = begun?.type === 'fling' ? actor?.carrying : (data as { readonly target?: string } | null)?.target;
    const piece = [...scene.heroes, ...scene.objects, ...scene.buildings].find((one) => one.id === id);
    return piece ? [piece.x, piece.y, piece.z] : null;
  };

  // --- What is drawn ------------------------------------------------------------------------------------------------

  const ready = new Set(options.flatMap((one) => (one.type === 'activate' ? [one.hero] : [])));
  const targets = new Set(
    options.flatMap((one) => (one.type === 'strike' || one.type === 'strikeBack' ? [one.target] : [])),
  );
  const looks = new Map<string, HeroLook>(
    scene.heroes.map((hero) => [
      hero.id,
      {
        own: hero.seat === own,
        active: hero.id === scene.active,
        chosen: hero.id === chosen,
        ready: ready.has(hero.id),
        target: targets.has(hero.id),
      },
    ]),
  );
  const focus = scene.heroes.find(({ id }) => id === (chosen ?? scene.active)) ?? actor;
  const around = focus?.onTable ? houseAround(scene, focus) : null;
  const cutKey = `${cut} ${around?.piece.id} ${focus?.z}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when buildings are opened otherwise
  const cuts = useMemo(() => {
    const all = new Map<string, number>();
    if (cut !== null) for (const { piece } of housesOf(scene)) all.set(piece.id, cut);
    if (around && focus) all.set(around.piece.id, focus.z + 1);
    return all;
  }, [cutKey, scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: options change with the moment
  const spots = useMemo(() => {
    const offered = kind === 'Act' && (line.length > 0 || begun) ? [] : options;
    return offered.slice(0, 60).flatMap((option) => {
      const choose = () => (option.type === 'leg' ? setLine(option.segments) : void sitting.answer(option));
      const label = nameOf(option, scene, t);
      if (option.type === 'deploy') return [{ at: option.at, label, choose }];
      if (option.type === 'place')
        return [{ at: [option.pose.x, option.pose.y, option.pose.z] as Vec3, label, choose }];
      if (option.type !== 'leg') return [];
      return [{ at: endOf(here, option.segments), label, choose }];
    });
  }, [moment.at, kind, line.length > 0, begun !== null, language]);
  const from = aimFrom();
  const aimed = begun?.type === 'fling' || begun?.type === 'knockBack' ? begun : null;
  const shot = begun?.type === 'longShot' || begun?.type === 'strike' ? begun : null;
  const shotAt = scene.heroes.find(({ id }) => id === shot?.target);
  const overlay: Overlay = {
    line: corners,
    refused: why?.refusal != null,
    contacts,
    spots,
    aim:
      aimed && from
        ? { from, to: alongOf(from, aimed.dir, aimed.chosen), hit: moments?.hit ?? null }
        : shotAt
          ? { from: here, to: [shotAt.x, shotAt.y, shotAt.z], hit: null }
          : null,
    cursor,
  };
  const boardProps = {
    scene,
    looks,
    cuts,
    overlay,
    from: line.length > 0 ? endOf(here, line) : here,
    onPlace,
    onHero,
    onThing,
    t,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const at = cursor ?? boardProps.from;
    const step = event.shiftKey ? 2 : 0.5;
    const go = (x: number, y: number, z = 0) => {
      event.preventDefault();
      setCursor([round(at[0] + x * step), round(at[1] + y * step), Math.max(0, round(at[2] + z * step))]);
    };
    const ways: Readonly<Record<string, Way>> = { g: 'g', w: 'w', f: 'a' };
    switch (event.key) {
      case 'ArrowLeft':
        return go(-1, 0);
      case 'ArrowRight':
        return go(1, 0);
      case 'ArrowUp':
        return go(0, 1);
      case 'ArrowDown':
        return go(0, -1);
      case 'PageUp':
        return go(0, 0, 1);
      case 'PageDown':
        return go(0, 0, -1);
      case 'Enter':
        if (cursor) {
          event.preventDefault();
          setHeight(cursor[2]);
          onPlace(cursor, cursor[2] > 0 && way !== 'g' && kind === 'Act' ? 'south' : 'plan');
        }
        return;
      case 'Backspace':
        return setLine(line.slice(0, -1));
      case 'Escape':
        setCursor(null);
        setBegun(null);
        setMenu(null);
        return setLine(NO_LINE);
      case 'b':
        return changeSettings({ textBoard: textBoard === 'shown' ? 'hidden' : 'shown' });
      case '?':
        return setShowKeys(true);
      default:
        if (ways[event.key]) setWay(ways[event.key]!);
    }
  };

  // --- What is asked ------------------------------------------------------------------------------------------------

  const words = wordsFor(sitting.plays ? kind : null, data, scene, t);
  const attempting = moments && (begun || kind !== 'Act');
  const ask: Ask = {
    ...words,
    answers: kind === null ? [] : [...answersNow(), ...aside()],
    ...(kind !== null && { body: bodyNow() }),
    ...(kind !== null && {
      telling: {
        name: (one: unknown) => nameOf(one as Decision, scene, t),
        odds: async () => null,
        show: (one: unknown) => setPointed(one as Decision | null),
      },
    }),
  };

  function bodyNow() {
    if (attempting) return moments.panel;
    if (kind !== 'Act' || !scene.activation) return null;
    const lines = options.filter((one) => one.type === 'leg');
    const rest = acts().slice(MOST_ACTS);
    return (
      <>
        {/* above what tells of a line: that grows when a suggestion is pointed at, and would push it from under the pointer */}
        {line.length === 0 && lines.length > 0 && (
          <details className="folded">
            <summary>{t('suggestions', { n: lines.length })}</summary>
            <div className="answers">
              {lines.map((one) => (
                <button
                  key={JSON.stringify(one)}
                  type="button"
                  onClick={() => setLine(one.segments)}
                  onPointerEnter={() => setPointed(one)}
                  onPointerLeave={() => setPointed(null)}
                >
                  {lineName(one.segments, t)}
                </button>
              ))}
            </div>
          </details>
        )}
        {scene.activation.pool > 0.05 && (
          <LinePanel
            scene={scene}
            pool={scene.activation.pool}
            way={way}
            onWay={setWay}
            height={height}
            onHeight={setHeight}
            line={corners}
            cost={plot?.cost ?? null}
            refusal={why?.refusal ?? null}
            contacts={contacts}
            drops={line.at(-1)?.m === 'd'}
            onDrop={() => setLine([...line, { m: 'd' }])}
            onBack={() => setLine(line.slice(0, -1))}
            onClear={() => setLine(NO_LINE)}
            t={t}
          />
        )}
        {rest.length > 0 && (
          <details className="folded">
            <summary>{t('moreActs', { n: rest.length })}</summary>
            <div className="answers">
              {rest.map(({ label, act }) => (
                <button key={label} type="button" onClick={act}>
                  {label}
                </button>
              ))}
            </div>
          </details>
        )}
      </>
    );
  }

  /** One button for each thing that can be done, with its amounts to follow. */
  function acts(): Answer[] {
    const seen = new Set<string>();
    return options.flatMap((option): Answer[] => {
      const subject = subjectOf(option);
      if (option.type === 'leg' || option.type === 'end' || seen.has(subject)) return [];
      seen.add(subject);
      return [
        {
          label: actName(option, scene, t),
          answer: option,
          act: () => (isDraft(option) ? setBegun(option) : answer(option)),
        },
      ];
    });
  }

  function answersNow(): Answer[] {
    const plain = (option: Decision): Answer => ({
      label: nameOf(option, scene, t),
      answer: option,
      onPoint: (on) => setPointed(on ? option : null),
    });
    const tried = (decision: Decision, moment: keyof typeof MOMENTS, chance: number, of = ''): Answer => ({
      label: `${t('tryIt', { moment: MOMENTS[moment].name, chance: percent(chance) })}${of}`,
      answer: decision,
      tone: 'main',
    });
    switch (kind) {
      case 'Move': {
        const skip = { label: t('doStay'), answer: { type: 'skipMove' } };
        return moments && draft
          ? [skip, tried({ ...draft, spend: moments.spend }, moments.moment, moments.chance)]
          : [skip];
      }
      case 'Act':
      case 'FollowUp': {
        if (begun)
          return [
            { label: t('back'), answer: null, act: () => setBegun(null) },
            ...(moments ? [tried({ ...begun, spend: moments.spend }, moments.moment, moments.chance)] : []),
          ];
        if (line.length > 0)
          return plot ? [{ label: t('go'), answer: { type: 'leg', segments: line }, tone: 'main' }] : [];
        const end: Decision = { type: kind === 'Act' ? 'end' : 'doneFollowUps' };
        return [
          ...acts()
            .filter(({ answer: one }) => one !== null && (one as Decision).type !== end.type)
            .slice(0, MOST_ACTS),
          plain(end),
        ];
      }
      case 'Stretch':
      case 'ComeThrough':
      case 'HeroLanding':
      case 'Defend':
        return moments
          ? [
              plain({ type: 'decline' }),
              tried({ type: 'attempt', spend: moments.spend }, moments.moment, moments.chance),
            ]
          : [];
      case 'StrikeBack':
      case 'Struggle': {
        const type = kind === 'StrikeBack' ? 'strikeBack' : 'struggle';
        const whom = [...new Set(options.flatMap((one) => (one.type === type ? [one.target] : [])))];
        return [
          plain({ type: 'decline' }),
          ...(moments
            ? whom.map((target) =>
                tried(
                  { type, target, spend: moments.spend },
                  moments.moment,
                  moments.chance,
                  `: ${called(scene, target, t)}`,
                ),
              )
            : []),
        ];
      }
      case 'Deploy':
        return options.slice(0, 1).map((option) => ({ ...plain(option), tone: 'main' as const }));
      default:
        return options.map(plain);
    }
  }

  function aside(): Answer[] {
    return (moment.asides as readonly Decision[]).map((option) => ({
      label: nameOf(option, scene, t),
      answer: option,
      tone: 'grave' as const,
    }));
  }

  const { result } = scene;
  const three = view === '3d' && drawsIn3d();
  return {
    status: <Status scene={scene} own={own} plays={sitting.plays} t={t} />,
    board: (
      <>
        <Toolbar
          view={three ? '3d' : 'plan'}
          onView={setView}
          camera={camera}
          onCamera={setCamera}
          cut={cut}
          onCut={setCut}
          textBoard={textBoard === 'shown'}
          onTextBoard={() => changeSettings({ textBoard: textBoard === 'shown' ? 'hidden' : 'shown' })}
          onKeys={() => setShowKeys(true)}
          t={t}
        />
        <div className="board-row" ref={place}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is inside */}
          <div className="board" onKeyDown={onKeyDown}>
            {three ? (
              <Suspense fallback={<p className="empty-board">{t('loading3d')}</p>}>
                <City3d {...boardProps} camera={camera} log={moment.log} />
              </Suspense>
            ) : (
              <Board {...boardProps} />
            )}
            {menu && <BoardMenu menu={menu} close={() => setMenu(null)} leave={frame('close')} />}
          </div>
          {textBoard === 'shown' && (
            <TextBoard
              scene={scene}
              own={own}
              chosen={chosen}
              onChoose={(id) => onHero(id, MIDDLE)}
              onThing={(id) => onThing(id, MIDDLE)}
              onStep={kind === 'Act' || kind === 'Deploy' ? stepped : null}
              t={t}
            />
          )}
        </div>
        {showKeys && <Keys title={t('keys')} text={t('keysText')} rows={keyRows(t)} close={() => setShowKeys(false)} />}
      </>
    ),
    roster: <Roster scene={scene} own={own} chosen={chosen} onChoose={setChosen} t={t} />,
    ask,
    detail: <Detail scene={scene} sitting={sitting} chosen={chosen} at={moment.at} t={t} />,
    spoken: (entries) => spokenOf(entries, scene, t),
    names: {
      seat: (seat) => {
        const side = sideName(scene, scene.match.seats.indexOf(seat as never));
        return seat === sitting.seat && sitting.plays ? t('youAs', { side }) : side;
      },
      throwKind: () => t('counted'),
    },
    ending: result && {
      title: result.winner === null ? t('drawTitle') : t(result.winner === own ? 'wonTitle' : 'lostTitle'),
      text: result.winner === null ? t('nobodyWins') : t('winnerIs', { side: sideName(scene, result.winner) }),
      rule: result.rule,
    },
  };

  function stepped(by: Way, at: Vec3): void {
    if (kind === 'Deploy') {
      const hero = nextToDeploy(scene);
      if (hero) answer({ type: 'deploy', hero: hero.id, at });
    } else addStep(by, at);
  }
}

/** More acts than these are folded away. */
const MOST_ACTS = 5;
const MIDDLE: Where = { x: 200, y: 60, up: false };

/** An act without its amounts, which follow. */
function actName(option: Decision, scene: Scene, t: TableSay): string {
  if (option.type === 'fling') {
    const carrier = scene.heroes.find(({ id }) => id === scene.active);
    return t('doFlingAim', { thing: called(scene, carrier?.carrying ?? null, t) });
  }
  if (option.type === 'knockBack') return t('doKnockBackAim');
  if (option.type === 'knockDown') return t('doKnockDownAim');
  return nameOf('spend' in option ? { ...option, spend: 0 } : option, scene, t);
}

function alongOf(from: Vec3, dir: Vec3, far: number): Vec3 {
  const k = far / (distance([0, 0, 0], dir) || 1);
  return [from[0] + dir[0] * k, from[1] + dir[1] * k, Math.max(0, from[2] + dir[2] * k)];
}

const keyRows = (t: TableSay) =>
  [
    [['←', '↑', '→', '↓'], t('keyArrows')],
    [['PgUp', 'PgDn'], t('keyHeight')],
    [['Enter'], t('keyEnter')],
    [['G', 'W', 'F'], t('keyWays')],
    [['⌫'], t('keyBack')],
    [['Esc'], t('keyEscape')],
    [['B'], t('keyText')],
  ] as const;

export const presenter: TablePresenter = {
  ruleset: 'legends',
  useTable,
  newGame: async () => (await import('./new-game.js')).newGame,
};
