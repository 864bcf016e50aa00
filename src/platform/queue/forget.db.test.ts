import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { personPattern } from '#kernel/text/person-pattern.ts';
import { createTestDatabase, openTestServer } from '#tests/test-server.ts';
import { openDatabase } from '../database/client.ts';
import { deleteJobsNaming, emptyJobs } from './forget.ts';
import { openQueue } from './queue.ts';

const server = await openTestServer();
const copy = await createTestDatabase(server);
const { db, close } = openDatabase({ url: copy.url, poolSize: 2 });
afterAll(async () => {
  await close();
  await copy.drop();
  await server.release();
});

it('CU-03 jobs that name an erased person are deleted, those of a queue that was never opened need no deleting', async () => {
  await deleteJobsNaming(db, ['sara@example.com']);
  const onError = () => undefined;
  const queue = await openQueue({ url: copy.url, names: ['mail', 'other'], personal: ['mail'], onError });
  await db.transaction().execute(async (tx) => {
    await queue.enqueue(tx, 'mail', { kind: 'known', to: { email: 'Sara@Example.com' } });
    await queue.enqueue(tx, 'mail', { email: 'notsara@example.com' });
    await queue.enqueue(tx, 'other', { id: 3 });
  });
  await deleteJobsNaming(db, ['sara@example.com']);
  const { rows } = await sql<{ data: unknown; delete_after: number }>`
    select data, deletion_seconds as delete_after from pgboss.job where name in ('mail', 'other') order by name
  `.execute(db);
  await queue.stop();
  expect(rows.map(({ data }) => data)).toEqual([{ email: 'notsara@example.com' }, { id: 3 }]);
  expect(rows[0]?.delete_after).toBeLessThan(rows[1]?.delete_after ?? 0);
});

it('CU-03 a job that erases a person is not deleted for them, and is emptied when it did its work', async () => {
  const queue = await openQueue({ url: copy.url, names: ['erase'], onError: () => undefined });
  const pattern = personPattern({ emails: ['sara@example.com'], phones: [] });
  const jobs = [
    { id: 'one', pattern },
    { id: 'two', pattern },
  ] as const;
  for (const job of jobs) await queue.enqueue(db, 'erase', job);
  await deleteJobsNaming(db, ['sara@example.com']);
  await emptyJobs(db, 'erase', jobs[0]);
  await queue.stop();
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'erase' order by data ->> 'id' nulls first
  `.execute(db);
  expect(rows.map(({ data }) => data)).toEqual([{}, jobs[1]]);
});
