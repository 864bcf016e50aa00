import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '#platform/payments/provider.ts';
import { type PaymentLedger, withSeen } from './payment.ts';

const STARTED: PaymentLedger = {
  state: 'open',
  version: 1,
  authorisedMinor: 0,
  capturedMinor: 0,
  refundedMinor: 0,
  isVoided: false,
  failure: null,
  card: null,
};
const NOTHING = { ...STARTED, reference: 'tbp_1' } as ProviderPayment;

/** The events of a payment from its provider. */
const STORY: readonly ProviderPayment[] = [
  { ...NOTHING, version: 2, state: 'processing' },
  { ...NOTHING, version: 3, state: 'authorised', authorisedMinor: 500 },
  { ...NOTHING, version: 4, state: 'captured', authorisedMinor: 500, capturedMinor: 500 },
  { ...NOTHING, version: 5, state: 'captured', authorisedMinor: 500, capturedMinor: 500, refundedMinor: 200 },
];

describe('the ledger of a payment', () => {
  it('PM-05 is the same for any order and repetition of events', () => {
    const seen = STORY.reduce(withSeen, STARTED);
    expect(seen).toMatchObject({ state: 'part-refunded', capturedMinor: 500, refundedMinor: 200 });
    const tellings = fc
      .array(fc.constantFrom(...STORY), { maxLength: 12 })
      .chain((more) => fc.shuffledSubarray([...STORY, ...more], { minLength: STORY.length + more.length }));
    fc.assert(
      fc.property(tellings, (news) => {
        expect(news.reduce(withSeen, STARTED)).toEqual(seen);
      }),
    );
  });

  it('PM-05 ignores an old failure after newer events', () => {
    const failed: ProviderPayment = { ...NOTHING, version: 2, state: 'failed', failure: 'declined' };
    const open: ProviderPayment = { ...NOTHING, version: 3, state: 'open' };
    expect([open, failed].reduce(withSeen, STARTED)).toMatchObject({ state: 'open', failure: null });
  });

  it('PM-06 knows voids and full refunds', () => {
    const allowed: ProviderPayment = { ...NOTHING, version: 2, state: 'authorised', authorisedMinor: 500 };
    const undone: ProviderPayment = { ...allowed, version: 3, state: 'voided', isVoided: true };
    expect([undone, allowed].reduce(withSeen, STARTED).state).toBe('voided');
    const back = { ...allowed, version: 4, capturedMinor: 500, refundedMinor: 500 };
    expect(withSeen(STARTED, back).state).toBe('refunded');
  });
});
