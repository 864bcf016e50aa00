import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import type { Db } from '../client.ts';
import { memoizeRead } from './memoize-read.ts';
import { runInScope, scopedClock, scopedDb } from './read-scope.ts';

const db = await aDatabase();
const scoped = scopedDb();
const noon = () => new Date('2026-11-21T12:00:00Z');
const at = (held: Db) => ({ db: held, clock: noon });

async function transactionOf(from: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(from);
  return rows[0]?.id ?? '';
}

it('statements use the connection of their scope, also concurrently', async () => {
  const inTransaction = () =>
    db.transaction().execute(async (tx) => {
      const reader = await transactionOf(tx);
      return runInScope(at(tx), async () => {
        await wait(5);
        return [reader, await transactionOf(scoped), await transactionOf(scoped)];
      });
    });
  const readers = await Promise.all([inTransaction(), inTransaction(), inTransaction()]);
  for (const [reader, ...others] of readers) expect(others).toEqual([reader, reader]);
  expect(new Set(readers.map(([reader]) => reader)).size).toBe(3);
});

it('the time is that of the scope', () => {
  expect(runInScope(at(db), scopedClock)).toEqual(noon());
});

it('a statement outside a scope and a transaction in one fail', async () => {
  await expect(transactionOf(scoped)).rejects.toThrow('no read scope');
  expect(() => scopedClock()).toThrow('no read scope');
  const begin = () => runInScope(at(db), () => scoped.transaction().execute(transactionOf));
  await expect(begin()).rejects.toThrow('begin no transaction');
});

it('values memoized in a scope are not used in others or outside', async () => {
  let reads = 0;
  const memory = memoizeRead({
    clock: noon,
    forMs: 1000,
    source: db,
    read: async () => {
      reads += 1;
      return reads;
    },
  });
  const twice = async () => [await memory.get(), await memory.get()];
  expect(await twice()).toEqual([1, 1]);
  expect(await runInScope(at(db), twice)).toEqual([2, 2]);
  expect(await runInScope(at(db), twice)).toEqual([3, 3]);
  expect(await twice()).toEqual([1, 1]);
});
