import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/slowest-first.ts';

/** Rules, verbs and wire. Files that need the database get a copy of the migrated template each. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/setup-database.ts'],
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    // No test replaces a module: files may share those that were loaded once.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
