import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import type { Days } from './figures.ts';
import { firstDayWithPages, readPageFigures } from './page-figures.ts';

const db = await aDatabase();
const { shop, time } = aShop(db);
const DAY = '2026-11-21';
const VISITS = 5000;
/** Rows of an event: the first page of each of 501 values, 500 more pages, and one row `(other)` for each value. */
const MOST_ROWS = 1502;

beforeEach(async () => {
  time.now = new Date('2026-11-21T10:00:00+04:00');
  await sql`
    truncate analytics_event, analytics_salt, analytics_daily, analytics_page_daily, analytics_month cascade
  `.execute(db);
});

/** Visits from 700 sources that begin on 40 pages; every third adds to the cart, every second clicks a link. */
async function manyVisits(): Promise<void> {
  await sql`
    insert into analytics_event
      (day, id, at, session, name, path, device, source, campaign, label, products, quantities, value_minor)
    select ${DAY}::date, n || name, ${time.now}::timestamptz + n * interval '1 millisecond', 's' || n, name,
      '/page-' || (n * 7919 % 40) || '/', case when n % 3 = 0 then 'mobile' else 'desktop' end,
      case when name = 'page_view' then 'site-' || (sqrt(n) * 10)::integer end,
      case when name = 'page_view' then 'campaign-' || n % 600 end,
      case when name = 'click' then 'link-' || n % 651 else '' end, '{}', '{}', 0
    from generate_series(1, ${VISITS}::int) as n
    cross join (values ('page_view', 1), ('add_to_cart', 3), ('click', 2)) as event (name, every)
    where n % every = 0
  `.execute(db);
}

it('BO-06 the pages of each line add up to its figures, also where pages are grouped', async () => {
  await manyVisits();
  await shop.analytics.rollUp();
  const { rows: wrong } = await sql`
    select dimension, value, name from analytics_daily as line left join (
      select dimension, value, name, sum(events) as events, sum(sessions) as sessions
      from analytics_page_daily group by 1, 2, 3
    ) as pages using (dimension, value, name)
    where ((dimension in ('source', 'campaign') and name <> 'begin_checkout')
        or (dimension = 'device' and name = 'page_view') or dimension = 'label')
      and (line.events is distinct from pages.events or line.sessions is distinct from pages.sessions)
  `.execute(db);
  expect(wrong).toEqual([]);
});

it('a day has a limited number of rows for each event, and each line its first page', async () => {
  await manyVisits();
  await shop.analytics.rollUp();
  const { rows } = await sql<{ dimension: string; rows: number; lines: number; named: number }>`
    select dimension, count(*)::integer as rows, count(distinct value)::integer as lines,
      count(distinct value) filter (where path <> '(other)')::integer as named
    from analytics_page_daily where name in ('page_view', 'click') group by dimension order by dimension
  `.execute(db);
  expect(rows.map(({ dimension }) => dimension)).toEqual(['campaign', 'device', 'label', 'source']);
  for (const { dimension, rows: count, lines, named } of rows) {
    expect([dimension, count <= MOST_ROWS, named]).toEqual([dimension, true, lines]);
    expect(lines, dimension).toBe(dimension === 'device' ? 2 : 501);
  }
});

it('BO-06 a recounted day has no earlier pages', async () => {
  await manyVisits();
  await shop.analytics.rollUp();
  await sql`delete from analytics_event where path <> '/page-0/'`.execute(db);
  await shop.analytics.rollUp();
  const { rows } = await sql`select distinct path from analytics_page_daily`.execute(db);
  expect(rows).toEqual([{ path: '/page-0/' }]);
});

const FIRST = '2026-03-12';
const LAST = '2026-11-20';

/** A different number for each day and page, so that a wrong day changes a sum. */
async function manyDays(): Promise<void> {
  await sql`
    insert into analytics_daily (dimension, name, day, value, events, sessions, quantity, value_minor)
    select 'all', 'page_view', day::date, '', 9, 9, 0, 0
    from generate_series(${FIRST}::date, ${LAST}::date, interval '1 day') as day
  `.execute(db);
  await sql`
    insert into analytics_page_daily (dimension, value, name, day, path, events, sessions)
    select 'source', value, name, day::date, path, number, number % 7
    from generate_series(${FIRST}::date, ${LAST}::date, interval '1 day') as day
    cross join (values ('a.example'), ('b.example')) as source (value)
    cross join (values ('page_view'), ('purchase')) as event (name)
    cross join (values ('/a/'), ('/b/')) as page (path)
    cross join lateral (
      select 1 + abs(hashtext(day::text || value || name || path)) % 1000 as number
    ) as counted
  `.execute(db);
}

const ASKED = { dimension: 'source', value: 'a.example', names: ['page_view', 'purchase'] } as const;

async function sumsByDay({ from, to }: Days) {
  const { rows } = await sql`
    select path as value, name, sum(events)::integer as events, sum(sessions)::integer as sessions,
      0 as quantity, 0 as "valueMinor"
    from analytics_page_daily where value = 'a.example' and day between ${from}::date and ${to}::date
    group by path, name order by path, name
  `.execute(db);
  return rows;
}

const dayAt = (place: number) =>
  new Date(Date.parse('2026-02-20') + place * 86_400_000).toISOString().slice(0, 10);
const place = fc.integer({ min: 0, max: 290 });

it('BO-06 pages of any range are the same from monthly and from daily rows', async () => {
  await manyDays();
  await shop.analytics.rollUp();
  await fc.assert(
    fc.asyncProperty(place, place, async (one, other) => {
      const days = { from: dayAt(Math.min(one, other)), to: dayAt(Math.max(one, other)) };
      const figures = await readPageFigures(db, { ...ASKED, days });
      const sorted = figures.toSorted((a, b) => (`${a.value} ${a.name}` < `${b.value} ${b.name}` ? -1 : 1));
      expect(sorted).toEqual(await sumsByDay(days));
    }),
    { numRuns: 40 },
  );
});

it('pages are deleted with the figures of their days and months', async () => {
  await manyDays();
  await shop.analytics.rollUp();
  await shop.settings.set('analytics.keptDays', 100);
  await shop.analytics.forgetOld();
  const { rows } = await sql`
    select (select min(day)::text from analytics_page_daily) as day,
      (select min(month)::text from analytics_page_monthly) as month
  `.execute(db);
  expect(rows).toEqual([{ day: '2026-08-13', month: '2026-09-01' }]);
  await shop.settings.set('analytics.keptDays', 760);
});

it('BO-06 days before pages were counted are distinguished from days without visits', async () => {
  const since = (from: string, to: string) => firstDayWithPages(db, { from, to });
  expect(await since(FIRST, LAST), 'nothing was counted').toBeNull();
  await manyDays();
  expect(await since(FIRST, LAST)).toBeNull();
  await sql`delete from analytics_page_daily where day < '2026-06-10'`.execute(db);
  expect(await since('2026-06-09', '2026-06-12')).toEqual({ since: '2026-06-10' });
  expect(await since('2026-06-10', '2026-06-12')).toBeNull();
  expect(await since('2026-01-01', '2026-03-11'), 'no visits then').toBeNull();
  await sql`delete from analytics_page_daily`.execute(db);
  expect(await since(FIRST, LAST)).toEqual({ since: null });
});
