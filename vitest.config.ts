import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const TESTS = ['{packages,apps}/**/test/**', 'bench/test/**', 'scripts'];
const testFiles = (ending: string) => TESTS.map((where) => `${where}/*${ending}`);

/** `npm test` runs all but the slow ones; `--mode slow` only those; `--mode goldens` lets the golden tests write their files. */
const MODES: Record<string, { include: string[]; exclude?: string[]; env?: Record<string, string> }> = {
  test: { include: testFiles('.test.ts'), exclude: ['**/*.slow.test.ts', '**/node_modules/**', '**/dist/**'] },
  slow: { include: testFiles('.slow.test.ts') },
  goldens: { include: testFiles('.golden.test.ts'), env: { GOLDEN: 'write' } },
};

/** The longest files first, so that no worker is left alone with one at the end: a fresh clone remembers no times to go by. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isLong = ({ moduleId }: { moduleId: string }) => /conformance|process/.test(moduleId.split('/test/').at(-1)!);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Tests run on the sources: every package exports them under the condition "source".
export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['source', 'import', 'module', 'default'] },
  ssr: { resolve: { conditions: ['source', 'import', 'module', 'default'] } },
  test: {
    ...MODES[mode],
    testTimeout: mode === 'slow' ? 3_600_000 : 240_000,
    maxWorkers: availableParallelism(), // left alone Vitest keeps one core free, which of two is half
    sequence: { sequencer: LongestFirst },
  },
}));
