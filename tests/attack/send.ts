import { Agent, type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { SECOND_MS } from '#kernel/instant.ts';

/** One request; the path may contain everything that Node allows. */
export type Wanted = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | null;
}>;

/** `status` is 0 if the connection ended without an answer. */
export type Answer = Readonly<{
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}>;

const NO_ANSWER: Answer = { status: 0, headers: {}, body: '' };
const PATIENCE_MS = 60 * SECOND_MS;
const AT_ONCE = 16;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/**
 * Sends one request to this machine and reads the whole answer. A reused connection that the shop closed at the same
 * moment is no answer: the request is sent once more on a new one.
 */
export function send(port: number, wanted: Wanted, isRepeated = false): Promise<Answer> {
  const { method, path, headers, body } = wanted;
  return new Promise((resolve) => {
    const outgoing = request({
      ...{ host: '127.0.0.1', port, method, path, headers, timeout: PATIENCE_MS },
      // Another reused connection may be closing as well.
      agent: isRepeated ? false : agent,
    });
    outgoing.on('response', (incoming) => {
      readText(incoming).then(
        (read) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: read }),
        () => resolve(NO_ANSWER),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', () => {
      const isLost = outgoing.reusedSocket && !isRepeated;
      resolve(isLost ? send(port, wanted, true) : NO_ANSWER);
    });
    outgoing.end(body ?? undefined);
  });
}

/** Runs work for all entries, so many at a time. */
export async function forEachAtOnce<T>(
  entries: readonly T[],
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const waiting = entries.values();
  const worker = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
