import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { type Days, readFigures } from './figures.ts';
import { sumMonths } from './months.ts';

const db = await aDatabase();
const { shop, time } = aShop(db);

const FIRST = '2026-03-12';
const LAST = '2026-11-20';
const PAGES = { dimension: 'page', names: ['page_view', 'scroll'] } as const;

beforeEach(async () => {
  time.now = new Date('2026-11-21T10:00:00+04:00');
  await sql`truncate analytics_event, analytics_salt, analytics_daily, analytics_month cascade`.execute(db);
  // A different number for each day and page, so that a wrong day changes a sum.
  await sql`
    insert into analytics_daily (dimension, name, day, value, events, sessions, quantity, value_minor)
    select dimension, name, day::date, value, number, number % 7, number % 5, number * 3
    from generate_series(${FIRST}::date, ${LAST}::date, interval '1 day') as day
    cross join (values ('all', ''), ('page', '/a/'), ('page', '/b/')) as one (dimension, value)
    cross join (values ('page_view'), ('scroll')) as event (name)
    cross join lateral (
      select 1 + abs(hashtext(day::text || value || name)) % 1000 as number
    ) as counted
  `.execute(db);
});

async function sumsByDay({ from, to }: Days) {
  const { rows } = await sql`
    select value, name, sum(events)::integer as events, sum(sessions)::integer as sessions,
      sum(quantity)::integer as quantity, sum(value_minor)::integer as "valueMinor"
    from analytics_daily where dimension = 'page' and day between ${from}::date and ${to}::date
    group by value, name order by value, name
  `.execute(db);
  return rows;
}

async function summedMonths(): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct month::text from analytics_monthly order by 1
  `.execute(db);
  return rows.map(({ month }) => month);
}

const dayAt = (place: number) =>
  new Date(Date.parse('2026-02-20') + place * 86_400_000).toISOString().slice(0, 10);

it('BO-06 figures of any range are the same from monthly and from daily rows', async () => {
  await shop.analytics.rollUp();
  expect(await summedMonths()).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10].map((month) => `2026-${String(month).padStart(2, '0')}-01`),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 290 }),
      fc.integer({ min: 0, max: 290 }),
      async (one, other) => {
        const days = { from: dayAt(Math.min(one, other)), to: dayAt(Math.max(one, other)) };
        const figures = await readFigures(db, { ...PAGES, days });
        const sorted = figures.toSorted((a, b) => (`${a.value} ${a.name}` < `${b.value} ${b.name}` ? -1 : 1));
        expect(sorted).toEqual(await sumsByDay(days));
      },
    ),
    { numRuns: 60 },
  );
});

it('a month with a day that may be recounted is not summed', async () => {
  await sumMonths(db, { firstDay: FIRST, firstOpenDay: '2026-10-31' });
  expect((await summedMonths()).at(-1)).toBe('2026-09-01');
  await sumMonths(db, { firstDay: FIRST, firstOpenDay: '2026-11-01' });
  expect((await summedMonths()).at(-1)).toBe('2026-10-01');
});

it('figures older than the setting are deleted, months included', async () => {
  await shop.analytics.rollUp();
  await shop.settings.set('analytics.keptDays', 100);
  await shop.analytics.forgetOld();
  await shop.analytics.rollUp();
  const days = { from: FIRST, to: LAST };
  const figures = await readFigures(db, { ...PAGES, days });
  expect(figures.reduce((sum, { events }) => sum + events, 0)).toBe(
    (await sumsByDay(days)).reduce((sum: number, row) => sum + Number((row as { events: number }).events), 0),
  );
  expect((await summedMonths())[0], 'of August some days are gone').toBe('2026-09-01');
});
