import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendPrinted } from './compressed.ts';

const long = 'warmth without the flame '.repeat(100);

async function ask(text: string, accepted?: string) {
  const app = Fastify();
  app.get('/', (request, reply) => sendPrinted(text, request, reply));
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return app.inject({ url: '/', headers });
}

it('compresses a printed cart for browsers that take it', async () => {
  for (const accepted of ['br', 'gzip, deflate, br', 'gzip, br;q=0.5, zstd']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(long);
  }
});

it('sends the text itself to others, and what is too short to gain', async () => {
  for (const accepted of [undefined, 'gzip', 'br;q=0', 'br;q=0.0, gzip', 'brx']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBeUndefined();
    expect(answer.body).toBe(long);
  }
  expect((await ask('short', 'br')).headers['content-encoding']).toBeUndefined();
});
