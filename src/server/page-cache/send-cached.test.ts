import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { toCacheEntry } from '#platform/cache/pages/cache-entry.ts';
import { sendCached } from './send-cached.ts';

/** The headers of a cached page that expires in a minute. */
async function headersFor(networkSeconds: number) {
  const rendered = { text: '<p>Tray</p>', headers: [], tags: ['listing', 'media:7'] };
  const entry = toCacheEntry(
    { ...rendered, untilMs: Date.now() + 60_500 },
    { nowMs: Date.now(), freshForMs: 0 },
  );
  const app = Fastify();
  const pack = async () => entry.packed.identity;
  app.get('/', (request, reply) => sendCached({ request, reply, networkSeconds, pack }, entry, 'hit'));
  return (await app.inject('/')).headers;
}

it('a CDN that may keep the page gets its tags', async () => {
  const cacheable = await headersFor(30);
  expect(cacheable['cache-tag']).toBe('listing,media:7');
  expect(cacheable['cdn-cache-control']).toBe('public, s-maxage=30, max-age=30, stale-while-revalidate=30');
  const revalidated = await headersFor(0);
  expect(revalidated['cache-tag']).toBeUndefined();
  expect(revalidated['cdn-cache-control']).toBe('public, max-age=0, must-revalidate');
});
