import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Rules, verbs and wire. Files that need the database get a copy of the migrated template each. */
export default defineConfig({
  // The test runner reads the `.` of the pattern `#shop/*.ts` as any letter, so `#shop/payments` needs its own line.
  resolve: {
    alias: [{ find: /^#shop\/([a-z]+)$/, replacement: join(import.meta.dirname, 'src/shop/$1/index.ts') }],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/setup-database.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
