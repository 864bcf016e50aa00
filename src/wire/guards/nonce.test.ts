import { expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/instant.ts';
import { checkNonce, makeNonce } from './nonce.ts';

const facts = {
  action: 'cart',
  owner: 't_x',
  secret: 'a secret of the tests, long enough',
  nowMs: 1_700_000_000_000,
};

it('AS-06 is valid for its action and owner for at least twelve hours', () => {
  const nonce = makeNonce(facts);
  expect(checkNonce(nonce, facts)).toBe(true);
  expect(checkNonce(nonce, { ...facts, nowMs: facts.nowMs + 12 * HOUR_MS })).toBe(true);
  expect(checkNonce(nonce, { ...facts, nowMs: facts.nowMs + 25 * HOUR_MS })).toBe(false);
});

it('is not valid for other owners and actions', () => {
  const nonce = makeNonce(facts);
  expect(checkNonce(nonce, { ...facts, action: 'remove' })).toBe(false);
  expect(checkNonce(nonce, { ...facts, owner: 't_y' })).toBe(false);
  expect(checkNonce('', facts)).toBe(false);
});
