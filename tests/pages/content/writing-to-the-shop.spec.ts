import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const LONG_ENOUGH_MS = 3100;

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Maryam');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('maryam@example.com');
  await page.getByLabel('Topic').selectOption('guarantee');
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByRole('main').getByRole('checkbox').check();
}

test('FM-06 an empty form lists what is missing, in one place and at each field', PROOF, async ({ page }) => {
  await page.goto('/contact/');
  await page.getByLabel('Name').fill('Maryam');
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/contact/'),
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await answer).status()).toBe(422);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expect(page.getByLabel('Name')).toHaveValue('Maryam');
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Enter your email address so we can reply.');
  await summary.getByRole('link', { name: /email address/ }).click();
  await expect(email).toBeFocused();
});

test('FM-06 a message is stored, mailed and can be exported', PROOF, async ({ page }) => {
  const words = `My device stays cold, says test ${Date.now()}.`;
  await page.goto('/contact/');
  await fillIn(page, words);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\/sent\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent');
  const outbox = join(process.env.SHOP_FOLDER ?? '', 'outbox');
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('contact-message.eml'));
    const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    expect(letters.find((letter) => letter.includes(words))).toContain('Reply-To: maryam@example.com');
  }).toPass({ timeout: 20_000 });
  const file = join(await mkdtemp(join(tmpdir(), 'jamra-entries-')), 'entries.csv');
  await promisify(execFile)(process.execPath, ['bin/command.js', 'entries', file], {
    env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE, DATA_DIR: process.env.SHOP_FOLDER },
  });
  expect(await readFile(file, 'utf8')).toContain(words);
});

test(
  'FM-06 works without scripts, in Arabic, and keeps what was typed',
  PROOF,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/ar/contact/');
    await page.getByLabel('الرسالة').fill('قصير');
    await page.getByRole('button', { name: 'إرسال الرسالة' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
    await expect(page.getByLabel('الرسالة')).toHaveValue('قصير');
    await expect(page.getByLabel('الرسالة')).toHaveAccessibleDescription(/10 أحرف على الأقل/);
    await context.close();
  },
);

test(
  'FM-06 what is no form gives no fault, and a sixth message in an hour waits',
  PROOF,
  async ({ page }) => {
    const { request } = page;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const data of [
      '',
      '%',
      'contact_name[]=x&contact_name[]=y',
      `contact_message=${'%00'.repeat(99)}`,
    ]) {
      expect((await request.post('/contact/', { headers, data })).status(), data).toBe(422);
    }
    await page.goto('/contact/');
    const token = await page.locator('[name="contact_token"]').inputValue();
    await page.waitForTimeout(LONG_ENOUGH_MS);
    const send = (number: number) =>
      request.post('/contact/', {
        maxRedirects: 0,
        form: {
          contact_token: token,
          contact_name: 'A machine',
          contact_email: 'machine@example.com',
          contact_topic: 'other',
          contact_message: `The very same words, number ${number}`,
          contact_consent: '1',
        },
      });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await send(number)).status());
    expect(statuses.at(-1)).toBe(429);
    const last = await send(7);
    expect(Number(last.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await last.text()).toContain('The very same words, number 7');
  },
);
