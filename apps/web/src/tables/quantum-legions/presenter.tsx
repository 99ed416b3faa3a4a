import type {
  AttackPreview,
  Decision,
  DecisionOf,
  DeploymentRoom,
  HexName,
  UnitView,
  View,
} from '@sandtable/quantum-legions';
import { useEffect, useState } from 'react';
import type { Answer, Ask, TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import type { LogEntry } from '../../frame/sitting.js';
import { frameText } from '../../text/frame.js';
import { answersFor, nameOf, wordsFor } from './ask.js';
import { Board, type Mark, type Menu, unitLabel, type Where } from './board.js';
import { OddsCard, UnitCard } from './detail.js';
import { moveDraft, placementsOf, startDraft } from './draft.js';
import { Preview } from './preview.js';
import { Roster } from './roster.js';
import { attemptOnHex, attemptOnUnit, spotsOf } from './spots.js';
import { Status } from './status.js';
import { ringed, tellingOf } from './telling.js';
import { tableText } from './texts.js';
import { called, percent, unitOf } from './units.js';
import './table.css';

// Quantum Legions on the frame: draws the view, offers the referee's options where they lie on the board. No rule is worked
// out here: reach, odds and refusals are asked for.

function useTable({ sitting, moment, language }: TableProps): TableParts {
  const t = tableText(language);
  const frame = frameText(language);
  const view = moment.view as View;
  const options = moment.options as readonly Decision[];
  const kind = moment.question?.kind ?? null;
  const asked = { view, question: moment.question, options, asides: moment.asides as readonly Decision[] };

  const [advised, setAdvised] = useState<Decision | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [proposal, setProposal] = useState(0);
  const [draft, setDraft] = useState<ReadonlyMap<string, string>>(new Map());
  const [room, setRoom] = useState<readonly DeploymentRoom[]>([]);
  const [costs, setCosts] = useState<ReadonlyMap<string, number>>(new Map());
  const [attacks, setAttacks] = useState<ReadonlyMap<string, AttackPreview>>(new Map());

  // A new moment: what was begun in the old one is dropped, and what is shown beside the options is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of what is used changes only with the moves
  useEffect(() => {
    let gone = false;
    setMenu(null);
    setSelected(null);
    setCosts(new Map());
    setAttacks(new Map());
    const { activation } = view;
    const deployments = options.filter((option) => option.type === 'Deploy');
    setDraft(deployments[0] ? startDraft(deployments[0]) : new Map());
    setProposal(0);
    if (kind === 'Deploy')
      void sitting.query<DeploymentRoom[]>('deployment', {}).then((found) => !gone && found && setRoom(found));
    if (kind === 'MoveUnit' && activation) {
      const { unit, order } = activation;
      void sitting
        .query<{ to: string; cost: number }[]>('reach', { unit, order })
        .then((found) => !gone && found && setCosts(new Map(found.map(({ to, cost }) => [to, cost]))));
    }
    if (kind === 'Attack' && activation) {
      const { unit, order, moved } = activation;
      const targets = options.flatMap((option) =>
        option.type === 'Attack' && option.target !== null ? [option.target] : [],
      );
      void Promise.all(
        targets.map(
          async (target) =>
            [target, await sitting.query<AttackPreview>('odds', { unit, target, order, moved })] as const,
        ),
      ).then(
        (found) =>
          !gone &&
          setAttacks(new Map(found.flatMap(([target, attack]) => (attack ? [[target, attack] as const] : [])))),
      );
    }
    return () => {
      gone = true;
    };
  }, [moment.now.moves, kind]);

  const answer = (decision: Decision) => {
    setMenu(null);
    void sitting.answer(decision);
  };
  const spots = spotsOf(options);

  const offer = (choices: readonly Decision[], title: string, at: Where) => {
    if (choices.length === 1) answer(choices[0]!);
    else
      setMenu({
        title,
        at,
        items: choices.map((choice) => {
          const order = choice.type === 'IssueOrder' || choice.type === 'ActivateOnInitiative' ? choice.order : null;
          return { label: order ? t(order) : nameOf(choice, view, t), order, choose: () => answer(choice) };
        }),
      });
  };

  const onUnit = (id: string, at: Where) => {
    sitting.forgive();
    const choices = spots.units.get(id);
    if (kind === 'Deploy') {
      if (draft.has(id)) setSelected(selected === id ? null : id);
    } else if (choices) offer(choices, called(view, id), at);
    else {
      const hex = unitOf(view, id).hex;
      const attempt =
        kind &&
        (attemptOnUnit(kind, id) ?? (typeof hex === 'string' ? attemptOnHex(kind, view, hex as HexName) : null));
      if (attempt) answer(attempt);
      setSelected(id);
    }
  };

  const onHex = (hex: HexName, at: Where) => {
    sitting.forgive();
    setMenu(null);
    if (kind === 'Deploy') {
      if (selected && roomOf(room, selected).includes(hex)) {
        setDraft(moveDraft(draft, selected, hex));
        setSelected(null);
      }
      return;
    }
    const choices = spots.hexes.get(hex);
    if (choices) offer(choices, hex, at);
    else {
      const attempt = kind && attemptOnHex(kind, view, hex);
      if (attempt) answer(attempt);
      else setSelected(null);
    }
  };

  const units: readonly UnitView[] =
    kind === 'Deploy' ? view.units.map((unit) => ({ ...unit, hex: draft.get(unit.id) ?? unit.hex })) : view.units;

  const hexMarks = new Map<string, Mark>();
  if (kind === 'Deploy' && selected)
    for (const hex of roomOf(room, selected))
      hexMarks.set(hex, { look: 'deploy', label: `${hex}, ${t(view.board!.terrain[hex]!)}` });
  for (const hex of spots.hexes.keys()) {
    const cost = costs.get(hex);
    const ground = t(view.board?.terrain[hex] ?? 'open');
    hexMarks.set(hex, {
      look: 'reach',
      label: `${t('moveTo', { hex })}, ${ground}${cost === undefined ? '' : `, ${t('cost', { cost })}`}`,
      ...(cost !== undefined && { note: String(cost) }),
    });
  }
  const unitMarks = new Map<string, Mark>();
  for (const [id, choices] of spots.units) {
    const attack = attacks.get(id);
    const label =
      choices.length === 1 ? nameOf(choices[0]!, view, t, kind ?? undefined) : unitLabel(view, unitOf(view, id), t);
    unitMarks.set(id, {
      look: kind === 'Attack' ? 'target' : 'ready',
      label: attack ? `${label}, ${t('destroys', { chance: percent(attack.odds.destroyed) })}` : label,
      ...(attack && { note: percent(attack.odds.destroyed) }),
    });
  }
  if (kind === 'Deploy')
    for (const id of draft.keys()) unitMarks.set(id, { look: 'ready', label: `${called(view, id)}, ${draft.get(id)}` });

  const shown = pointed ?? selected ?? view.activation?.unit ?? null;
  const shownUnit = shown ? units.find((unit) => unit.id === shown) : undefined;
  const attack = shown ? attacks.get(shown) : undefined;

  return {
    status: <Status view={view} t={t} />,
    board: (
      <Board
        view={view}
        units={units}
        hexMarks={hexMarks}
        unitMarks={unitMarks}
        selected={selected ?? pointed}
        acting={view.activation?.unit ?? null}
        goals={view.match.scenario?.objectives.map(({ hex }) => hex) ?? []}
        trail={trailOf(moment.log)}
        ringed={ringed(advised, view)}
        menu={menu}
        closeMenu={() => setMenu(null)}
        onHex={onHex}
        onUnit={onUnit}
        onPoint={setPointed}
        t={t}
        frame={frame}
      />
    ),
    roster: <Roster view={{ ...view, units }} onPoint={setPointed} t={t} />,
    ask: askOf(),
    detail:
      attack && view.activation ? (
        <OddsCard view={view} attack={attack} unit={view.activation.unit} target={shown!} t={t} />
      ) : shownUnit ? (
        <UnitCard view={view} unit={shownUnit} t={t} />
      ) : null,
    ending: endingOf(),
  };

  function askOf(): Ask {
    const words = wordsFor(asked, t);
    const answers: Answer[] = answersFor(asked, t).map((button) => {
      const decision = button.answer as Decision;
      const unit = decision.type === 'Attack' ? decision.target : 'unit' in decision ? decision.unit : null;
      const odds = decision.type === 'Attack' && decision.target !== null ? attacks.get(decision.target) : undefined;
      return {
        ...button,
        ...(unit !== null && { onPoint: (on: boolean) => setPointed(on ? unit : null) }),
        ...(odds && { note: t('destroys', { chance: percent(odds.odds.destroyed) }) }),
      };
    });
    const telling = kind === null ? {} : { telling: tellingOf(view, kind, sitting, setAdvised, t) };
    if (kind !== 'Deploy') return { ...words, ...telling, answers };
    const deployments = options.filter((option): option is DecisionOf<'Deploy'> => option.type === 'Deploy');
    const deploy: Answer = {
      label: t('deploy'),
      answer: { type: 'Deploy', placements: placementsOf(draft) },
      tone: 'main',
    };
    const next = (proposal + 1) % Math.max(deployments.length, 1);
    const another: Answer = {
      label: t('another'),
      answer: null,
      act: () => {
        setDraft(startDraft(deployments[next]!));
        setProposal(next);
        setSelected(null);
      },
    };
    const text = selected ? t('askDeployPlace', { unit: called(view, selected) }) : words.text;
    return { ...words, ...telling, text, answers: [deploy, ...(deployments.length > 1 ? [another] : []), ...answers] };
  }

  function endingOf(): TableParts['ending'] {
    if (!view.result || view.seat === null) return null;
    const { winner, rule } = view.result;
    const [own, other] = view.seat === 'A' ? (['A', 'B'] as const) : (['B', 'A'] as const);
    return {
      title: t(winner === 'draw' ? 'draw' : winner === view.seat ? 'won' : 'lost'),
      text: t('final', { own: view.seats[own].vpEarned, other: view.seats[other].vpEarned, turn: view.turn }),
      rule,
    };
  }
}

const roomOf = (room: readonly DeploymentRoom[], unit: string): readonly string[] =>
  room.find((one) => one.unit === unit)?.hexes ?? [];

/** The way of the last move, while it is the last thing that went anywhere. */
function trailOf(log: readonly LogEntry[]): readonly string[] {
  const last = log.findLast(({ event }) => event.type === 'unitMoved' || event.type === 'turnBegan')?.event;
  if (last?.type !== 'unitMoved') return [];
  const way = [last.from, ...(last.path as readonly unknown[])];
  return way.every((hex) => typeof hex === 'string') ? way : [];
}

export const presenter: TablePresenter = {
  ruleset: 'quantum-legions',
  useTable,
  Preview,
  newGame: async () => (await import('./new-game/index.js')).newGame,
};
