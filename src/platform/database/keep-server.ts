import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withTimeout } from '../cache/with-timeout.ts';
import { deathsInARow, pauseMsAfter } from '../processes/pause.ts';
import { connectTo, type EmbeddedServer, livingServer } from './embedded-server.ts';

const LOOK_MS = 60;
const LOOKS_AT_OTHERS = 4;
const LEAVING = 'jamra leaving';
/** How long a server that does not answer may hold up a process that leaves. */
const ANSWER_MS = 3000;
const STOP_MS = 10_000;

type Keeping = Readonly<{
  server: EmbeddedServer;
  /** This process's own connection. */
  client: pg.Client;
  say: (sentence: string) => void;
}>;

/** Whether somebody else uses the server. Connections that were just closed are counted for a moment longer. */
async function hasOthers(client: pg.Client): Promise<boolean> {
  // Two that leave at the same moment do not count each other, else nobody would be the last.
  await client.query(`set application_name = '${LEAVING}'`);
  for (let looks = 0; looks < LOOKS_AT_OTHERS; looks += 1) {
    if (looks > 0) await wait(LOOK_MS);
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name <> $1 limit 1`,
      [LEAVING],
    );
    if (rowCount === 0) return false;
  }
  return true;
}

/** Asks the server to end its connections and stop, and waits for that, but not for ever. */
async function stop({ place, pid }: EmbeddedServer): Promise<void> {
  const server = pid();
  if (server === null) return;
  try {
    process.kill(server, 'SIGINT');
  } catch {
    // Another process that left at the same moment has stopped it.
  }
  const until = Date.now() + STOP_MS;
  while (livingServer(place) !== null && Date.now() < until) await wait(20);
}

/** A connection to ask who else is there, while the server starts or has just dropped this process's own. */
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
 * Holds one connection to the embedded server for as long as this process uses it. When the connection is lost it
 * connects again, and starts the server again when that is gone: at once, then later and later, at most every half
 * minute, until the process leaves.
 *
 * @returns leaves the server; the last process to leave stops it
 */
export function keepServer({ server, client, say }: Keeping): () => Promise<void> {
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
      deaths = deathsInARow(deaths, Date.now() - since);
      restoring = restore();
    });
  }

  async function pause(): Promise<void> {
    await wait(pauseMsAfter(deaths), undefined, { signal: leaving.signal }).catch(() => undefined);
  }

  /** @returns whether there is a connection again */
  async function tryToConnect(): Promise<boolean> {
    try {
      hold(await server.connect(leaving.signal));
      return true;
    } catch (error) {
      if (!leaving.signal.aborted) say(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  async function connectAgain(): Promise<void> {
    if (deaths > 1) await pause();
    while (!leaving.signal.aborted && !(await tryToConnect())) {
      deaths += 1;
      await pause();
    }
  }

  async function restore(): Promise<void> {
    if (server.pid() !== null) return connectAgain();
    say('The embedded database has ended. It is started again.');
    await connectAgain();
    if (held !== null) say('The embedded database is back.');
  }

  hold(client);
  return async () => {
    leaving.abort();
    await restoring;
    const own = held ?? (await reconnect(server));
    // A server that does not answer is stopped: a process that still uses it starts it again.
    const mustStay = own !== null && (await withTimeout(hasOthers(own), ANSWER_MS).catch(() => false));
    await own?.end().catch(() => undefined);
    if (!mustStay) await stop(server);
  };
}
