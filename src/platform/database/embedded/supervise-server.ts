import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { consecutiveCrashes, restartDelayMs } from '../../processes/pause.ts';
import { withTimeout } from '../../timeouts/with-timeout.ts';
import { connectTo, type EmbeddedServer, KEEPER, runningServerPid } from './embedded-server.ts';

const LOOK_MS = 60;
const LOOKS_AT_OTHERS = 4;
const LEAVING = 'jamra leaving';
/** How long a server that does not answer may delay a process that exits. */
const ANSWER_MS = 3000;
const STOP_MS = 10_000;

type Keeping = Readonly<{
  server: EmbeddedServer;
  client: pg.Client;
  say: (sentence: string) => void;
}>;

/**
 * Whether another process uses the server: holds a connection as its keeper. The server may not have seen the end of
 * other connections of this process, and a process that was killed counts for a moment longer.
 */
async function hasOthers(client: pg.Client): Promise<boolean> {
  // Processes that exit at the same moment do not count each other; otherwise none would be the last.
  await client.query(`set application_name = '${LEAVING}'`);
  for (let looks = 0; looks < LOOKS_AT_OTHERS; looks += 1) {
    if (looks > 0) await wait(LOOK_MS);
    const { rowCount } = await client.query(
      'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid() limit 1',
      [KEEPER],
    );
    if (rowCount === 0) return false;
  }
  return true;
}

/** Shuts the server down and waits for it, with a time limit. */
async function stop({ place, pid }: EmbeddedServer): Promise<void> {
  const server = pid();
  if (server === null) return;
  try {
    process.kill(server, 'SIGINT');
  } catch {
    // Another process that exited at the same moment has stopped it.
  }
  const until = Date.now() + STOP_MS;
  while (runningServerPid(place) !== null && Date.now() < until) await wait(20);
}

/** Reconnects for `hasOthers`, while the server starts or has just dropped this process's connection. */
async function reconnect(server: EmbeddedServer): Promise<pg.Client | null> {
  const until = Date.now() + ANSWER_MS;
  while (server.pid() !== null && Date.now() < until) {
    const client = await withTimeout(connectTo(server.place), ANSWER_MS).catch(() => null);
    if (client !== null) return client;
    await wait(LOOK_MS);
  }
  return null;
}

/**
 * Holds one connection to the embedded server while this process uses it. When the connection is lost it
 * reconnects and restarts the server if needed: at once, then with growing delays of at most half a minute.
 *
 * @returns disconnects; the last process to disconnect stops the server
 */
export function superviseServer({ server, client, say }: Keeping): () => Promise<void> {
  const leaving = new AbortController();
  let held: pg.Client | null = null;
  let restoring: Promise<void> = Promise.resolve();
  let deaths = 0;

  function hold(next: pg.Client): void {
    const since = Date.now();
    held = next;
    next.once('end', () => {
      held = null;
      if (leaving.signal.aborted) return;
      deaths = consecutiveCrashes(deaths, Date.now() - since);
      restoring = restore();
    });
  }

  async function pause(): Promise<void> {
    await wait(restartDelayMs(deaths), undefined, { signal: leaving.signal }).catch(() => undefined);
  }

  /** @returns whether there is a connection again */
  async function tryToConnect(onStart: () => void): Promise<boolean> {
    try {
      hold(await server.connect(leaving.signal, onStart));
      return true;
    } catch (error) {
      if (!leaving.signal.aborted) say(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  /** A connection may end before its dying server does, so the loss is reported when the server is restarted. */
  async function restore(): Promise<void> {
    let starts = 0;
    const onStart = () => {
      if (starts === 0) say('The embedded database has ended. It is started again.');
      starts += 1;
    };
    if (deaths > 1) await pause();
    while (!leaving.signal.aborted && !(await tryToConnect(onStart))) {
      deaths += 1;
      await pause();
    }
    if (held !== null && starts > 0) say('The embedded database is back.');
  }

  hold(client);
  return async () => {
    leaving.abort();
    await restoring;
    const client = held ?? (await reconnect(server));
    // A server that does not answer is stopped: a process that still uses it restarts it.
    const mustStay = client !== null && (await withTimeout(hasOthers(client), ANSWER_MS).catch(() => false));
    await client?.end().catch(() => undefined);
    if (!mustStay) await stop(server);
  };
}
