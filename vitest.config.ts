import { defineConfig } from 'vitest/config';
import { sharedClassNames } from './vite.styles.ts';

/** Rules, verbs and wire. Files that need the database get a copy of the migrated template each. */
export default defineConfig({
  css: { modules: sharedClassNames },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/setup-database.ts'],
    css: { include: [/.+/] },
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
