import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
  for (const accepted of ['br', 'gzip, deflate, br', 'gzip;q=0.5, br, zstd']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(long);
  }
});

it('compresses it for those that take gzip alone', async () => {
  for (const accepted of ['gzip, deflate', 'br;q=0, gzip', 'gzip, br;q=0.5']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(long);
  }
});

it('sends the text itself to others, and what is too short to gain', async () => {
  for (const accepted of [undefined, 'deflate', 'br;q=0', 'br;q=0.0', 'brx']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBeUndefined();
    expect(answer.body).toBe(long);
  }
  expect((await ask('short', 'br')).headers['content-encoding']).toBeUndefined();
});
