import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase, openTestServer } from '#tests/test-server.ts';
import { openDatabase } from '../database/client.ts';
import { openQueue } from './queue.ts';

const server = await openTestServer();
const copy = await createTestDatabase(server);
const { db, close } = openDatabase({ url: copy.url, poolSize: 2 });
afterAll(async () => {
  await close();
  await copy.disconnect();
  await server.release();
});

it('jobs fetched together run concurrently, and a failure does not affect the others', async () => {
  const queue = await openQueue({
    url: copy.url,
    names: ['push', 'mail'],
    retries: { push: 0 },
    onError: () => undefined,
  });
  await db.transaction().execute(async (tx) => {
    for (const does of ['wait', 'fail', 'answer']) await queue.enqueue(tx, 'push', { does });
    await queue.enqueue(tx, 'mail', {});
  });
  const answered = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const handle = async (payload: object) => {
    const does = 'does' in payload ? payload.does : '';
    if (does === 'fail') throw new Error('refused');
    if (does === 'answer') answered.resolve();
    await answered.promise;
    if (does === 'wait') ended.resolve();
  };
  await queue.work('push', handle, { atOnce: 3 });
  await ended.promise;
  // Stopping waits for pending writes.
  await queue.stop();
  const { rows } = await sql<{ does: string; state: string; output: unknown; retry_limit: number }>`
    select data->>'does' as does, state, output, retry_limit from pgboss.job
    where name in ('push', 'mail') order by does nulls last
  `.execute(db);
  expect(rows).toMatchObject([
    { does: 'answer', state: 'completed', retry_limit: 0 },
    { does: 'fail', state: 'failed', output: { message: 'refused' } },
    { does: 'wait', state: 'completed' },
    { does: null, state: 'created', retry_limit: 8 },
  ]);
});
