import { defineConfig } from '@playwright/test';
import type { ShopOfTests } from './tests/pages/shop.ts';

/** What shoppers do, in Chromium, against the real shop on the demo goods. */
export default defineConfig<object, ShopOfTests>({
  testDir: 'tests/pages',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  // A machine that stalls may cost a timing test its first try; the report then calls it flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './tests/pages/open-shop.ts',
  projects: [
    { name: 'pages', testIgnore: ['**/settings/**', '**/proofs/**'], workers: 2 },
    // What a setting changes, everybody sees: these have a shop of their own, and use it one after the other.
    { name: 'settings', testMatch: '**/settings/**', workers: 1, use: { hasOwnShop: true } },
    // Broad and slow: `npm run prove:pages`.
    { name: 'proofs', testMatch: '**/proofs/**', workers: 2 },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // What cannot be pressed by then never can; long tests would wait for their own end.
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
