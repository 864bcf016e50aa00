import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleClientError } from './client-errors.ts';

let app: FastifyInstance;
let port = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeAll(async () => {
  app = Fastify({ clientErrorHandler: handleClientError });
  app.route({ method: ['GET', 'POST'], url: '/*', handler: async () => 'served' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** @returns the status of the answer, or the code of the connection's error */
function post(bodyBytes: number): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { cookie: 'x'.repeat(4000), 'content-length': bodyBytes };
    const outgoing = request(
      { host: '127.0.0.1', port, agent, method: 'POST', path: `/${'a'.repeat(14_000)}`, headers },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    outgoing.end('y'.repeat(bodyBytes));
  });
}

async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it('CA-07 oversized headers are answered, however large the body is', async () => {
  const sizes = Array.from({ length: 400 }, (_, index) => [0, 50, 3000, 70_000][index % 4] ?? 0);
  const answers = await Promise.all(sizes.map(post));
  expect(answers.filter((answer) => answer !== 431)).toEqual([]);
});

it('the answer says what to do, in the language of the URL', async () => {
  const oversized = `Host: shop.test\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`;
  const english = await sendRaw(`GET /cart/ HTTP/1.1\r\n${oversized}`);
  expect(english).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(english).toContain('Clear the cookies for this site, then try again.');
  const arabic = await sendRaw(`GET /ar/cart/ HTTP/1.1\r\n${oversized}`);
  expect(arabic).toContain('امسح ملفات تعريف الارتباط لهذا الموقع');
});

it('bytes that are not HTTP get a 400 and end the connection', async () => {
  const answer = await sendRaw('NOT HTTP AT ALL\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*This request couldn’t be processed/s);
});
