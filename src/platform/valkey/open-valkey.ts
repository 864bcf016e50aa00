import type { Redis } from 'ioredis';
import { SECOND_MS } from '#kernel/instant.ts';

type Opening = Readonly<{
  url: string;
  /** Called once when the connection is lost, and once when it is back. */
  say: (sentence: string, isBack: boolean) => void;
}>;

const CONNECT_MS = SECOND_MS;
/** Rendering a page is faster than waiting longer. */
const ANSWER_MS = 150;
/** Pause after a failure, so that at most one request a second pays for a timeout. */
const REST_MS = SECOND_MS;
const LONGEST_PAUSE_MS = 3 * SECOND_MS;

/** Thrown without a request, because one has just failed. */
export class ValkeyUnavailable extends Error {}

/** A connection that may be unavailable at any time. */
export type Valkey = Readonly<{
  /** @throws when there is no answer in time, or one has just failed */
  ask: <T>(question: (client: Redis) => Promise<T>) => Promise<T>;
  isUp: () => boolean;
  /** Called on every connect: the server behind it may be a different one. */
  onConnected: (heard: () => void) => void;
  close: () => void;
}>;

/** Connects in the background, for as long as the process lives. */
export async function openValkey({ url, say }: Opening): Promise<Valkey> {
  const { Redis: Client } = await import('ioredis');
  const client = new Client(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * ANSWER_MS, LONGEST_PAUSE_MS),
    connectionName: 'jamra',
  });
  let restsUntilMs = 0;
  let isUp: boolean | null = null;

  function become(now: boolean, why = ''): void {
    if (isUp === now) return;
    // The first connection is not reported.
    if (!now) say(`Valkey does not answer (${why}); the shop goes on without it.`, false);
    else if (isUp === false) say('Valkey is back.', true);
    isUp = now;
  }

  function fail(error: unknown): void {
    restsUntilMs = Date.now() + REST_MS;
    become(false, error instanceof Error ? error.message : String(error));
  }

  client.on('error', fail);
  client.on('ready', () => {
    restsUntilMs = 0;
    become(true);
  });
  return {
    ask: async (question) => {
      if (client.status !== 'ready' || Date.now() < restsUntilMs)
        throw new ValkeyUnavailable('Valkey is away');
      try {
        const answer = await question(client);
        become(true);
        return answer;
      } catch (error) {
        fail(error);
        throw error;
      }
    },
    isUp: () => isUp === true && client.status === 'ready',
    onConnected: (heard) => void client.on('ready', heard),
    close: () => client.disconnect(),
  };
}
