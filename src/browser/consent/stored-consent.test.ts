import { afterEach, expect, test, vi } from 'vitest';
import { hasConsent, storeConsent } from './stored-consent.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> & { isFull?: boolean } {
  const stored: Map<string, string> & { isFull?: boolean } = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (stored.isFull) throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async () => new Response(null));
  const documentElement = { dataset: {}, lang: 'en' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement }));
  return stored;
}

test('AN-10 with full storage a refusal still replaces an earlier grant, now and on the next page', () => {
  const stored = storage();
  storeConsent(['marketing']);
  expect(hasConsent('marketing')).toBe(true);
  stored.isFull = true;
  storeConsent([]);
  expect(hasConsent('marketing')).toBe(false);
  expect([...stored]).toEqual([]);
  stored.isFull = false;
  storeConsent(['marketing']);
  expect(hasConsent('marketing')).toBe(true);
});
