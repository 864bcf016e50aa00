import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { nameKey } from '#kernel/text/person-pattern.ts';
import { createTestDatabase, openTestServer } from '#tests/test-server.ts';
import { openDatabase } from '../client.ts';
import { nameKeyInSql } from './same-name.ts';

const server = await openTestServer();
const copy = await createTestDatabase(server);
const { db, close } = openDatabase({ url: copy.url, poolSize: 1 });

afterAll(async () => {
  await close();
  await copy.disconnect();
  await server.release();
});

it.each([
  ['Sara', 'Haddad'],
  [' Anne-Marie ', 'O’Neil'],
  ['Jean  Paul', "d'Arc Jr. 2"],
  ['ليلى', 'الحداد'],
  ['_', '[x]'],
])('CU-03 the key of %s %s is the same in statements', async (first, last) => {
  const { rows } = await sql<{ key: string }>`
    select ${nameKeyInSql(sql`${first}::text`, sql`${last}::text`)} as key
  `.execute(db);
  expect(rows[0]?.key).toBe(nameKey(`${first} ${last}`));
});
