import { sql } from 'kysely';
import { addDays, dayOf } from '#kernel/day.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, PHONE } from './admin.ts';
import { expectFits } from './screen-test.ts';

adminTest(
  'BO-06 analytics show the funnel as a table, another report, and its CSV',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/admin/analytics/?report=funnel');
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('columnheader').first()).toHaveText('Step');
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(table.getByRole('link', { name: 'Added to cart' })).toHaveAttribute(
      'href',
      /report=products&from=/,
    );
    await expect(table.getByRole('link', { name: 'Ordered' })).toHaveAttribute(
      'href',
      /\/admin\/orders\/\?from=/,
    );
    await expect(table.getByRole('link', { name: 'Began checkout' })).toHaveAttribute(
      'href',
      /\/admin\/analytics\/breakdown\/\?report=funnel&/,
    );
    await page.getByLabel('Report').selectOption('emirates');
    await expect(page).toHaveURL(/report=emirates/);
    await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /report=emirates/);
    const href = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
    const file = await page.context().request.get(href);
    expect([file.status(), (await file.text()).replace('\uFEFF', '').trim().split('\n')[0]]).toEqual([
      200,
      'emirates,orders,total',
    ]);
  },
);

const SOURCE = 'letters.example';
const COUNTED = addDays(dayOf(new Date()), -200);
/** A day before page views were counted. */
const EARLIER = addDays(COUNTED, -1);

/** Visits from one source on two days; page views are counted on the second. */
async function visitsFromASource(): Promise<void> {
  await withDatabase(async (db) => {
    await sql`
      insert into analytics_daily (day, dimension, name, value, events, sessions, quantity, value_minor)
      select day::date, dimension, 'page_view', value, 9, 7, 0, 0
      from unnest(${[EARLIER, COUNTED]}::text[]) as day
      cross join (values ('all', ''), ('source', ${SOURCE})) as line (dimension, value)
      on conflict do nothing
    `.execute(db);
    await sql`
      insert into analytics_page_daily (day, dimension, value, name, path, events, sessions)
      select ${COUNTED}::date, 'source', ${SOURCE}, name, path, events, sessions
      from (values ('page_view', '/shop/', 6, 4), ('page_view', '/faq/', 2, 2), ('page_view', '(other)', 1, 1),
        ('purchase', '/shop/', 1, 1)) as page (name, path, events, sessions)
      on conflict do nothing
    `.execute(db);
  });
}

adminTest(
  'BO-06 a source opens the landing pages of its visits, and says from which day they are counted',
  PROOF,
  async ({ page }) => {
    await visitsFromASource();
    await page.setViewportSize(PHONE);
    await page.goto(`/admin/analytics/?report=sources&from=${EARLIER}&to=${COUNTED}&compare=1`);
    await alive(page);
    await page.getByRole('link', { name: SOURCE }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sources: \u2068letters\.example\u2069/);
    await alive(page);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      ...['Landing page', 'Sessions', 'Previous period', 'Page views', 'Added to cart', 'Orders'],
    ]);
    await expect(table.getByRole('rowheader')).toHaveText(['/shop/', '/faq/', 'All others']);
    await expect(table.getByRole('link')).toHaveText(['/shop/', '/faq/']);
    await expect(page.getByText('Pages are counted since')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const href = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
    const file = await (await page.context().request.get(href)).text();
    expect(file.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      ...[
        'page,sessions,before,views,carts,orders',
        '/shop/,4,0,6,0,1',
        '/faq/,2,0,2,0,0',
        '(other),1,0,1,0,0',
      ],
    ]);
    await page.getByLabel('From').fill(COUNTED);
    await expect(page.getByText('Pages are counted since')).toHaveCount(1);
    await page.getByLabel('Compare with previous period').click();
    await expect(page.getByText('Pages are counted since')).toHaveCount(0);
    await page.locator('.admin-back').click();
    await expect(page).toHaveURL(/\/admin\/analytics\/\?report=sources/);
  },
);

adminTest('BO-06 a breakdown without pages says why it is empty', PROOF, async ({ page }) => {
  await visitsFromASource();
  const shown = (day: string) => `/admin/analytics/breakdown/?report=files&key=/a.pdf&from=${day}&to=${day}`;
  await page.goto(shown(COUNTED));
  await expect(page.getByText('No data for this date range.')).toBeVisible();
  await page.goto(shown(EARLIER));
  await expect(page.getByText('Pages are counted since')).toBeVisible();
  await page.goto(`/admin/analytics/breakdown/?report=links&key=${'x'.repeat(200)}`);
  await expectFits(page, PHONE);
  await page.goto(`/ar${shown(EARLIER)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/التنزيلات/);
});
