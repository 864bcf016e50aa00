import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, SECOND_MS } from '#kernel/instant.ts';
import type { PopupSettings } from '#shop/popups/popup.ts';
import { parsePopup } from '#widgets/popup/parse-popup.ts';

// Read by the storage of popups on load.
vi.stubGlobal('document', { cookie: '' });
const { countShown, openBaseline, readTimes } = await import('#browser/popups/storage.ts');
type Popup = Parameters<typeof countShown>[0];

const BEGIN_MS = Date.UTC(2026, 10, 28);

/** Local or session storage of a browser, empty. */
function anEmptyStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

/** A new tab: local storage stays. */
const openSession = () => vi.stubGlobal('sessionStorage', anEmptyStorage());

function aPopup(settings: Partial<PopupSettings> = {}): Popup {
  const parsed = parsePopup({ ...settings });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return { id: 7, settings: parsed.settings } as Popup;
}

const seconds = (count: number) => vi.setSystemTime(BEGIN_MS + count * SECOND_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN_MS });
  vi.stubGlobal('localStorage', anEmptyStorage());
  openSession();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['page_views', 'sessions'] as const)(
  'PT-02 PT-03 %s are counted from the first evaluation of the rule, which later ones do not move',
  (rule) => {
    const popup = aPopup();
    expect([5, 6, 8].map((now) => openBaseline(popup, rule, now))).toEqual([5, 5, 5]);
    openSession();
    expect(openBaseline(popup, rule, 9)).toBe(5);
    expect(openBaseline({ ...popup, id: 8 }, rule, 9)).toBe(9);
    const other = rule === 'sessions' ? 'page_views' : 'sessions';
    expect(openBaseline(popup, other, 2)).toBe(2);
  },
);

it.each([
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_628_288],
] as const)(
  'PT-18 PT-20 the count of a %s ends %i s after the first time, whenever the second was',
  (period, length) => {
    const popup = aPopup({ times_period: period });
    countShown(popup);
    expect(readTimes(popup)).toBe(1);
    seconds(length - 60);
    countShown(popup);
    openSession();
    seconds(length - 1);
    expect(readTimes(popup)).toBe(2);
    seconds(length);
    expect(readTimes(popup)).toBe(0);
    countShown(popup);
    seconds(2 * length - 1);
    expect(readTimes(popup)).toBe(1);
  },
);

it('PT-20 the count of a session ends with it, and with nothing else', () => {
  const popup = aPopup({ times_period: 'session' });
  countShown(popup);
  seconds((4000 * DAY_MS) / SECOND_MS);
  expect(readTimes(popup)).toBe(1);
  openSession();
  expect(readTimes(popup)).toBe(0);
});

it('PT-20 a count without a period never ends', () => {
  const popup = aPopup({ times_period: '' });
  countShown(popup);
  openSession();
  seconds((4000 * DAY_MS) / SECOND_MS);
  expect(readTimes(popup)).toBe(1);
});
