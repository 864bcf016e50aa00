import type { Page } from '@playwright/test';
import { DAY_MS } from '#kernel/instant.ts';
import type { PopupSettings } from '#shop/popups';
import { enter, orderBy } from '../account/account.ts';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { AT_ONCE, popupOf, publish, ready, stored, WHERE, wouldHaveCome } from './popup-page.ts';

test.afterAll(() => publish());

async function publishOne(settings: Partial<PopupSettings>): Promise<number> {
  const [id = 0] = await publish({ ...AT_ONCE, ...settings });
  return id;
}

/** Whether the popup shows on a page, once the page has checked it. */
async function expectAt(page: Page, path: string, isShown: boolean): Promise<void> {
  await page.goto(path);
  await ready(page);
  await expect(page.locator('template[data-considered]')).toHaveCount(1);
  if (isShown) return expect(popupOf(page)).toBeVisible();
  await wouldHaveCome(page);
  await expect(popupOf(page)).toHaveCount(0);
}

test(
  'defer: after the first show it waits for so many page views, and then for so many days',
  PROOF,
  async ({ page }) => {
    const id = await publishOne({ timing: ['defer'], defer_views: 2, defer_days: 0 });
    await expectAt(page, WHERE, true);
    await expectAt(page, WHERE, false);
    await expectAt(page, WHERE, true);
    const later = await publishOne({ timing: ['defer'], defer_views: 0, defer_days: 3 });
    expect(later).not.toBe(id);
    await expectAt(page, WHERE, true);
    await expectAt(page, WHERE, false);
    const entry = `popup_${later}_defer_firstShown`;
    const shownMs = Number(await stored(page, entry));
    const ago = (days: number) =>
      page.evaluate(
        ([name, ms]) => localStorage.setItem(String(name), String(ms)),
        [entry, shownMs - days * DAY_MS],
      );
    await ago(2);
    await expectAt(page, WHERE, false);
    await ago(3);
    await expectAt(page, WHERE, true);
  },
);

test('orders: customers with an order see it, and others do not', PROOF, async ({ page }) => {
  await publishOne({ timing: ['orders'], orders: 'ordered' });
  await expectAt(page, WHERE, false);
  const member = await enter(page);
  await expectAt(page, WHERE, false);
  await orderBy(member);
  await expectAt(page, WHERE, true);
  await page.context().clearCookies({ name: 'jamra_account' });
  await expectAt(page, WHERE, false);
});

test(
  'own_device fits: on pages of products for the visitor’s own device, and on no others',
  PROOF,
  async ({ page }) => {
    await publishOne({ timing: ['own_device'], own_device: 'fits' });
    const [fitting, other] = ['/product/cedrane-gold/', '/product/lumenta-classic/'];
    await expectAt(page, fitting, false);
    const url = process.env.SHOP_URL ?? '';
    await page.context().addCookies([{ name: 'jamra_device', value: productId('ORV-DUO'), url }]);
    await expectAt(page, fitting, true);
    await expectAt(page, other, false);
    await expectAt(page, WHERE, false);
  },
);
