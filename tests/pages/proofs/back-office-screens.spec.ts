import { expect } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { ADMIN_SCREENS, LAPTOP, PHONE } from '../admin/admin.ts';
import { expectFits, openScreen, screenTest as test } from '../admin/screen-test.ts';
import { DIRECTIONS, PROOF } from '../screens.ts';

/** The largest screens have more than a hundred buttons, each checked twice. */
const SCREEN_LIMIT_MS = 120_000;

test.describe.configure({ mode: 'parallel' });

for (const { name, prefix } of DIRECTIONS) {
  for (const path of ADMIN_SCREENS) {
    const title = `RO-04 ${path} ${name} is clean for axe and never wider than a phone or a laptop`;
    test(title, PROOF, async ({ page }) => {
      test.setTimeout(SCREEN_LIMIT_MS);
      await openScreen(page, prefix + path);
      for (const size of [PHONE, LAPTOP]) {
        await expectFits(page, size);
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    });
  }
}
