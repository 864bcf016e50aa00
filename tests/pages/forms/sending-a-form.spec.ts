import type { Page } from '@playwright/test';
import { recordEvents } from '../analytics/sent-events.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { formPage, LONG_ENOUGH_MS, STEPS, VISIT } from './a-form-page.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Sara N.');
  await page.getByRole('main').getByLabel('Email').fill('sara@example.com');
  await page.getByLabel('A repair').check();
  await page.getByLabel('Model').fill('Duo');
}

test('WG-20 FM-05 FM-06 AN-06 a form reports errors, keeps what was typed, confirms, and counts as sent once', async ({
  page,
}) => {
  const sent = recordEvents(page);
  await page.goto(await formPage('a-visit', VISIT));
  await expect(page.getByLabel('Model')).toBeHidden();
  await page.getByLabel('Name').fill('Sara N.');
  await page.getByRole('button', { name: 'Book' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await summary.getByRole('link', { name: /Email/ }).click();
  const email = page.getByRole('main').getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Fill in this field.');
  await fillIn(page);
  await page.getByLabel('Picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('checkbox', { name: /Store my details/ }).check();
  await page.waitForTimeout(LONG_ENOUGH_MS);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We call you to confirm.' })).toBeFocused();
  expect(await sent.named('form_submit')).toMatchObject([{ form_id: 'page-a-visit.ask' }]);
  expect(await sent.named('form_start')).toHaveLength(1);
  const entry = await withDatabase((db) =>
    db.selectFrom('form_entry').selectAll().where('form', '=', 'page-a-visit.ask').executeTakeFirstOrThrow(),
  );
  expect(entry).toMatchObject({ title: 'Book a visit', email: 'sara@example.com', status: 'new' });
});

test('FM-05 a form in two columns stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await formPage('a-narrow', { ...VISIT, columns: { desktop: 2 } }));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

test('WG-20 a popup opens after sending, as by a link', PROOF, async ({ page }) => {
  await page.goto(await formPage('a-popup-after', { ...STEPS, popup: '#popup:open?id=7' }));
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) document.body.dataset.followed = target.hash;
    }),
  );
  await page.getByLabel('Name').fill('Sara N.');
  await page.getByRole('main').getByLabel('Email').fill('sara@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('A new device').check();
  await page.waitForTimeout(LONG_ENOUGH_MS);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-followed', '#popup:open?id=7');
});

test('FM-02 FM-03 FM-04 descriptions of a form slide open and close', async ({ page }) => {
  await page.goto(await formPage('a-described', VISIT));
  const description = page.getByText('We only call about this visit.');
  await expect(description).toBeHidden();
  await page.getByLabel('Mobile').focus();
  await expect(description).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(description).toBeHidden();
  await expect(page.getByLabel('Mobile')).toBeFocused();
  await page.getByLabel('Name').focus();
  await page.getByLabel('Mobile').focus();
  await expect(description).toBeVisible();
  await page.locator('h1').click();
  await expect(description).toBeHidden();
});

test('WG-20 steps come one by one, by keyboard, and lead back to what is wrong', PROOF, async ({ page }) => {
  await page.goto(await formPage('a-stepped', STEPS));
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByText('About the visit')).toBeHidden();
  await next.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Sara N.');
  await page.getByRole('main').getByLabel('Email').fill('sara@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('About the visit')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Sara N.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-35 WG-20 a form is filled in, checked once more, and sent, in Arabic', PROOF, async ({ page }) => {
    await page.goto(`/ar${await formPage('a-plain', STEPS)}`);
    await page.getByLabel('الاسم').fill('سارة');
    await page.getByRole('main').getByLabel('البريد الإلكتروني').fill('sara@example.com');
    await page.getByLabel('جهاز جديد').check();
    await page.getByRole('button', { name: 'احجز' }).click();
    await expect(page.getByRole('alert')).toContainText('راجع بياناتك');
    await expect(page.getByLabel('الاسم')).toHaveValue('سارة');
    await expect(page.getByLabel('جهاز جديد')).toBeChecked();
    await page.waitForTimeout(LONG_ENOUGH_MS);
    await page.getByRole('button', { name: 'احجز' }).click();
    await expect(page.getByRole('status').first()).toContainText('سنتصل بك للتأكيد.');
  });
});
