import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#shop/settings';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { createFaultHandler } from './faults.tsx';

const assets = {
  script: '/s/a.js',
  stylesheet: '/s/a.css',
  accountStylesheet: '/s/b.css',
  offCanvasStylesheet: '/s/d.css',
  purchaseStylesheet: '/s/e.css',
  testBankStylesheet: '/s/c.css',
  widgetStylesheets: {},
  preloads: [],
  pageModules: {},
  isSource: false,
};
const app = Fastify({ genReqId: () => 'number-7' });
let full = 0;
let last: Settings | null = null;
const countFull = () => full;
app.setErrorHandler(
  createFaultHandler(assets, {
    onDiskFull: () => {
      full += 1;
    },
    lastSettings: () => last,
  }),
);
app.get('/wrong-header/', async (_request, reply) =>
  reply.header('x-kept', 'yes').header('set-cookie', ['a=1', 'b=ا']).send('never'),
);
const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
app.post('/admin/actions/', async () => {
  throw noSpace;
});
app.post('/admin/upload/', async () => {
  throw new Error('the picture was not kept', { cause: noSpace });
});
app.post('/full-database/', async () => {
  throw Object.assign(new Error('could not extend file "base/1": No space left on device'), {
    code: '53100',
  });
});
app.get('/*', async () => {
  throw new Error('the database at 10.0.0.5 is away');
});
app.post('/', async () => 'never');

const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } });

describe('a fault', () => {
  it('is a page for a browser, in its language, with the request id', async () => {
    const answer = await ask('/ar/blog/', 'text/html,*/*;q=0.8');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'private, no-store']);
    expect(answer.body).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(answer.body).toContain('/s/a.css');
    expect(answer.body).toContain('number-7');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('BO-05 has the logo and icon of the shop as they were last read', async () => {
    expect((await ask('/', 'text/html')).body).toContain('src="/brand/logo-light.svg"');
    const picture = (file: string) => ({ file, widthPx: 512, heightPx: 512 });
    last = {
      ...defaultSettings(),
      ...{
        'shop.name': { en: 'Ember' },
        'shop.logo': picture('aa/own.png'),
        'shop.icon': picture('bb/tab.png'),
      },
    };
    const { body } = await ask('/', 'text/html');
    last = null;
    expect(body).toContain('src="/media/aa/own.png" alt="Ember"');
    expect(body).toContain('href="/brand/site-icon-32.png?v=bb%2Ftab.png"');
    expect(body).not.toContain('/brand/logo-light.svg');
  });

  it('is JSON for scripts and one line for others, without the cause', async () => {
    const json = await ask('/', 'application/json');
    expect(json.json()).toMatchObject({ requestId: 'number-7' });
    const plain = await ask('/', '*/*');
    expect(plain.headers['content-type']).toContain('text/plain');
    for (const { body } of [json, plain, await ask('/', 'text/html')]) expect(body).not.toContain('10.0.0.5');
  });

  it('with an unsendable header removes that header', async () => {
    const answer = await ask('/wrong-header/', 'text/html');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('number-7');
    expect([answer.headers['set-cookie'], answer.headers['x-kept']]).toEqual([undefined, 'yes']);
  });

  it('of the client keeps its status', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json', accept: 'text/html' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This request couldn’t be processed');
  });
});

describe('a full disk', () => {
  it('is a 503 that tells shoppers nothing was changed', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/full-database/',
      headers: { accept: 'text/html' },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain('Nothing was ordered or charged');
    expect(countFull()).toBe(1);
  });

  it('is reported to staff in the format and language of their call', async () => {
    const act = await app.inject({
      method: 'POST',
      url: '/admin/actions/',
      payload: { action: 'x', language: 'ar' },
    });
    expect([act.statusCode, act.json().ok, act.json().words]).toEqual([
      503,
      false,
      expect.stringContaining('قرص الخادم ممتلئ'),
    ]);
    const upload = await app.inject({
      method: 'POST',
      url: '/admin/upload/',
      headers: { 'accept-language': 'en' },
    });
    expect([upload.statusCode, upload.json().words]).toEqual([503, expect.stringContaining('disk is full')]);
  });
});
