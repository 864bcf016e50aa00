import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND_MS } from '#kernel/instant.ts';
import { splitLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';

/** How long the rest of a request may still arrive after the response. */
const LINGER_MS = 2 * SECOND_MS;
const REQUEST_LINE = /^[A-Z]{1,20} (\/\S{0,200})/;

const REPLIES = {
  400: 'server:unreadable-request',
  408: 'server:slow-request',
  431: 'server:headers-too-large',
} as const;

const STATUS_OF_CODE: Readonly<Record<string, keyof typeof REPLIES>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** An error of Node's HTTP parser; `rawPacket` is the chunk that failed to parse. */
type ClientError = Error & Readonly<{ code?: string; rawPacket?: unknown }>;

/**
 * Sends a response on the raw socket, where there is no response object, and ends it.
 *
 * The sending side closes at once, the receiving side up to two seconds later: closing a socket while its request
 * still arrives resets the connection, and the client may lose the response (RFC 9112, section 9.6).
 *
 * @param address path as the client wrote it; decides the language
 */
export function answerOnSocket(
  socket: Socket,
  { status, address }: { status: keyof typeof REPLIES; address: string },
): void {
  const words = wordsIn(splitLanguage(address).language)(REPLIES[status]);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(words)}\r\n\r\n${words}`,
  );
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(lingering));
}

function addressIn(packet: unknown): string {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 300) : '';
  return REQUEST_LINE.exec(start)?.[1] ?? '/';
}

/** Answers a request that Node could not parse. Later chunks of an answered request are read and dropped. */
export function handleClientError(error: ClientError, socket: Socket): void {
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerOnSocket(socket, {
    status: STATUS_OF_CODE[error.code ?? ''] ?? 400,
    address: addressIn(error.rawPacket),
  });
}
