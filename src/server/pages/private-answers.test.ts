import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { privateHeader, setPrivateCacheControl } from './private-answers.ts';

const app = Fastify();
setPrivateCacheControl(app);
app.get('/page', async (_request, reply) => reply.type('text/html').send('a page'));
app.get('/file', async (_request, reply) =>
  reply.header('cache-control', 'public, max-age=60').send('a file'),
);
app.get('/with-cookie', async (_request, reply) =>
  reply.header('cache-control', 'public, max-age=60').header('set-cookie', 'a=b').send('a page'),
);
app.get('/redirect', async (_request, reply) => reply.redirect('/page', 301));
app.get('/fault', async () => {
  throw new Error('a fault');
});
afterAll(() => app.close());

it.each(['/page', '/with-cookie', '/redirect', '/fault', '/none'])(
  '%s is private with any cache headers of its route',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  },
);

it('public responses are unchanged', async () => {
  const answer = await app.inject({ url: '/file' });
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
});

it('an unhandled method is private, no-store', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/page' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
});

it.each([
  ['', 'private, no-store'],
  ['no-store', 'private, no-store'],
  ['public, max-age=60', 'private, no-store'],
  ['private, max-age=60', 'private, no-store'],
  [
    'no-store, no-cache, must-revalidate, max-age=0',
    'private, no-store, no-cache, must-revalidate, max-age=0',
  ],
])('%j becomes %j', (header, becomes) => expect(privateHeader(header)).toBe(becomes));
