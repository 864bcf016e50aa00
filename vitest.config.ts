import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/slowest-first.ts';

/** What is too broad for every run, and only there: `npm run prove:pages`. */
const BROAD = [
  'tests/scale/**/*.test.ts',
  'tests/attack/prove-attack.test.ts',
  'tests/processes/full-disk.test.ts',
];
/** What goes further there than in every run. */
const PROOFS = [
  ...BROAD,
  'src/app/admin/editor/state/history.test.ts',
  'src/shop/design/rules/fallbacks.test.ts',
  'src/shop/promotions/rules/quote-basket.property.test.ts',
  'tests/cache/cached-reads.test.ts',
  'tests/cache/made-up-addresses.test.ts',
  'tests/cache/never-personal.test.ts',
  'tests/cache/never-stale.test.ts',
  'tests/cache/popup-content.test.ts',
  'tests/cache/product-contents.test.ts',
  'tests/processes/lost-database.test.ts',
  'tests/processes/several-processes.test.ts',
  'tests/processes/slow-bodies.test.ts',
  'tests/shop/bitmaps.property.test.ts',
  'tests/shop/import.test.ts',
  'tests/shop/orders-of-the-old-shop.test.ts',
  'tests/wire/contract.test.ts',
  'tests/wire/every-refusal.test.ts',
];
const IS_PROOF = process.env.PROOFS === '1';
/** `npm run prove:attack`. */
const IS_ATTACK = process.env.PROVE_REQUESTS !== undefined;

/** Rules, actions and wire. Files that need the database get a copy of the migrated template each. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: IS_PROOF ? PROOFS : ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: IS_PROOF || IS_ATTACK ? [] : BROAD,
    globalSetup: ['tests/setup-database.ts'],
    setupFiles: ['tests/fixed-seed.ts'],
    // Pages run beside them (`bin/test.js`).
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // React as the shop runs it, which prints in half the time.
    env: { NODE_ENV: 'production' },
    // No test replaces a module: files may share those that were loaded once.
    isolate: false,
    // Proofs repeat a test's work many times.
    testTimeout: IS_PROOF ? 120_000 : 60_000,
    hookTimeout: 60_000,
    // A busy machine needs longer; what is right is there sooner.
    expect: { poll: { timeout: 10_000 } },
  },
});
