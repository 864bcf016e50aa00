import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '#composition/config.ts';
import type { CartToken } from '#kernel/ids.ts';
import { addCookies, cartCookies, pendingNoticesCookie, readCartCookies } from './cookies.ts';

const token = `t_${'a'.repeat(43)}` as CartToken;
const change = { token, hash: '0'.repeat(32), itemCount: 2 };

function cookiesAt(address: string): string[] {
  const config = parseConfig({ DATA_DIR: '/tmp', PUBLIC_URL: address });
  return [...cartCookies(change, readCartCookies('', config), config), pendingNoticesCookie(config)];
}

describe('cart cookies', () => {
  it('CK-01 CK-02 are Secure on https', () => {
    for (const cookie of cookiesAt('https://shop.test')) expect(cookie).toContain('; Secure');
    for (const cookie of cookiesAt('http://shop.test')) expect(cookie).not.toContain('Secure');
  });

  it('SV-05 are SameSite=Lax', () => {
    for (const cookie of cookiesAt('https://shop.test')) expect(cookie).toContain('; SameSite=Lax');
  });

  it('SV-05 an invalid session counts as none', () => {
    const config = parseConfig({ DATA_DIR: '/tmp', PUBLIC_URL: 'http://shop.test' });
    const name = cookiesAt('http://shop.test')[0]?.split('=')[0];
    for (const value of ['', 'x', 't_short', `t_${'!'.repeat(43)}`, `${token}x`, '1||2||3||4'])
      expect(readCartCookies(`${name}=${value}`, config).token).toBeNull();
    expect(readCartCookies(`${name}=${token}`, config).token).toBe(token);
  });
});

describe('cookies of a response', () => {
  async function setBy(...times: string[][]): Promise<unknown> {
    const app = Fastify();
    app.get('/', async (_request, reply) => {
      for (const cookies of times) addCookies(reply, cookies);
      return 'x';
    });
    return (await app.inject('/')).headers['set-cookie'];
  }

  it('CK-01 are each sent once', async () => {
    expect(await setBy([])).toBeUndefined();
    expect(await setBy(['a=1; Path=/'], [])).toEqual(['a=1; Path=/']);
    expect(await setBy(['a=1; Path=/', 'b=2; Path=/'], ['c=3; Path=/'], [], ['d=4'])).toEqual([
      'a=1; Path=/',
      'b=2; Path=/',
      'c=3; Path=/',
      'd=4',
    ]);
  });

  it('CK-01 the last value counts, and two paths are two cookies', async () => {
    expect(await setBy(['a=1; Path=/', 'b=2; Path=/'], ['a=3; Path=/; HttpOnly'])).toEqual([
      'a=3; Path=/; HttpOnly',
      'b=2; Path=/',
    ]);
    expect(await setBy(['a=1; Path=/'], ['a=2; Path=/x/'])).toEqual(['a=1; Path=/', 'a=2; Path=/x/']);
  });
});
