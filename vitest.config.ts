import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Where tests lie. */
const PURE = ['packages/**/test/**', 'apps/cli/test/**', 'bench/test/**', 'scripts'];
const WEB = ['apps/web/test/**'];

/** `npm test` runs all but the slow ones; `--mode slow` only those; `--mode goldens` lets the golden tests write their files. */
const MODES: Record<string, { ending: string; exclude?: string[]; env?: Record<string, string> }> = {
  test: { ending: '.test.ts', exclude: ['**/*.slow.test.ts', '**/node_modules/**', '**/dist/**'] },
  slow: { ending: '.slow.test.ts' },
  goldens: { ending: '.golden.test.ts', env: { GOLDEN: 'write' } },
};

/** The longest files first, so that no worker is left alone with one at the end: a fresh clone remembers no times to go by. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isLong = ({ moduleId }: { moduleId: string }) => /conformance|process/.test(moduleId.split('/test/').at(-1)!);
    const sorted = await super.sort(files);
    // One project after the other: a worker is kept only where the next file is of the same one.
    const inProjects = [...sorted].sort((a, b) => Number(isWeb(a)) - Number(isWeb(b)));
    return [...inProjects.filter(isLong), ...inProjects.filter((file) => !isLong(file))];
  }
}

const isWeb = ({ moduleId }: { moduleId: string }) => moduleId.includes('/apps/web/');

// Tests run on the sources: every package exports them under the condition "source".
export default defineConfig(({ mode }) => {
  const { ending, ...how } = MODES[mode]!;
  const project = (name: string, where: readonly string[], isolate: boolean) => ({
    extends: true as const,
    test: { name, isolate, include: where.map((folder) => `${folder}/*${ending}`) },
  });
  return {
    resolve: { conditions: ['source', 'import', 'module', 'default'] },
    ssr: { resolve: { conditions: ['source', 'import', 'module', 'default'] } },
    test: {
      ...how,
      testTimeout: mode === 'slow' ? 3_600_000 : 240_000,
      maxWorkers: availableParallelism(), // left alone Vitest keeps one core free, which of two is half
      sequence: { sequencer: LongestFirst },
      projects: [
        // Rules are pure: files share a worker and what it has loaded and compiled, which halves the work.
        project('pure', PURE, false),
        // What stands in for a browser is global, and so is what takes a module's place: every file starts anew.
        project('web', WEB, true),
      ],
    },
  };
});
