import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { registerSuggestions } from '#wire/wp-json/suggestions.tsx';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { SECRET } from './a-wire.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, config, time } = test;
const app = Fastify();
registerSuggestions(app, { shop, config, secret: SECRET });
afterAll(() => app.close());

const read = async (prefix = '') => (await app.inject(`${prefix}/wp-json/jamra/v1/suggestions/?s=`)).body;
const CATEGORY = 'Accessories';

it('SE-03 an empty field offers what several visitors search for and the shop finds, in its language', async () => {
  await aProduct(test, { sku: 'PO-1', stock: 5, more: { Name: 'Menthol charger' } });
  time.now = new Date('2026-11-21T10:00:00+04:00');
  await sql`
    insert into analytics_daily (dimension, name, day, value, events, sessions, quantity, value_minor)
    values ('label', 'view_search_results', '2026-11-19', 'menthol', 9, 7, 0, 0),
      ('label', 'view_search_results', '2026-11-20', 'charger', 5, 4, 1, 0),
      ('label', 'view_search_results', '2026-11-20', 'شاحن', 5, 4, 0, 0),
      ('label', 'view_search_results', '2026-11-18', 'menthol charger', 2, 2, 0, 0),
      ('label', 'view_search_results', '2026-11-20', 'menthol charger', 2, 2, 0, 0),
      ('label', 'view_search_results', '2026-11-20', 'cheaper at rival.example', 90, 80, 0, 0),
      ('label', 'view_search_results', '2026-11-20', 'found nowhere', 9, 8, 9, 0),
      ('label', 'view_search_results', '2026-09-01', 'long ago', 90, 80, 0, 0),
      ('label', 'view_search_results', '2026-11-20', '(other)', 90, 80, 0, 0)
  `.execute(db);
  const optionsIn = (html: string) =>
    [...html.matchAll(/role="option"[^>]*>([^<]*)</g)].map(([, term]) => term);
  expect(optionsIn(await read())).toEqual(['menthol', 'charger', CATEGORY]);
  await sql`delete from analytics_daily where value = 'menthol'`.execute(db);
  expect(optionsIn(await read()), 'read every ten minutes').toEqual(['menthol', 'charger', CATEGORY]);
  time.now = new Date('2026-11-21T10:11:00+04:00');
  expect(optionsIn(await read())).toEqual(['charger', CATEGORY]);
  await shop.settings.set('analytics.enabled', false);
  time.now = new Date('2026-11-21T10:30:00+04:00');
  expect(optionsIn(await read())).toEqual([CATEGORY]);
  expect(await read('/ar'), 'its categories in any case').toMatch(/href="\/ar\/category\/[^"]+"/);
});
