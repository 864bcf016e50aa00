import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { headScript } from './inline-scripts.ts';

type ApplePay = { canMakePayments: () => boolean };

/** What the head's script marks on the page of a browser with Apple Pay. */
function markedBy(applePay: ApplePay): Record<string, string> {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, cookie: 'jamra_device=7' };
  const browser = { document, isSecureContext: true, ApplePaySession: applePay };
  const script = headScript({ noticeId: null, isComingSoon: false, hasExpress: true });
  runInNewContext(script, { ...browser, window: browser });
  return dataset;
}

it('WG-25 a wallet is what Apple Pay says; where it throws there is none, and the rest of the script runs', () => {
  expect(markedBy({ canMakePayments: () => true })).toEqual({ js: '', hasWallet: '', device: '7' });
  const broken = () => {
    throw new Error('insecure document');
  };
  expect(markedBy({ canMakePayments: broken })).toEqual({ js: '', device: '7' });
});
