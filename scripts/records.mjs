// `npm run records [-- FILE ...]`: plays again every game that is kept beside a ruleset's tests, or the games in the files named,
// and lists those that go otherwise by the rules as they are now.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ready } from './ready.mjs';
import { ROOT } from './workspace.mjs';

const files = process.argv.slice(2).filter((arg) => arg !== '--'); // npm passes on a second one
if (!ready()) process.exit(1);
const built = (path) => import(pathToFileURL(join(ROOT, path)).href);
const { Game } = await built('packages/kernel/dist/index.js');
const { readSaved } = await built('apps/cli/dist/games/saved.js');
const { goesOtherwise, KEPT_GAMES, readKeptGames } = await built('packages/conformance/dist/kept.js');

const RULES = join(ROOT, 'packages/rules');

/** The ruleset that a package of ours exports. */
async function rulesetOf(id) {
  const found = Object.values(await built(`packages/rules/${id}/dist/index.js`)).find((one) => one?.id === id);
  if (!found) throw new Error(`packages/rules/${id} exports no ruleset ${id}`);
  return found;
}

async function replayKept() {
  for (const id of readdirSync(RULES).sort()) {
    const file = join(RULES, id, 'test', KEPT_GAMES);
    if (!existsSync(file)) {
      console.log(`${id}: no games are kept`);
      continue;
    }
    const ruleset = await rulesetOf(id);
    const kept = readKeptGames(file);
    const differ = kept.map((game) => [game.name, goesOtherwise(ruleset, game)]).filter(([, how]) => how !== null);
    const versions = [...new Set(kept.map(({ record }) => record.version))].join(', ');
    console.log(`${id} ${ruleset.version}: ${kept.length} games of ${versions}, ${differ.length} go otherwise`);
    for (const [name, how] of differ) console.log(`  ${name}: ${how}`);
    if (differ.length > 0) process.exitCode = 1;
  }
}

async function replayFile(file) {
  try {
    const { record } = readSaved('FILE', file);
    if (!existsSync(join(RULES, String(record?.ruleset)))) throw new Error(`no ruleset "${record?.ruleset}" here`);
    const { notice } = Game.reopen(await rulesetOf(record.ruleset), record);
    console.log(`${file}: ${notice ?? 'goes as it went'}`);
    if (notice !== null) process.exitCode = 1;
  } catch (error) {
    console.log(`${file}: ${error.message}`);
    process.exitCode = 1;
  }
}

if (files.length === 0) await replayKept();
for (const file of files) await replayFile(file);
