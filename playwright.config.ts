import { defineConfig } from '@playwright/test';
import type { ShopOfTests } from './tests/pages/shop.ts';

/** Tests that are too broad for every run; what is left of their kind proves the same rows on fewer screens. */
const BROAD = /@proof/;

const IS_CI = process.env.CI !== undefined;

const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function launched(...more: string[]) {
  return { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...CHROMIUM, ...more] };
}

/**
 * One process for all pages: a page that opens uses what another one has compiled. What they draw is put together in the
 * browser’s own process, which takes a tenth less processor time than handing it to another one.
 */
const SHARED_PROCESS = { launchOptions: launched('--process-per-site', '--in-process-gpu') };
/** Tests that take the line away, which pages of one process share. */
const OFFLINE = /cart\/(always-right|changing-a-line|without-a-line)\.spec/;
/** What a setting changes, everybody sees: these have a shop of their own, and use it one after the other. */
const SETTINGS = {
  testMatch: '**/settings/**/*.spec.ts',
  workers: 1,
  use: { hasOwnShop: true, ...SHARED_PROCESS },
};

/** What shoppers do, in Chromium, against the real shop on the demo goods. */
export default defineConfig<object, ShopOfTests>({
  testDir: 'tests/pages',
  outputDir: 'test-results',
  // Rules, actions and wire run beside them (`bin/test.js`).
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  // A second try says whether a failure is a random one; the report names it. The proofs fail all the same.
  retries: IS_CI ? 1 : 0,
  failOnFlakyTests: process.env.PROOFS === '1',
  expect: { timeout: 15_000 },
  // Node strips the types of the shop's own modules; Playwright would compile them once more.
  build: { external: ['**/src/**/*.ts', '**/bench/**/*.ts'] },
  reporter: [['list']],
  globalSetup: './tests/pages/open-shop.ts',
  projects: [
    { ...SETTINGS, name: 'settings', grepInvert: BROAD },
    { name: 'offline', testMatch: OFFLINE, grepInvert: BROAD },
    { name: 'pages', testIgnore: ['**/settings/**', OFFLINE], grepInvert: BROAD, use: SHARED_PROCESS },
    // Broad and slow: `npm run prove:pages`.
    { ...SETTINGS, name: 'settings-proofs', grep: BROAD },
    { name: 'offline-proofs', testMatch: OFFLINE, grep: BROAD },
    { name: 'proofs', testIgnore: ['**/settings/**', OFFLINE], grep: BROAD, use: SHARED_PROCESS },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Drawing transitions costs a quarter of a run; tests of motion use `MOVING`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What a test that failed first did and heard; pictures of its pages would cost a third of the run.
    trace: IS_CI
      ? { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false }
      : 'off',
    // What cannot be pressed by then never can; long tests would wait for their own end.
    actionTimeout: 30_000,
    launchOptions: launched(),
  },
});
