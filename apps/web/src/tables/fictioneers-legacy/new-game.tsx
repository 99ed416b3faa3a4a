import {
  fictioneersLegacy,
  libraryOf,
  platoonPoints,
  type Scenario,
  type Setup,
  SIDES,
  type Side,
  TOGGLE_IDS,
  TOGGLES,
} from '@sandtable/fictioneers-legacy';
import { parse } from '@sandtable/kernel';
import { BattleCard } from '../../new/battle-card.js';
import type { EditorProps, NewGame, Option, SetupSoFar } from '../../new/new-game.js';
import type { Language } from '../../text/language.js';
import { newGameText } from './new-game-texts.js';
import { Preview } from './preview.js';

// Fictioneers: Legacy as the page of a new game knows it.

const BOX = libraryOf(null);
const FIRST = 'S1';

const scenarioOf = ({ scenario }: Setup): Scenario | undefined => BOX.scenarios.get(scenario ?? '');

export const newGame: NewGame = {
  title: fictioneersLegacy.title,
  seats: SIDES,
  options: TOGGLE_IDS.map((id): Option => ({ id, ...TOGGLES[id] })),
  presets: [],
  first: { scenario: FIRST } as SetupSoFar,
  shapeProblems: (data) => {
    const parsed = parse(fictioneersLegacy.setup, data);
    return parsed.ok ? [] : parsed.problems;
  },
  seatName: (given, seat) => {
    const setup = given as Setup;
    const platoons = setup.forces?.[seat as Side];
    if (platoons) return platoons.map((id) => BOX.platoons.get(id)?.name ?? id).join(', ');
    return setup.points === undefined ? (scenarioOf(setup)?.forces[seat as Side].name ?? seat) : seat;
  },
  gameTitle: (given, language) => scenarioOf(given as Setup)?.name ?? newGameText(language)('ownBattle'),
  placeName: (path, language) => {
    const t = newGameText(language);
    if (path.startsWith('forces.')) return t('forceOf', { side: path.slice(7, 8) });
    if (path.startsWith('options.')) return TOGGLES[path.slice(8) as keyof typeof TOGGLES]?.label ?? path;
    return path.startsWith('scenario') ? t('battle') : path || t('setup');
  },
  Editor,
};

type Way = 'scenario' | 'platoons' | 'points';

const wayOf = (setup: Setup): Way => (setup.points !== undefined ? 'points' : setup.forces ? 'platoons' : 'scenario');

const POINTS = 305;

/** What is to be played: the scenario, and who fights in it. */
function Editor({ setup: given, onChange, language }: EditorProps) {
  const t = newGameText(language);
  const setup = given as Setup;
  const scenario = scenarioOf(setup);
  const way = wayOf(setup);
  const change = (next: Setup) => onChange(next as SetupSoFar);
  const take = (next: Way) => {
    const { forces: _, points: __, ...rest } = setup;
    const first = [...BOX.platoons.keys()];
    if (next === 'points') change({ ...rest, points: POINTS });
    else if (next === 'platoons') change({ ...rest, forces: { A: [first[0]!], B: [first[1]!] } });
    else change(rest);
  };
  return (
    <>
      <section className="panel battle-choice">
        <h2>{t('battle')}</h2>
        <ul className="battle-cards">
          {[...BOX.scenarios.values()].map((one) => (
            <BattleCard
              key={one.id}
              title={one.name}
              note={t('minutes', { minutes: one.minutes })}
              picture={<Preview setup={{ scenario: one.id }} />}
              chosen={one.id === setup.scenario}
              onChoose={() => change({ ...withoutBattle(setup), scenario: one.id })}
            />
          ))}
        </ul>
        {scenario && (
          <div className="story">
            <Preview setup={setup} />
            <blockquote>
              <p>{scenario.aim}</p>
              <p className="quiet">{scenario.teaches}</p>
            </blockquote>
          </div>
        )}
      </section>
      <section className="panel">
        <fieldset className="choices">
          <legend>{t('forces')}</legend>
          {(['scenario', 'platoons', 'points'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="forces" checked={way === one} onChange={() => take(one)} />
              <span>{t(one)}</span>
            </label>
          ))}
        </fieldset>
        {way === 'points' && (
          <label className="seed">
            <span>{t('limit')}</span>
            <input
              type="number"
              min="10"
              max="9999"
              value={setup.points}
              onChange={(event) => change({ ...setup, points: Number(event.target.value) })}
            />
          </label>
        )}
        {way === 'platoons' && (
          <div className="two-forces">
            {SIDES.map((side) => (
              <Platoons key={side} side={side} setup={setup} onChange={change} language={language} />
            ))}
          </div>
        )}
      </section>
    </>
  );
}

function withoutBattle({ pickUp: _, position: __, ...rest }: Setup): Setup {
  return rest;
}

interface PlatoonsProps {
  readonly side: Side;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
  readonly language: Language;
}

/** The platoons of the lists that a side brings. */
function Platoons({ side, setup, onChange, language }: PlatoonsProps) {
  const t = newGameText(language);
  const brought = setup.forces?.[side] ?? [];
  const points = brought.reduce((sum, id) => sum + pointsOf(id), 0);
  const toggle = (id: string) => {
    const next = brought.includes(id) ? brought.filter((one) => one !== id) : [...brought, id];
    onChange({ ...setup, forces: { ...setup.forces!, [side]: next } });
  };
  return (
    <fieldset className="choices">
      <legend>
        {t('forceOf', { side })}: {t('points_', { points })}
      </legend>
      {[...BOX.platoons.values()].map(({ id, name, note }) => (
        <label key={id} title={note}>
          <input type="checkbox" checked={brought.includes(id)} onChange={() => toggle(id)} />
          <span>
            {name} <small>{pointsOf(id)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function pointsOf(id: string): number {
  const platoon = BOX.platoons.get(id);
  return platoon ? platoonPoints(BOX, platoon) : 0;
}
