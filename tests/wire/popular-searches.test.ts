import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { registerSuggestions } from '#wire/wp-json/suggestions.tsx';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { SECRET } from './a-wire.ts';

const db = await aDatabase();
const { shop, config, time } = aShop(db);
const app = Fastify();
registerSuggestions(app, { shop, config, secret: SECRET });
afterAll(() => app.close());

const read = async (path = '') => (await app.inject(`${path}/wp-json/jamra/v1/suggestions/?s=`)).body;

it('SE-03 an empty field offers what several visitors search for and find, in its language', async () => {
  time.now = new Date('2026-11-21T10:00:00+04:00');
  await sql`
    insert into analytics_daily (dimension, name, day, value, events, sessions, quantity, value_minor)
    values ('label', 'view_search_results', '2026-11-19', 'menthol', 9, 7, 0, 0),
      ('label', 'view_search_results', '2026-11-20', 'charger', 5, 4, 1, 0),
      ('label', 'view_search_results', '2026-11-20', 'نعناع', 5, 4, 0, 0),
      ('label', 'view_search_results', '2026-11-20', 'my own address', 9, 2, 0, 0),
      ('label', 'view_search_results', '2026-11-20', 'found nowhere', 9, 8, 9, 0),
      ('label', 'view_search_results', '2026-09-01', 'long ago', 90, 80, 0, 0),
      ('label', 'view_search_results', '2026-11-20', '(other)', 90, 80, 0, 0)
  `.execute(db);
  const optionsIn = (html: string) =>
    [...html.matchAll(/role="option"[^>]*>([^<]*)</g)].map(([, term]) => term);
  expect(optionsIn(await read())).toEqual(['menthol', 'charger']);
  expect(optionsIn(await read('/ar'))).toEqual(['نعناع']);
  await sql`delete from analytics_daily where value = 'menthol'`.execute(db);
  expect(optionsIn(await read()), 'kept for ten minutes').toEqual(['menthol', 'charger']);
  time.now = new Date('2026-11-21T10:11:00+04:00');
  expect(optionsIn(await read())).toEqual(['charger']);
  await shop.settings.set('analytics.enabled', false);
  time.now = new Date('2026-11-21T10:30:00+04:00');
  expect(optionsIn(await read())).toEqual([]);
});
