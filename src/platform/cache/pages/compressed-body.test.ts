import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBest, compressBody, encodingFor, toCachedBody } from './compressed-body.ts';

it('compresses the same body in every encoding', async () => {
  const identity = Buffer.from('a page '.repeat(500));
  expect(brotliDecompressSync(await compressBody(identity, 'br')).equals(identity)).toBe(true);
  expect(gunzipSync(await compressBody(identity, 'gzip')).equals(identity)).toBe(true);
  expect(brotliDecompressSync(await compressBest({ identity })).equals(identity)).toBe(true);
});

it('first sends a quickly compressed body, later a smaller one', async () => {
  const text = Array.from({ length: 2000 }, (_, at) => `item ${(at * 7919) % 1000} of the list`).join(' ');
  const body = toCachedBody(text);
  expect((await body.as('identity')).toString()).toBe(text);
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const first = await body.as(encoding);
    expect(open(first).toString()).toBe(text);
    await expect.poll(async () => (await body.as(encoding)).length).toBeLessThan(first.length);
    expect(open(await body.as(encoding)).toString()).toBe(text);
  }
});

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
])('answers the accept-encoding %s with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
