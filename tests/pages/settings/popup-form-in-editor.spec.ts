import type { Page } from '@playwright/test';
import { LAPTOP } from '../admin/admin.ts';
import { LONG_ENOUGH_MS } from '../forms/a-form-page.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { choose, openDocument } from './open-editor.ts';
import { AT_ONCE, HEADING, popupOf, publish, WHERE } from './popup-page.ts';

adminTest.use({ role: 'page-editor' });
adminTest.afterAll(() => publish());

/** A draft of a popup with a heading. */
function aDraft(): Promise<number> {
  return withShop(async (shop) => {
    const draft = {
      ...{ name: 'Ask us', place: 'popup', tree: [HEADING], status: 'draft' },
      conditions: { include: [{ kind: 'all' }], exclude: [] },
      settings: { ...AT_ONCE, entrance_animation: 'none', exit_animation: 'none' },
    };
    const by = { staffId: null, name: 'Tests' };
    const saved = await shop.templates.edit.save(null, draft, { version: 0, by });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value.id;
  });
}

/** Adds the form below the heading, and publishes the popup. */
async function placeForm(page: Page, id: number): Promise<void> {
  const canvas = await openDocument(page, `template-${id}`);
  await choose(page, canvas.getByRole('heading', { name: 'An offer' }));
  await page.getByRole('button', { name: 'Add Form', exact: true }).click();
  // The footer around the document has an email field, too.
  const form = canvas.locator('[data-puck-component] form');
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
}

/** Sends the popup's form as a shopper. */
async function ask(shopper: Page, { id, name }: Readonly<{ id: number; name: string }>): Promise<void> {
  const dialog = popupOf(shopper, id);
  await expect(async () => {
    await shopper.goto(WHERE);
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill('sara@example.com');
  await dialog.getByLabel('Choosing a device').check();
  await dialog.getByRole('textbox', { name: /^Question/ }).fill('Which device is quiet?');
  const consent = dialog.getByRole('checkbox');
  if ((await consent.count()) > 0) await consent.first().check();
  await shopper.waitForTimeout(LONG_ENOUGH_MS);
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Thank you.' })).toBeFocused();
}

adminTest(
  'WG-22 WG-20 a form is placed in a popup in the visual editor, published and sent on the page, and its entry is read in the back office',
  PROOF,
  async ({ page, browser }) => {
    await publish();
    await page.setViewportSize(LAPTOP);
    const id = await aDraft();
    await placeForm(page, id);
    const baseURL = process.env.SHOP_URL ?? '';
    const visitor = await browser.newContext({ baseURL });
    await visitor.addCookies([{ name: 'jamra_age', value: '99', url: baseURL }]);
    const name = `Sara ${id}`;
    await ask(await visitor.newPage(), { id, name });
    await visitor.close();
    await page.goto(`/admin/entries/?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByText('Which device is quiet?')).toBeVisible();
  },
);
