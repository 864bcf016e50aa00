import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { personPattern } from '#kernel/text/person-pattern.ts';
import { createTestDatabase, openTestServer } from '#tests/test-server.ts';
import { openDatabase } from '../database/client.ts';
import { deleteJobsWithEmail } from './job-erasure.ts';
import { openQueue } from './queue.ts';
import { watchQueue } from './watch.ts';

const server = await openTestServer();
const copy = await createTestDatabase(server);
const { db, close } = openDatabase({ url: copy.url, poolSize: 2 });
afterAll(async () => {
  await close();
  await copy.disconnect();
  await server.release();
});

it('CU-03 jobs that name an erased person are deleted, also before any queue exists', async () => {
  await deleteJobsWithEmail(db, ['sara@example.com']);
  const onError = () => undefined;
  const queue = await openQueue({ url: copy.url, names: ['mail', 'other'], personal: ['mail'], onError });
  await db.transaction().execute(async (tx) => {
    await queue.enqueue(tx, 'mail', { kind: 'known', to: { email: 'Sara@Example.com' } });
    await queue.enqueue(tx, 'mail', { email: 'notsara@example.com' });
    await queue.enqueue(tx, 'other', { id: 3 });
  });
  await deleteJobsWithEmail(db, ['sara@example.com']);
  const { rows } = await sql<{ data: unknown; delete_after: number }>`
    select data, deletion_seconds as delete_after from pgboss.job where name in ('mail', 'other') order by name
  `.execute(db);
  await queue.stop();
  expect(rows.map(({ data }) => data)).toEqual([{ email: 'notsara@example.com' }, { id: 3 }]);
  expect(rows[0]?.delete_after).toBeLessThan(rows[1]?.delete_after ?? 0);
});

it('CU-03 an erasure job is not deleted by the erasure, and loses its payload when it is done', async () => {
  const queue = await openQueue({
    ...{ url: copy.url, names: ['erase', 'plain'], personal: ['erase'], retries: { erase: 0 } },
    onError: () => undefined,
  });
  const pattern = personPattern({ emails: ['sara@example.com'], phones: [] });
  for (const id of ['done', 'fails']) await queue.enqueue(db, 'erase', { id, pattern });
  await queue.enqueue(db, 'plain', { id: 'other' });
  await deleteJobsWithEmail(db, ['sara@example.com']);
  const worked = Promise.withResolvers<void>();
  let left = 3;
  const handle = async (payload: object) => {
    left -= 1;
    if (left === 0) worked.resolve();
    if ('id' in payload && payload.id === 'fails') throw new Error('550 <sara@example.com> is unknown');
  };
  await queue.work('erase', handle);
  await queue.work('plain', handle);
  await worked.promise;
  // Stopping waits for pending writes.
  await queue.stop();
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name in ('erase', 'plain') order by name, data ->> 'id' nulls first
  `.execute(db);
  expect(rows.map(({ data }) => data)).toEqual([{}, { id: 'fails', pattern }, { id: 'other' }]);
  const [failed] = await watchQueue(queue, db).failed(10);
  expect(failed).toMatchObject({ payload: { id: 'fails', pattern: '…' }, error: '550 <…> is unknown' });
});
