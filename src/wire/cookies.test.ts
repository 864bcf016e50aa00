import { describe, expect, it } from 'vitest';
import type { CartToken } from '#kernel/ids.ts';
import { parseConfig } from '#src/config.ts';
import { cartCookies, noticesWait, readCartCookies } from './cookies.ts';

const token = `t_${'a'.repeat(43)}` as CartToken;
const change = { token, hash: '0'.repeat(32), itemCount: 2 };

function cookiesAt(address: string): string[] {
  const config = parseConfig({ DATA_DIR: '/tmp', PUBLIC_URL: address });
  return [...cartCookies(change, readCartCookies('', config), config), noticesWait(config)];
}

describe('cookies of the cart', () => {
  it('CK-01 CK-02 travel over https alone where the shop stands on it', () => {
    for (const cookie of cookiesAt('https://shop.test')) expect(cookie).toContain('; Secure');
    for (const cookie of cookiesAt('http://shop.test')) expect(cookie).not.toContain('Secure');
  });

  it('SV-05 are sent with no request that another site begins but for a plain link', () => {
    for (const cookie of cookiesAt('https://shop.test')) expect(cookie).toContain('; SameSite=Lax');
  });

  it('SV-05 what is no session of ours is none', () => {
    const config = parseConfig({ DATA_DIR: '/tmp', PUBLIC_URL: 'http://shop.test' });
    const name = cookiesAt('http://shop.test')[0]?.split('=')[0];
    for (const value of ['', 'x', 't_short', `t_${'!'.repeat(43)}`, `${token}x`, '1||2||3||4'])
      expect(readCartCookies(`${name}=${value}`, config).token).toBeNull();
    expect(readCartCookies(`${name}=${token}`, config).token).toBe(token);
  });
});
