import type { Page } from '@playwright/test';
import { DAY_MS, SECOND_MS } from '#kernel/instant.ts';
import type { PopupSettings } from '#shop/popups';
import { enter } from '../account/account.ts';
import { enter as enterStaff } from '../admin/admin.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import {
  AT_ONCE,
  armed,
  MARK,
  MARKED,
  popupOf,
  publish,
  stored,
  visit,
  wouldHaveCome,
} from './popup-page.ts';

test.afterAll(() => publish());

/** A popup without effect on a test: its probe marks that the page has checked its popups. */
const MARKING = { ...MARK, triggers: [MARKED] } as const;

async function publishMarked(settings: Partial<PopupSettings>): Promise<number> {
  const [id = 0] = await publish({ ...AT_ONCE, ...settings }, MARKING);
  return id;
}

async function expectShown(page: Page, id: number, isShown: boolean): Promise<void> {
  await armed(page);
  if (isShown) return expect(popupOf(page, id)).toBeVisible();
  await wouldHaveCome(page);
  await expect(popupOf(page, id)).toHaveCount(0);
}

/** Visits, and checks whether the popup shows once the page knows the visitor. */
async function expectShownByWho(page: Page, id: number, isShown: boolean): Promise<void> {
  const responding = page.waitForResponse(/wc-ajax=jamra_get_visitor/);
  await visit(page);
  await responding;
  await expectShown(page, id, isShown);
}

test(
  'PT-13 PT-14 logged_in, users all: visitors who are not signed in see it, and others do not',
  PROOF,
  async ({ page }) => {
    const id = await publishMarked({ timing: ['logged_in'], users: 'all' });
    await expectShownByWho(page, id, true);
    await enter(page);
    await expectShownByWho(page, id, false);
    await page.context().clearCookies({ name: 'jamra_account' });
    await expectShownByWho(page, id, true);
    await enterStaff(page.context(), 'page-editor', 'Popup Reader');
    await expectShownByWho(page, id, false);
  },
);

test(
  'PT-13 PT-15 logged_in, by role: visitors with one of the roles do not see it, all others do',
  PROOF,
  async ({ page }) => {
    const id = await publishMarked({ timing: ['logged_in'], users: 'roles', roles: ['customer', 'owner'] });
    await expectShownByWho(page, id, true);
    await enterStaff(page.context(), 'page-editor', 'Popup Reader');
    await expectShownByWho(page, id, true);
    await enter(page);
    await expectShownByWho(page, id, false);
    await page.context().clearCookies({ name: 'jamra_account' });
    await expectShownByWho(page, id, true);
    await enterStaff(page.context(), 'owner', 'Popup Owner');
    await expectShownByWho(page, id, false);
  },
);

test('PT-14 a page requests the visitor once more if its request failed', async ({ page }) => {
  const id = await publishMarked({ timing: ['logged_in'], users: 'all' });
  await enter(page);
  await page.route(/wc-ajax=jamra_get_visitor/, (route) => route.abort(), { times: 1 });
  await expectShownByWho(page, id, false);
});

test('a page whose popups do not depend on the visitor does not request it either', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const id = await publishMarked({});
  await visit(page);
  await expectShown(page, id, true);
  expect(calls.filter((url) => url.includes('jamra_get_visitor'))).toEqual([]);
});

for (const times_count of ['', 'open'] as const)
  test(
    `PL-03 PT-19 times_count '${times_count}': the count rises when it opens, and not when it closes`,
    PROOF,
    async ({ page }) => {
      const id = await publishMarked({ timing: ['times'], times_times: 1, times_count });
      await visit(page);
      await expectShown(page, id, true);
      expect(await stored(page, `popup_${id}_times`)).toBe('1');
      await page.keyboard.press('Escape');
      await expect(popupOf(page, id)).toHaveCount(0);
      expect(await stored(page, `popup_${id}_times`)).toBe('1');
      await page.reload();
      await expectShown(page, id, false);
    },
  );

test(
  'PL-03 PT-19 times_count close: loaded again without being closed it has not counted',
  PROOF,
  async ({ page }) => {
    const id = await publishMarked({ timing: ['times'], times_times: 1, times_count: 'close' });
    for (const _load of [1, 2]) {
      await visit(page);
      await expectShown(page, id, true);
      expect(await stored(page, `popup_${id}_times`)).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(popupOf(page, id)).toHaveCount(0);
    expect(await stored(page, `popup_${id}_times`)).toBe('1');
    await page.reload();
    await expectShown(page, id, false);
  },
);

for (const [times_period, periodSeconds] of [
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_628_288],
] as const) {
  const title = `PT-20 times_period ${times_period}: it shows again ${periodSeconds} s after the first time, not before`;
  test(title, times_period === 'day' ? {} : PROOF, async ({ page }) => {
    const id = await publishMarked({ timing: ['times'], times_times: 2, times_period });
    const beginMs = Date.now();
    const visitAfter = async (seconds: number, isShown: boolean) => {
      await page.clock.setFixedTime(beginMs + seconds * SECOND_MS);
      await visit(page);
      await expectShown(page, id, isShown);
    };
    await visitAfter(0, true);
    // The second visit does not move the end.
    await visitAfter(periodSeconds - 60, true);
    await visitAfter(periodSeconds - 1, false);
    await visitAfter(periodSeconds, true);
  });
}

test('PT-20 without a times_period it never shows again', PROOF, async ({ page }) => {
  const id = await publishMarked({ timing: ['times'], times_times: 1, times_period: '' });
  const beginMs = Date.now();
  for (const [days, isShown] of [
    [0, true],
    [40, false],
    [4000, false],
  ] as const) {
    await page.clock.setFixedTime(beginMs + days * DAY_MS);
    await visit(page);
    await expectShown(page, id, isShown);
  }
});

test('PT-20 times_period session: it shows again in the next session', PROOF, async ({ page, context }) => {
  const id = await publishMarked({ timing: ['times'], times_times: 1, times_period: 'session' });
  await visit(page);
  await expectShown(page, id, true);
  await page.reload();
  await expectShown(page, id, false);
  const next = await context.newPage();
  await visit(next);
  await expectShown(next, id, true);
});
