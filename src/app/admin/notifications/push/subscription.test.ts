import { expect, it } from 'vitest';
import { isMadeWith, stateOf } from './subscription.ts';

const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const browser = { agent: CHROME, touchPoints: 0, hasPush: true, permission: 'default' };

it.each([
  [browser, 'off'],
  [{ ...browser, permission: 'granted' }, 'off'],
  [{ ...browser, permission: 'denied' }, 'blocked'],
  [{ ...browser, hasPush: false }, 'unsupported'],
  [{ ...browser, agent: IPAD, hasPush: false }, 'unsupported'],
  [{ ...browser, agent: IPAD, touchPoints: 5, hasPush: false }, 'home-screen'],
  [{ ...browser, agent: IPHONE, touchPoints: 5, hasPush: false }, 'home-screen'],
  [{ ...browser, agent: IPHONE, touchPoints: 5 }, 'off'],
])('detects the push support of a browser: %o', (one, state) => {
  expect(stateOf(one)).toBe(state);
});

it('a subscription with an old key of the shop is not used', () => {
  const madeWith = (bytes: readonly number[] | null) =>
    ({ options: { applicationServerKey: bytes === null ? null : new Uint8Array(bytes).buffer } }) as never;
  const key = Buffer.from([4, 255, 254, 1]).toString('base64url');
  expect(isMadeWith(madeWith([4, 255, 254, 1]), key)).toBe(true);
  expect(isMadeWith(madeWith([4, 255, 254, 2]), key)).toBe(false);
  expect(isMadeWith(madeWith([4, 255]), key)).toBe(false);
  expect(isMadeWith(madeWith(null), key)).toBe(false);
});
