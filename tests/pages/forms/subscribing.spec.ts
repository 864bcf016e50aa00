import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initialOf } from '#widgets/fields/field.ts';
import { fields } from '#widgets/marketing/subscribe-form/fields.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { withDatabase } from '../database.ts';
import { pageOfNodes } from '../loops/place-loops.ts';
import { LOOKS, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { formPage, LONG_ENOUGH_MS, VISIT } from './a-form-page.ts';

const subscribePage = (slug: string) =>
  pageOfNodes(slug, [{ id: 'news', widget: 'subscribe-form', version: 1, settings: initialOf(fields) }]);

/** The sent mail to an address. */
async function mailTo(address: string): Promise<string> {
  const outbox = join(process.env.SHOP_FOLDER ?? '', 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('subscription-confirm.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.find((mail) => mail.includes(`To: ${address}`)) ?? '';
}

test('WG-21 FM-05 an address is on the list once its mail confirms it', PROOF, async ({ page }) => {
  const address = `news-${Date.now()}@example.com`;
  await page.goto(await subscribePage('some-news'));
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(address);
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /email me the newsletter/ })
    .check();
  await page.waitForTimeout(LONG_ENOUGH_MS);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'the email we’ve sent you' })).toBeVisible();
  await expect(async () => expect(await mailTo(address)).not.toBe('')).toPass({ timeout: 20_000 });
  const mail = (await mailTo(address)).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const link = /http[^\s"\]]*\/newsletter\/confirm\/\?link=[^\s"\]]+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed');
  const subscriber = await withDatabase((db) =>
    db.selectFrom('subscriber').selectAll().where('email', '=', address).executeTakeFirstOrThrow(),
  );
  expect(subscriber.status).toBe('confirmed');
});

test(
  'WG-21 the footer of any page has a newsletter form, which shows its errors in place',
  PROOF,
  async ({ page }) => {
    const address = `footer-${Date.now()}@example.com`;
    await page.goto('/faq/');
    const footer = page.getByRole('contentinfo');
    const email = footer.getByRole('textbox', { name: 'Email' });
    await email.fill('nobody');
    await page.waitForTimeout(LONG_ENOUGH_MS);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('alert')).toBeFocused();
    await expect(email).toHaveValue('nobody');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill(address);
    await footer.getByRole('checkbox', { name: /email me the newsletter/ }).check();
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('status').filter({ hasText: 'the email we’ve sent you' })).toBeVisible();
    await expect(page).toHaveURL('/faq/');
    const subscriber = await withDatabase((db) =>
      db.selectFrom('subscriber').selectAll().where('email', '=', address).executeTakeFirstOrThrow(),
    );
    expect(subscriber.status).toBe('pending');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-21 the form of the footer leads to its page, with what was typed', async ({ page }) => {
    await page.goto('/ar/faq/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').first().fill('sara@example.com');
    await footer.getByRole('checkbox').check();
    await footer.getByRole('button', { name: 'اشترك' }).click();
    await expect(page).toHaveURL(/\/ar\/forms\/shipped-footer\.newsletter\//);
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('sara@example.com');
    await expect(page.locator('form[data-form]')).toHaveCount(1);
  });
});

for (const { width, prefix } of LOOKS)
  test(`FM-06 forms have no faults of accessibility at ${width} px ${prefix}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [await formPage('a-scanned', VISIT), await subscribePage('scanned-news')]) {
      await page.goto(prefix + path);
      await page.locator('main form[data-form] [type="submit"]').click();
      await expect(page.locator('main form[data-form] [role="alert"]')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
