import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS, type Instant } from '#kernel/instant.ts';

const TICK_MS = 12 * HOUR_MS;
const LENGTH = 10;

type NonceFacts = {
  /** The authorised action, e.g. `cart`. */
  action: string;
  /** The cart token; empty: valid for any visitor. */
  owner: string;
  secret: string;
  nowMs: number;
};

function atTick({ action, owner, secret }: NonceFacts, tick: number): string {
  return createHmac('sha256', secret).update(`${tick}|${action}|${owner}`).digest('hex').slice(0, LENGTH);
}

/** Makes a nonce that is valid for twelve to twenty-four hours. */
export function makeNonce(facts: NonceFacts): string {
  return atTick(facts, Math.ceil(facts.nowMs / TICK_MS));
}

/** @returns whether a nonce was made for this action and owner within the last day */
export function checkNonce(nonce: string, facts: NonceFacts): boolean {
  const tick = Math.ceil(facts.nowMs / TICK_MS);
  return [tick, tick - 1].some((one) => {
    const expected = Buffer.from(atTick(facts, one));
    const given = Buffer.from(nonce);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** When nonces made now stop being the newest; they stay valid for twelve more hours. */
export function nonceEnds(now: Instant): Instant {
  return new Date(Math.ceil(now.getTime() / TICK_MS) * TICK_MS + 1);
}
