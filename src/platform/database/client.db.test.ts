import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { statementName } from './client.ts';

const db = await aDatabase();

it('prepares a statement once and counts in numbers', async () => {
  const one = await sql<{ count: number }>`select count(*) as count from category where id > ${0}`.execute(
    db,
  );
  expect(one.rows[0]?.count).toBe(0);
  expect(statementName('select 1')).toBe(statementName('select 1'));
});

it('gives no name to what is no plain statement', () => {
  expect(statementName('create table x (id int)')).toBeUndefined();
});
