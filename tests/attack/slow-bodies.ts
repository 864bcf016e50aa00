import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#kernel/instant.ts';
import type { Target } from './target.ts';

/** Beginnings of requests that are never finished. */
const BEGINNINGS: readonly string[] = [
  'POST /contact/ HTTP/1.1\r\nhost: shop\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9000\r\n\r\n',
  'POST /wp-comments-post.php HTTP/1.1\r\nhost: shop\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n',
  'POST /?wc-ajax=add_to_cart HTTP/1.1\r\nhost: shop\r\ncontent-length: 9000\r\n\r\n',
  'GET /shop/ HTTP/1.1\r\nhost: shop\r\nx-slow: ',
  '',
];

const STEP_MS = SECOND_MS;

function open({ port }: Target, beginning: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(beginning);
  return socket;
}

/** The result of connections that send one byte a second. */
export type SlowBodies = Readonly<{
  /** How many the shop closed. */
  closed: number;
  opened: number;
  /** Whether other requests were answered in the meantime. */
  wasAnswered: boolean;
}>;

/**
 * Holds connections open by one byte a second.
 *
 * @param forMs how long; the shop's own limits should close all of them sooner
 */
export async function sendSlowly(
  target: Target,
  { many, forMs }: { many: number; forMs: number },
): Promise<SlowBodies> {
  const sockets = Array.from({ length: many }, (_, at) =>
    open(target, BEGINNINGS[at % BEGINNINGS.length] ?? ''),
  );
  const isOpen = (socket: Socket) => !socket.closed && !socket.readableEnded;
  const deadline = Date.now() + forMs;
  const answer = await fetch(`${target.url}/shop/`);
  await answer.text();
  while (Date.now() < deadline && sockets.some(isOpen)) {
    for (const socket of sockets) if (isOpen(socket) && socket.writable) socket.write('a');
    await wait(STEP_MS);
  }
  const closed = sockets.filter((socket) => !isOpen(socket)).length;
  for (const socket of sockets) socket.destroy();
  return { closed, opened: many, wasAnswered: answer.ok };
}
