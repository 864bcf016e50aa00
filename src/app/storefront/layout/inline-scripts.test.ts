import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { headScript, loadingScript } from './inline-scripts.ts';

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

/** A page with the script that loads its script, the addresses loaded, and what happens in it. */
function loadingPage({ isHidden }: { isHidden: boolean }) {
  const loaded: string[] = [];
  const listeners = new Map<string, () => void>();
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener);
  const document = {
    hidden: isHidden,
    addEventListener,
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  };
  class PerformanceObserver {
    constructor(listener: () => void) {
      listeners.set('paint', listener);
    }
    observe(): void {}
  }
  const setTimeout = (listener: () => void) => listeners.set('later', listener);
  runInNewContext(loadingScript('/s/main.js'), {
    ...{ document, addEventListener, PerformanceObserver, setTimeout },
    window: { PerformanceObserver },
  });
  return { loaded, happen: (name: string) => listeners.get(name)?.() };
}

it.each(['paint', 'visibilitychange'])('the page’s script is loaded once, upon %s', (event) => {
  const { loaded, happen } = loadingPage({ isHidden: false });
  happen('DOMContentLoaded');
  happen('load');
  expect(loaded).toEqual([]);
  happen(event);
  happen('later');
  expect(loaded).toEqual(['/s/main.js']);
});

it('without a paint it is loaded a moment after the load event', () => {
  const { loaded, happen } = loadingPage({ isHidden: false });
  happen('DOMContentLoaded');
  happen('load');
  happen('later');
  expect(loaded).toEqual(['/s/main.js']);
});

it('a page that is not seen loads its script as soon as it is parsed', () => {
  const { loaded, happen } = loadingPage({ isHidden: true });
  happen('DOMContentLoaded');
  expect(loaded).toEqual(['/s/main.js']);
});
