import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { type BodyBounds, discardBody, withinBounds } from './bounded-body.ts';

const SMALL: BodyBounds = { mostBytes: 1000, idleMs: 5000, graceMs: 5000, leastBytesPerSecond: 1 };
const LIVELY: BodyBounds = { ...SMALL, mostBytes: 10_000, idleMs: 150 };
const QUICK: BodyBounds = { ...SMALL, mostBytes: 10_000, graceMs: 300, leastBytesPerSecond: 1_000_000 };

const app = Fastify();
afterAll(() => app.close());
app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
const failures: string[] = [];
for (const [url, bounds] of [
  ['/small', SMALL],
  ['/lively', LIVELY],
  ['/quick', QUICK],
] as const)
  app.post(url, async (request, reply) => {
    const length = await withinBounds({ request, reply }, bounds, async (signal) => {
      signal.addEventListener('abort', () => failures.push(url));
      let bytes = 0;
      request.raw.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      await once(request.raw, 'end');
      return bytes;
    });
    return { length };
  });
app.post('/unwanted', async (request, reply) => {
  await discardBody(request, reply);
  return reply.status(403).send('no');
});
await app.listen({ host: '127.0.0.1', port: 0 });

/** Sends the start of an endless body; returns the response when the connection closes. */
async function begin(url: string, body: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: 5000\r\n\r\n${body}`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await once(socket, 'close');
  return answer;
}

it('reads a body within its limits', async () => {
  const answer = await app.inject({ method: 'POST', url: '/small', payload: Buffer.alloc(900) });
  expect(answer.json()).toEqual({ length: 900 });
});

it('answers 413 to a body that is or is declared too long, and closes the connection', async () => {
  expect(await begin('/small', 'x')).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
  const endless = await app.inject({ method: 'POST', url: '/small', payload: Buffer.alloc(1001) });
  expect(endless.statusCode).toBe(413);
});

it('answers 408 to a body that pauses or trickles, and aborts the reader', async () => {
  expect(await begin('/lively', 'x'.repeat(500))).toMatch(/^HTTP\/1\.1 408 .*connection: close/is);
  expect(await begin('/quick', 'x'.repeat(500))).toMatch(/^HTTP\/1\.1 408 .*connection: close/is);
  expect(failures).toEqual(expect.arrayContaining(['/lively', '/quick']));
});

it('answers a refused body without waiting for its end', async () => {
  expect(await begin('/unwanted', 'x'.repeat(100))).toMatch(/^HTTP\/1\.1 403 .*connection: close/is);
});
