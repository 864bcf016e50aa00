import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { faultAnswer } from './faults.tsx';

const assets = {
  script: '/s/a.js',
  stylesheet: '/s/a.css',
  accountStylesheet: '/s/b.css',
  preloads: [],
  isSource: false,
};
const app = Fastify({ genReqId: () => 'number-7' });
app.setErrorHandler(faultAnswer(assets));
app.get('/wrong-header/', async (_request, reply) =>
  reply.header('x-kept', 'yes').header('set-cookie', ['a=1', 'b=ا']).send('never'),
);
app.get('/*', async () => {
  throw new Error('the database at 10.0.0.5 is away');
});
app.post('/', async () => 'never');

const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } });

describe('a fault', () => {
  it('is a page of the shop for a browser, in its language, with the number of the request', async () => {
    const answer = await ask('/ar/blog/', 'text/html,*/*;q=0.8');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'private, no-store']);
    expect(answer.body).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(answer.body).toContain('/s/a.css');
    expect(answer.body).toContain('number-7');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('is JSON for a script and a line for anybody else, and never says its cause', async () => {
    const json = await ask('/', 'application/json');
    expect(json.json()).toMatchObject({ requestId: 'number-7' });
    const plain = await ask('/', '*/*');
    expect(plain.headers['content-type']).toContain('text/plain');
    for (const { body } of [json, plain, await ask('/', 'text/html')]) expect(body).not.toContain('10.0.0.5');
  });

  it('of a header that cannot be sent does not carry it again', async () => {
    const answer = await ask('/wrong-header/', 'text/html');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('number-7');
    expect([answer.headers['set-cookie'], answer.headers['x-kept']]).toEqual([undefined, 'yes']);
  });

  it('of the caller keeps its status', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json', accept: 'text/html' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This request could not be read');
  });
});
