import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import { aDatabase } from '#tests/database.ts';
import { statementName } from './client.ts';

const db = await aDatabase();

it('prepares a statement once and parses numbers', async () => {
  const one = await sql<{ count: number }>`select count(*) as count from category where id > ${0}`.execute(
    db,
  );
  expect(one.rows[0]?.count).toBe(0);
  expect(statementName('select 1')).toBe(statementName('select 1'));
});

it('does not prepare other statements', () => {
  expect(statementName('create table x (id int)')).toBeUndefined();
});

it('a connection lost in a transaction fails only that transaction', async () => {
  const failure = await db
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      // The server closes the connection while no statement is running.
      await expect.poll(() => sql`select 1`.execute(tx).catch(isDatabaseUnavailable)).toBe(true);
      await sql`select 1`.execute(tx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one).toBe(1);
});
