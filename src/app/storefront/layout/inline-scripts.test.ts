import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { headScript, loadingScript } from './inline-scripts.ts';

type ApplePay = { canMakePayments: () => boolean };

/** The data attributes that the head script sets in a browser with Apple Pay. */
function markedBy(applePay: ApplePay): Record<string, string> {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, cookie: 'jamra_device=7' };
  const browser = { document, isSecureContext: true, ApplePaySession: applePay };
  const script = headScript({ noticeId: null, isComingSoon: false, hasExpress: true });
  runInNewContext(script, { ...browser, window: browser });
  return dataset;
}

it('WG-25 Apple Pay decides whether there is a wallet; when it throws, there is none and the script continues', () => {
  expect(markedBy({ canMakePayments: () => true })).toEqual({ js: '', hasWallet: '', device: '7' });
  const broken = () => {
    throw new Error('insecure document');
  };
  expect(markedBy({ canMakePayments: broken })).toEqual({ js: '', device: '7' });
});

/** A page with its loading script: the loaded URLs, and a function that fires its events. */
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

it.each(['paint', 'visibilitychange'])('the page script is loaded once, on %s', (event) => {
  const { loaded, happen } = loadingPage({ isHidden: false });
  happen('DOMContentLoaded');
  happen('load');
  expect(loaded).toEqual([]);
  happen(event);
  happen('later');
  expect(loaded).toEqual(['/s/main.js']);
});

it('without a paint event it is loaded shortly after the load event', () => {
  const { loaded, happen } = loadingPage({ isHidden: false });
  happen('DOMContentLoaded');
  happen('load');
  happen('later');
  expect(loaded).toEqual(['/s/main.js']);
});

it('a hidden page loads its script as soon as it is parsed', () => {
  const { loaded, happen } = loadingPage({ isHidden: true });
  happen('DOMContentLoaded');
  expect(loaded).toEqual(['/s/main.js']);
});
