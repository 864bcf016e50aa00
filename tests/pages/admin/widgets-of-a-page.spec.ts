import { randomUUID } from 'node:crypto';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, expectSaved } from './admin.ts';
import { act } from './products.ts';

adminTest.use({ role: 'page-editor' });

adminTest('BO-01 a page has widgets below its text', PROOF, async ({ page, browser }) => {
  const title = { en: `Showroom ${randomUUID().slice(0, 8)}`, ar: 'صالة العرض' };
  const body = { en: '<p>Visit us in Dubai.</p>', ar: '<p>زورونا في دبي.</p>' };
  const draft = { ...EMPTY_DOCUMENT, title, body, status: 'published' };
  const { id, path } = await act<{ id: number; path: string }>(page, 'content.save', {
    ...{ id: null, kind: 'page', version: 0, draft },
  });
  await page.goto(`/admin/pages/${id}/`);
  await alive(page);
  await page.getByRole('button', { name: 'Add widget' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Heading/ }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Heading' });
  await settings.getByRole('textbox', { name: 'Text · English' }).fill('Opening hours');
  await settings.getByRole('textbox', { name: 'Text · Arabic' }).fill('ساعات العمل');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expectSaved(page);

  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  const shopper = await context.newPage();
  for (const [address, words, text] of [
    [path, 'Opening hours', 'Visit us in Dubai.'],
    [`/ar${path}`, 'ساعات العمل', 'زورونا في دبي.'],
  ] as const) {
    await shopper.goto(address);
    const places = await Promise.all(
      [shopper.getByText(text), shopper.getByRole('heading', { name: words })].map((one) =>
        one.boundingBox(),
      ),
    );
    expect(places[0]?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(places[1]?.y ?? 0);
  }
  await context.close();
  await act(page, 'content.trash', { id });
});

adminTest('BO-01 the terms that shoppers accept have no widgets', PROOF, async ({ page }) => {
  await page.goto('/admin/pages/');
  await page
    .getByRole('link', { name: /^Terms/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Title · English', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add widget' })).toHaveCount(0);
});
