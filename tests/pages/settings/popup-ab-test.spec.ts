import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { accessibilityFaults } from '../accessibility.ts';
import { hint, PHONE } from '../admin/admin.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';
import { AT_ONCE, follow, popupOf, publish, ready, stored, visit, WHERE } from './popup-page.ts';

test.use({ role: 'page-editor' });
test.afterAll(() => publish());

/** Views of each popup that a test of 50 % against 60 % needs at 95 %. */
const SAMPLE = 388;

/** Writes what pages report of a popup today. */
async function count(id: number, acted: number): Promise<void> {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Dubai' });
  const figures = { seen: SAMPLE + 100, acted };
  await withDatabase((db) =>
    db
      .insertInto('popup_day')
      .values({ popup_id: id as never, day, ...figures })
      .onConflict((there) => there.columns(['popup_id', 'day']).doUpdateSet(figures))
      .execute(),
  );
}

/** Ages the popups, their test and its counts by so many days. */
async function grow(days: number): Promise<void> {
  await withDatabase(async (db) => {
    await sql`update popup_ab_test set started_at = started_at - make_interval(days => ${days})`.execute(db);
    await sql`update template_version set at = at - make_interval(days => ${days})`.execute(db);
    await sql`update popup_day set day = (day::date - ${days}::int)::text`.execute(db);
  });
}

/** Fills in the form of a test, which shows its sample size before it starts. */
async function describeTest(page: Page): Promise<void> {
  await page.goto('/admin/ab-tests/new/');
  await page.getByLabel('Name').fill('Short or long');
  for (const [variant, name] of [
    ['Variant A', 'Short'],
    ['Variant B', 'Long'],
  ] as const) {
    await page.getByRole('combobox', { name: variant }).click();
    await page.getByRole('option', { name }).click();
  }
  await page.getByLabel('Usual success rate').fill('50');
  await page.getByLabel('Smallest difference').fill('10');
  await expect(page.getByText(`Each variant needs ${SAMPLE} shows`)).toBeVisible();
}

/** Visits the page as a visitor of a variant: 0 is A, 1 is B. */
async function visitAs(page: Page, id: string, variant: 0 | 1): Promise<void> {
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
    [`popup_test_${id}`, String(variant)],
  );
  await visit(page);
  await ready(page);
}

test(
  'an editor compares two popups: each visitor sees one of them, no winner is named before the sample is complete, and the loser becomes a draft',
  PROOF,
  async ({ page, context }) => {
    test.slow();
    const [a = 0, b = 0] = await publish({ ...AT_ONCE, name: 'Short' }, { ...AT_ONCE, name: 'Long' });
    await describeTest(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start test' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Short or long' })).toBeVisible();
    await expect(
      page.getByText('No winner yet: each variant needs 388 shows. A has 0, B has 0.'),
    ).toBeVisible();
    const id = /ab-tests\/(\d+)\//.exec(page.url())?.[1] ?? '';

    await expect.poll(async () => (await page.request.get(WHERE)).text()).toContain(`data-ab-test="${id}:b"`);
    await visit(page);
    const first = await popupOf(page).getAttribute('data-popup-id');
    const drawn = await stored(page, `popup_test_${id}`);
    expect(drawn).toBe(first === String(a) ? '0' : '1');
    await visit(page);
    await expect(popupOf(page)).toHaveAttribute('data-popup-id', first ?? '');
    await visitAs(page, id, 1);
    await expect(popupOf(page, b)).toBeVisible();
    await expect(popupOf(page, a)).toHaveCount(0);
    await popupOf(page, b).locator('.j-popup__close').click();
    await follow(page, `#popup:open?id=${a}`);
    await expect(popupOf(page, b)).toBeVisible();
    await expect(popupOf(page, a)).toHaveCount(0);
    await follow(page, `#popup:open?id=${a}&toggle=yes`);
    await expect(popupOf(page, b)).toHaveCount(0);
    await follow(page, `#popup:open?id=${a}&toggle=yes`);
    await expect(popupOf(page, b)).toBeVisible();
    await follow(page, `#popup:close?id=${a}&do_not_show_again=yes`);
    await expect(popupOf(page, b)).toHaveCount(0);
    expect([await stored(page, `popup_${a}_disable`), await stored(page, `popup_${b}_disable`)]).toEqual([
      null,
      'true',
    ]);
    await page.evaluate((name) => localStorage.removeItem(name), `popup_${b}_disable`);

    await hint(context);
    await visitAs(page, id, 0);
    await popupOf(page, a).locator('.j-popup__close').click();
    await page.getByText('Popups (2)').click();
    const panel = page.locator('.j-edit__popups');
    await expect(panel).toContainText('The visitor belongs to variant A of the A/B test “Short or long”.');
    const toTest = panel.getByRole('link', { name: 'Open the A/B test' });
    await expect(toTest).toHaveAttribute('href', `/admin/ab-tests/${id}/`);

    await count(a, 150);
    await count(b, 280);
    await page.goto(`/admin/ab-tests/${id}/`);
    await expect(page.getByText('Each variant had 388 shows. The result follows on')).toBeVisible();
    await grow(2);
    await page.setViewportSize(PHONE);
    await page.goto(`/ar/admin/ab-tests/${id}/`);
    await expect(page.getByText('فازت النسخة B: أكثر من A بمقدار 26.6 نقطة مئوية')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`/admin/ab-tests/${id}/`);
    await expect(page.getByText('Variant B wins: 26.6 percentage points more than A')).toBeVisible();
    const file = await page.request.get(`/admin/ab-tests/${id}/csv/`);
    expect(await file.text()).toContain('488,150,488,280,1');
    await page.getByRole('button', { name: 'Keep B', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End test' }).click();
    await expect(page.getByText('B was kept')).toBeVisible();
    await expect(page.getByText('Not published')).toBeVisible();
    await expect.poll(async () => (await page.request.get(WHERE)).text()).not.toContain(`data-popup="${a}"`);
    await visit(page);
    await expect(popupOf(page, b)).toBeVisible();
  },
);
