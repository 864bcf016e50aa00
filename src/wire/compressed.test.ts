import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendCompressed } from './compressed.ts';

const long = 'warmth without the flame '.repeat(100);

async function ask(text: string, accepted?: string) {
  const app = Fastify();
  app.get('/', (request, reply) => sendCompressed(text, request, reply));
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return app.inject({ url: '/', headers });
}

it('compresses a printed cart with Brotli', async () => {
  for (const accepted of ['br', 'gzip, deflate, br', 'gzip;q=0.5, br, zstd']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(long);
  }
});

it('compresses with gzip if only that is accepted', async () => {
  for (const accepted of ['gzip, deflate', 'br;q=0, gzip', 'gzip, br;q=0.5']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(long);
  }
});

it('sends uncompressed text to other clients, and short texts', async () => {
  for (const accepted of [undefined, 'deflate', 'br;q=0', 'br;q=0.0', 'brx']) {
    const answer = await ask(long, accepted);
    expect(answer.headers['content-encoding'], accepted).toBeUndefined();
    expect(answer.body).toBe(long);
  }
  expect((await ask('short', 'br')).headers['content-encoding']).toBeUndefined();
});
