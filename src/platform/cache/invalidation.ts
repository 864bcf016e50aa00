import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Database triggers publish the tags of changed rows on this channel. */
export const INVALIDATION_CHANNEL = 'jamra_pages';
/** Published instead of a tag when everything has changed. */
export const ALL = '*';

type Listening = {
  url: string;
  /** Handlers by channel; each gets the payload. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  onHearing: () => void;
  onLost: () => void;
};

const CONNECT_MS = 3000;
const BEAT_MS = 1000;
/**
 * A connection that does not answer for this long counts as lost: a network that drops packets reports no error.
 */
const SILENCE_MS = 1500;
/** After a stall of this process its timers end before it has read the answers that wait; never this many in a row. */
const SILENCE_STEPS = 3;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;

async function silence(ended: AbortSignal): Promise<false> {
  for (let step = 0; step < SILENCE_STEPS && !ended.aborted; step += 1)
    await wait(SILENCE_MS / SILENCE_STEPS, undefined, { signal: ended }).catch(() => undefined);
  return false;
}

async function answers(client: pg.Client): Promise<boolean> {
  const ended = new AbortController();
  const answered = client.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, silence(ended.signal)]).finally(() => ended.abort());
}

/** Sends heartbeats until one is not answered. */
async function beat(client: pg.Client, gone: AbortSignal): Promise<void> {
  while (!gone.aborted) {
    await wait(BEAT_MS, undefined, { signal: gone }).catch(() => undefined);
    if (gone.aborted || !(await answers(client))) return;
  }
}

/**
 * Listens to a database's notifications on its own connection until closed. Reconnects after a lost connection
 * with growing delays.
 */
export function listen({ url, channels, onHearing, onLost }: Listening) {
  const closing = new AbortController();

  async function hearOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'jamra listener',
    });
    const gone = new AbortController();
    const end = () => gone.abort();
    client.on('error', end);
    client.on('end', end);
    closing.signal.addEventListener('abort', end);
    client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      onHearing();
      await beat(client, gone.signal);
    } finally {
      onLost();
      closing.signal.removeEventListener('abort', end);
      // A connection that does not answer does not close either.
      Promise.race([client.end(), wait(SILENCE_MS)]).catch(() => undefined);
    }
  }

  async function hear(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const startedAt = Date.now();
      await hearOnce().catch(() => undefined);
      if (Date.now() - startedAt > CONNECT_MS + SILENCE_MS) pauseMs = FIRST_PAUSE_MS;
      await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }

  const hearing = hear();
  return {
    close: async (): Promise<void> => {
      closing.abort();
      await hearing;
    },
  };
}
