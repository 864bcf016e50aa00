import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { openDatabase } from '../database/client.ts';
import { databaseCounts, deleteEndedCounts } from './database-counts.ts';

const db = await aDatabase({ poolSize: 4 });
const WINDOW_MS = 60_000;

const endAllWindows = () =>
  sql`update rate_limit_count set ends_at = now() - interval '1 second'`.execute(db);

beforeEach(async () => {
  await sql`truncate rate_limit_count`.execute(db);
});

it('SV-04 several processes number the calls of a key without gaps or repetition', async () => {
  const processes = [databaseCounts(db), databaseCounts(db), databaseCounts(db)];
  const calls = Array.from({ length: 60 }, (_, index) => processes[index % 3]?.('one', WINDOW_MS));
  const numbers = (await Promise.all(calls)).map((count) => count?.current ?? 0);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

it('SV-04 keys are counted separately, each in its window', async () => {
  const count = databaseCounts(db);
  const [one, two, again] = await Promise.all([
    count('one', 1_000),
    count('two', WINDOW_MS),
    count('one', 1_000),
  ]);
  expect([one.current, two.current, again.current]).toEqual([1, 1, 2]);
  expect(one.ttl).toBeLessThanOrEqual(1_000);
  expect(two.ttl).toBeGreaterThan(1_000);
});

it('SV-04 an ended window restarts, and ended counts are deleted', async () => {
  const count = databaseCounts(db);
  await count('one', WINDOW_MS);
  await count('one', WINDOW_MS);
  await endAllWindows();
  expect(await count('one', WINDOW_MS)).toEqual({ current: 1, ttl: WINDOW_MS });
  await count('two', WINDOW_MS);
  await sql`update rate_limit_count set ends_at = now() where key = 'two'`.execute(db);
  await deleteEndedCounts(db);
  const { rows } = await sql<{ key: string }>`select key from rate_limit_count`.execute(db);
  expect(rows).toEqual([{ key: 'one' }]);
});

it('SV-04 an unresponsive database is not queried again for a second', async () => {
  const away = openDatabase({ url: 'postgres://127.0.0.1:1/away', poolSize: 1 });
  const count = databaseCounts(away.db);
  await expect(count('one', WINDOW_MS)).rejects.toThrow('ECONNREFUSED');
  await expect(count('one', WINDOW_MS)).rejects.toThrow('a moment ago');
  await away.close();
});
