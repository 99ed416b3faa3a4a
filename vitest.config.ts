import { defineConfig } from 'vitest/config';

const TESTS = ['{packages,apps}/**/test/**', 'bench/test/**', 'scripts'];
const testFiles = (ending: string) => TESTS.map((where) => `${where}/*${ending}`);

/** `npm test` runs all but the slow ones; `--mode slow` only those; `--mode goldens` lets the golden tests write their files. */
const MODES: Record<string, { include: string[]; exclude?: string[]; env?: Record<string, string> }> = {
  test: { include: testFiles('.test.ts'), exclude: ['**/*.slow.test.ts', '**/node_modules/**', '**/dist/**'] },
  slow: { include: testFiles('.slow.test.ts') },
  goldens: { include: testFiles('.golden.test.ts'), env: { GOLDEN: 'write' } },
};

// Tests run on the sources: every package exports them under the condition "source".
export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['source', 'import', 'module', 'default'] },
  ssr: { resolve: { conditions: ['source', 'import', 'module', 'default'] } },
  test: { ...MODES[mode], testTimeout: mode === 'slow' ? 3_600_000 : 240_000 },
}));
