import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DIRECTIONS, PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { ADMIN_SCREENS, adminTest } from './admin.ts';
import { fillScreens } from './filled-screens.ts';

/** Thirty screens, each of which takes some seconds on a busy machine. */
const LIMIT_MS = 240_000;
const SCREEN_LIMIT_MS = 10_000;
const ROUTES = join(import.meta.dirname, '../../../src/app/routes.ts');

// Neither the zone nor the language of the shop: texts that a browser formats by its own differ from the server's.
adminTest.use({ hasOwnContext: true, timezoneId: 'America/Los_Angeles', locale: 'de-DE' });

/** The complaints of each page's console and of React, by address. */
async function complaintsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  let at = '';
  page.on('pageerror', ({ message }) => complaints.push(`${at} ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${at} ${message.text()}`);
  });
  for (const address of addresses) {
    at = address;
    await page.goto(address);
    await page
      .waitForFunction(() => document.querySelector<HTMLElement>('#content')?.inert === false, null, {
        timeout: SCREEN_LIMIT_MS,
      })
      .catch(() => complaints.push(`${at} did not come alive`));
  }
  return complaints;
}

/** A route's address with any text as its parameters. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^/admin/${path === '' ? '' : `${parts.join('/')}/`}(\\?.*)?$`);
}

// Screens with a list or an empty form are checked by the tests of quality.
for (const { name, prefix } of DIRECTIONS) {
  const title = `RO-04 every screen of one thing hydrates as the server printed it, ${name}`;
  adminTest(title, PROOF, async ({ page, faults }) => {
    adminTest.setTimeout(LIMIT_MS);
    const filled = await fillScreens(page);
    const all = [...ADMIN_SCREENS, ...filled];
    const routes = [...readFileSync(ROUTES, 'utf8').matchAll(/screen\('([^'*]*)'/g)].map(
      ([, path = '']) => path,
    );
    expect(routes.filter((path) => !all.some((address) => patternOf(path).test(address)))).toEqual([]);
    const addresses = filled.map((address) => prefix + address);
    expect(await complaintsOf(page, addresses)).toEqual([]);
    faults.length = 0;
  });
}
