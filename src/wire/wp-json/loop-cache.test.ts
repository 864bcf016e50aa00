import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type CachedBody, toCachedBody } from '#platform/cache/pages/compressed-body.ts';
import { REFRESH_LOOP_PATH } from '#shop/loops';
import { openLoopCache } from './loop-cache.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const BODY = JSON.stringify({ post_id: 'home', words: 'قهوة' });

/** An application whose route returns its body, with a count of requests that reached later hooks. */
async function anApp() {
  const app = Fastify();
  const state = { later: 0, isOn: false, kept: null as CachedBody | null };
  const loopCache = openLoopCache(app, {
    findAnswer: () => state.kept,
    comingSoon: { current: async () => ({ isOn: state.isOn }) as never },
  });
  app.addHook('onRequest', async () => {
    state.later += 1;
  });
  app.post(REFRESH_LOOP_PATH, { preParsing: loopCache.readAgain }, async (request, reply) => {
    const answer = JSON.stringify({ data: request.body });
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store').type('application/json');
    loopCache.note({ request, reply }, 'key');
    return reply.send(answer);
  });
  await app.ready();
  const ask = (payload = BODY, headers: Record<string, string> = JSON_HEADERS) =>
    app.inject({ method: 'POST', url: REFRESH_LOOP_PATH, headers, payload });
  return { state, ask };
}

it('a body is parsed once, and answered before later hooks while its answer is cached', async () => {
  const { state, ask } = await anApp();
  expect((await ask()).json()).toEqual({ data: JSON.parse(BODY) });
  state.kept = toCachedBody('{"data":"kept"}');
  expect((await ask()).json()).toEqual({ data: JSON.parse(BODY) });
  expect(state.later).toBe(2);
  const early = await ask();
  expect(early.json()).toEqual({ data: 'kept' });
  expect(early.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/json',
    'x-robots-tag': 'noindex',
    'content-length': '15',
  });
  expect(state.later).toBe(2);
  state.kept = null;
  expect((await ask()).json()).toEqual({ data: JSON.parse(BODY) });
  expect(state.later).toBe(3);
});

it('the cached answer is compressed for the client', async () => {
  const { state, ask } = await anApp();
  state.kept = toCachedBody(JSON.stringify({ data: 'kept '.repeat(500) }));
  await ask();
  const early = await ask(BODY, { ...JSON_HEADERS, 'accept-encoding': 'gzip' });
  expect(early.headers['content-encoding']).toBe('gzip');
  expect(early.rawPayload.length).toBeLessThan(200);
});

it('other bodies, long ones, and all bodies of a closed shop reach the route', async () => {
  const { state, ask } = await anApp();
  state.kept = toCachedBody('{"data":"kept"}');
  await ask();
  const other = { post_id: 'another' };
  expect((await ask(JSON.stringify(other))).json()).toEqual({ data: other });
  const long = { words: 'long '.repeat(2000) };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await ask(JSON.stringify(long))).json()).toEqual({ data: long });
  state.isOn = true;
  expect((await ask()).json()).toEqual({ data: JSON.parse(BODY) });
  expect((await ask('{"broken')).statusCode).toBe(400);
});
