import { randomUUID } from 'node:crypto';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, expectSaved } from './admin.ts';
import { act } from './products.ts';

adminTest.use({ role: 'page-editor' });

const pageDraft = () => ({
  ...EMPTY_DOCUMENT,
  title: { en: `Opening ${randomUUID().slice(0, 8)}`, ar: 'الافتتاح' },
  status: 'published',
});

adminTest(
  'BO-05 a date is set in the shop’s time zone, and a text is required only where it applies',
  PROOF,
  async ({ page, browser }) => {
    const { id, path } = await act<{ id: number; path: string }>(page, 'content.save', {
      ...{ id: null, kind: 'page', version: 0, draft: pageDraft() },
    });
    await page.goto(`/admin/pages/${id}/`);
    await alive(page);
    await page.getByRole('button', { name: 'Add widget' }).press('Enter');
    await page.getByRole('menuitem', { name: /^Countdown/ }).press('Enter');
    const settings = page.getByRole('dialog', { name: /^Countdown/ });
    const date = settings.getByLabel('Date and time');
    await date.fill('');
    const text = settings.getByRole('textbox', { name: 'Text from then on · English' });
    await expect(text).toBeVisible();
    await settings.getByRole('combobox', { name: 'When it is over' }).click();
    await page.getByRole('option', { name: 'Hide the countdown' }).click();
    await expect(text).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByRole('button', { name: /^Edit Countdown/ }).click();
    await expect(date).toHaveAccessibleDescription(/Enter a date and time/);
    await date.fill('2031-01-02T09:00');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expectSaved(page);

    const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    const shopper = await context.newPage();
    await shopper.goto(path);
    await expect(shopper.locator('time[datetime="2031-01-02T05:00:00.000Z"]')).toHaveText(
      '2 January 2031 at 09:00',
    );
    await context.close();
    await act(page, 'content.trash', { id });
  },
);

adminTest('BO-05 a term is chosen by its name', PROOF, async ({ page, browser }) => {
  const { id, path } = await act<{ id: number; path: string }>(page, 'content.save', {
    ...{ id: null, kind: 'page', version: 0, draft: pageDraft() },
  });
  await page.goto(`/admin/pages/${id}/`);
  await alive(page);
  await page.getByRole('button', { name: 'Add widget' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Brand strip/ }).press('Enter');
  const settings = page.getByRole('dialog', { name: /^Brand strip/ });
  await settings.getByRole('button', { name: 'Add to Links' }).click();
  await settings.getByRole('combobox', { name: 'Leads to' }).fill('Kovia');
  // A category has the same name; brands are listed after categories.
  await page.getByRole('option', { name: 'Kovia', exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expectSaved(page);
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  const shopper = await context.newPage();
  await shopper.goto(path);
  await shopper.locator('main').getByRole('link', { name: 'Kovia', exact: true }).click();
  await expect(shopper).toHaveURL(/\/brand\/kovia\/$/);
  await context.close();
  await act(page, 'content.trash', { id });
});

adminTest('WG-11 an address that no network shows is refused with words', PROOF, async ({ page }) => {
  const { id } = await act<{ id: number }>(page, 'content.save', {
    ...{ id: null, kind: 'page', version: 0, draft: { ...pageDraft(), status: 'draft' } },
  });
  await page.goto(`/admin/pages/${id}/`);
  await alive(page);
  await page.getByRole('button', { name: 'Add widget' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Social post/ }).press('Enter');
  const address = page.getByRole('textbox', { name: 'Address of the post or video' });
  await address.fill('https://www.instagram.com/jamra/');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Edit Social post/ }).click();
  await expect(address).toHaveAccessibleDescription(
    /Not the address of a post or video on Facebook, Instagram/,
  );
  await address.fill('https://www.instagram.com/p/CUbHfhpswxt/');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expectSaved(page);
  await act(page, 'content.trash', { id });
});

adminTest('RO-03 a page editor reads HTML and cannot type in it', PROOF, async ({ page }) => {
  const tree = [
    {
      id: 'own',
      widget: 'html',
      version: 1,
      settings: { html: { en: '<b>Own</b>' } },
      common: {},
      slots: {},
    },
  ];
  const id = await withShop(async (shop) => {
    const saving = { version: 0, by: { staffId: null, name: 'Noura' }, mayWriteHtml: true };
    const draft = { ...pageDraft(), status: 'draft', tree };
    const saved = await shop.content.edit.save({ id: null, kind: 'page' }, draft, saving);
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value.id;
  });
  await page.goto(`/admin/pages/${id}/`);
  await alive(page);
  await page.getByRole('button', { name: /^Edit HTML/ }).click();
  const html = page.getByRole('dialog', { name: /^HTML/ }).getByRole('textbox', { name: 'HTML · English' });
  await expect(html).toHaveValue('<b>Own</b>');
  await expect(html).not.toBeEditable();
  await expect(html).toHaveAccessibleDescription('Only owners and managers can change HTML.');
  await act(page, 'content.trash', { id });
});

adminTest.describe('a member who may write HTML', () => {
  adminTest.use({ role: 'manager' });

  adminTest('BO-05 is told which HTML is not allowed, and loses nothing', PROOF, async ({ page }) => {
    const { id } = await act<{ id: number }>(page, 'content.save', {
      ...{ id: null, kind: 'page', version: 0, draft: { ...pageDraft(), status: 'draft' } },
    });
    await page.goto(`/admin/pages/${id}/`);
    await alive(page);
    await page.getByRole('button', { name: 'Add widget' }).press('Enter');
    await page.getByRole('menuitem', { name: /^HTML/ }).press('Enter');
    const html = page.getByRole('textbox', { name: 'HTML · English' });
    await html.fill('<table class="sizes"><tr><td onclick="a()">S</td></tr></table><script>b()</script>');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByRole('button', { name: /^Edit HTML/ }).click();
    await expect(html).toHaveAccessibleDescription(/Not allowed: <td onclick> <script>/);
    await expect(html).toHaveValue(/<script>b\(\)<\/script>$/);
    await html.fill('<table class="sizes"><tr><td>S</td></tr></table>');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expectSaved(page);
    await act(page, 'content.trash', { id });
  });
});

adminTest(
  'BO-05 an answer leads to a question or result by its title, and a circle is named',
  PROOF,
  async ({ page }) => {
    const { id } = await act<{ id: number }>(page, 'content.save', {
      ...{ id: null, kind: 'page', version: 0, draft: pageDraft() },
    });
    await page.goto(`/admin/pages/${id}/`);
    await alive(page);
    await page.getByRole('button', { name: 'Add widget' }).press('Enter');
    await page.getByRole('menuitem', { name: /^Device quiz/ }).press('Enter');
    const settings = page.getByRole('dialog', { name: /^Device quiz/ });
    const leadsTo = settings.getByRole('combobox', { name: 'Leads to' }).nth(2);
    await expect(leadsTo).toHaveValue('1. One piece for the pocket');
    await leadsTo.click();
    await page.getByRole('option', { name: '1. Where will you use it most?' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByRole('button', { name: /^Edit Device quiz/ }).click();
    await expect(leadsTo).toHaveAccessibleDescription(/the quiz would never end/);
    await expect(settings.getByText('No answer leads here.')).toHaveCount(1);
    await leadsTo.click();
    await page.getByRole('option', { name: '1. One piece for the pocket' }).click();
    await settings.getByRole('button', { name: 'Add to Results' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByRole('button', { name: /^Edit Device quiz/ }).click();
    await expect(leadsTo).not.toHaveAccessibleDescription(/the quiz would never end/);
    await expect(settings.getByText('No answer leads here.')).toHaveCount(1);
    await expect(
      settings.getByRole('textbox', { name: 'Title · English' }).last(),
    ).toHaveAccessibleDescription(/Enter a value/);
    await act(page, 'content.trash', { id });
  },
);
