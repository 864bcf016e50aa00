import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { HOUR_MS, SECOND_MS } from '#kernel/instant.ts';
import { isBodyTooSlow } from '#kernel/web/body-pace.ts';
import { answerOnSocket } from './faults/client-errors.ts';

/** Time limits of every connection; `kernel/web/body-pace.ts` limits bodies. */
export const TIME_LIMITS = {
  /** Idle time between requests: longer than that of proxies, so that they close the connection first. */
  keepAliveTimeout: 72 * SECOND_MS,
  /** A whole request, including the largest upload on the slowest connection. */
  requestTimeout: 2 * HOUR_MS,
  http: { headersTimeout: 20 * SECOND_MS, connectionsCheckingInterval: 2 * SECOND_MS },
} satisfies FastifyServerOptions & { http: object };

const LOOK_MS = SECOND_MS;

type Arriving = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  startedMs: number;
  bytesBefore: number;
}>;

export type Connections = ReturnType<typeof watchConnections>;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The URL as the client wrote it; routing may have rewritten it. */
function addressOf(request: IncomingMessage): string {
  if ('originalUrl' in request && typeof request.originalUrl === 'string') return request.originalUrl;
  return request.url ?? '/';
}

/** Closes a connection whose request does not arrive, with a 408 unless a response has begun. */
function cut({ request, response }: Pick<Arriving, 'request' | 'response'>): void {
  const { socket } = request;
  if (response.headersSent || !socket.writable) socket.destroySoon();
  else answerOnSocket(socket, { status: 408, address: addressOf(request) });
}

/** Tracks the connections of a server and closes those whose bodies arrive too slowly. */
export function watchConnections(server: Server) {
  const open = new Set<Socket>();
  const arriving = new Set<Arriving>();
  const latest = new WeakMap<Socket, ServerResponse>();

  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    latest.set(socket, response);
    if (hasBody(request))
      arriving.add({ request, response, startedMs: Date.now(), bytesBefore: socket.bytesRead });
  });

  function look(): void {
    const nowMs = Date.now();
    for (const one of arriving) {
      const { request, startedMs, bytesBefore } = one;
      const receivedBytes = request.socket.bytesRead - bytesBefore;
      if (request.complete || request.destroyed) arriving.delete(one);
      else if (isBodyTooSlow({ elapsedMs: nowMs - startedMs, receivedBytes })) {
        arriving.delete(one);
        cut(one);
      }
    }
  }

  const looking = setInterval(look, LOOK_MS).unref();
  server.once('close', () => clearInterval(looking));

  /** Whether its last request arrived completely and has no response yet. */
  function isAnswering(socket: Socket): boolean {
    const response = latest.get(socket);
    return response !== undefined && !response.writableFinished && response.req.complete;
  }

  return {
    /** Closes every connection except those whose request arrived completely and has no response yet. */
    endUnarrived: (): void => {
      for (const one of [...arriving].filter(({ request }) => !request.complete)) cut(one);
      for (const socket of open) {
        if (!isAnswering(socket) && !socket.writableEnded) socket.destroy();
      }
    },
  };
}
