import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, openTestServer } from '#tests/test-server.ts';
import { openDatabase } from '../database/client.ts';
import { listen } from './invalidation.ts';

const server = await openTestServer();
const database = await createTestDatabase(server);
const { db, close } = openDatabase({ url: database.url, poolSize: 1 });
const line = await openLine();
afterAll(async () => {
  line.close();
  await close();
  await database.disconnect();
  await server.release();
});

const CHANNEL = 'stalled_processes';
/** Longer than a connection may be silent. */
const STALL_MS = 2500;
/** The heartbeat is sent after a second. */
const BEFORE_BEAT_MS = 900;
const PAST_BEAT_MS = 300;

/** A proxy to the database in this process, so that a stall delays the answers too. */
async function openLine() {
  const { host, port, database: name, user } = new pg.Client({ connectionString: database.url });
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = host.startsWith('/')
      ? createConnection(`${host}/.s.PGSQL.${port}`)
      : createConnection(port, host);
    sockets.push(near, far);
    for (const one of [near, far]) one.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port: proxyPort } = proxy.address() as AddressInfo;
  return {
    url: `postgres://${user}@127.0.0.1:${proxyPort}/${name}`,
    /** Stops answering without an error. */
    cut: () => {
      for (const one of sockets) one.unpipe().pause();
    },
    close: () => {
      for (const one of sockets) one.destroy();
      proxy.close();
    },
  };
}

function stall(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Listens through the proxy; returns the list of events. */
async function listening(): Promise<string[]> {
  const happened: string[] = [];
  const begun = Promise.withResolvers<void>();
  const listener = listen({
    url: line.url,
    channels: { [CHANNEL]: (payload) => happened.push(payload) },
    onHearing: () => {
      happened.push('hearing');
      begun.resolve();
    },
    onLost: () => happened.push('lost'),
  });
  onTestFinished(listener.close);
  await begun.promise;
  return happened;
}

it('a stalled process does not consider the connection lost', async () => {
  const happened = await listening();
  await new Promise<void>((resolve) => {
    // Stalls past the heartbeat, which is then sent just before the next stall.
    setTimeout(() => stall(PAST_BEAT_MS), BEFORE_BEAT_MS);
    setTimeout(
      () => {
        stall(STALL_MS);
        resolve();
      },
      BEFORE_BEAT_MS + PAST_BEAT_MS - 1,
    );
  });
  await sql`select pg_notify(${CHANNEL}, 'a change')`.execute(db);
  await expect.poll(() => happened).toContain('a change');
  expect(happened).toEqual(['hearing', 'a change']);
});

it('a connection that does not answer is lost, even without an error', async () => {
  const happened = await listening();
  line.cut();
  await expect.poll(() => happened.slice(0, 2)).toEqual(['hearing', 'lost']);
});
