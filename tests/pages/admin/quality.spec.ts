import { expect } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { ADMIN_SCREENS, LAPTOP, PHONE } from './admin.ts';
import { expectFits, openScreen, screenTest as test } from './screen-test.ts';

test.describe.configure({ mode: 'parallel' });

// One scan a screen; `npm run prove:pages` scans it in both directions and at both widths.
for (const path of ADMIN_SCREENS) {
  test(`RO-04 ${path} hydrates, is clean for axe and never wider than a phone or a laptop`, async ({
    page,
  }) => {
    await openScreen(page, path);
    await expectFits(page, PHONE);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectFits(page, LAPTOP);
  });
}
