import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBest, compressBody, encodingFor } from './compressed-body.ts';

it('compresses the same body in every encoding', async () => {
  const identity = Buffer.from('a page '.repeat(500));
  expect(brotliDecompressSync(await compressBody(identity, 'br')).equals(identity)).toBe(true);
  expect(gunzipSync(await compressBody(identity, 'gzip')).equals(identity)).toBe(true);
  expect(brotliDecompressSync(await compressBest({ identity })).equals(identity)).toBe(true);
});

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
])('for %s it sends %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
