import { afterEach, expect, test, vi } from 'vitest';
import { hasConsent, storeConsent } from './stored-consent.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> & { isFull?: boolean } {
  const kept: Map<string, string> & { isFull?: boolean } = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (kept.isFull) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async () => new Response(null));
  const documentElement = { dataset: {}, lang: 'en' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement }));
  return kept;
}

test('AN-10 a refusal counts where storage is full, before an older grant, now and on the next page', () => {
  const kept = storage();
  storeConsent(['marketing']);
  expect(hasConsent('marketing')).toBe(true);
  kept.isFull = true;
  storeConsent([]);
  expect(hasConsent('marketing')).toBe(false);
  expect([...kept]).toEqual([]);
  kept.isFull = false;
  storeConsent(['marketing']);
  expect(hasConsent('marketing')).toBe(true);
});
