import type { PopupSettings } from '#shop/popups';
import { BROWSERS, ROLES, SOURCES, TIMING, TRIGGERS } from '#shop/popups/popup.ts';
import {
  baselineEntry,
  disableEntry,
  firstShownViewsEntry,
  timesEntry,
} from '#shop/popups/rules/visit/entry-names.ts';
import { daysAgoField } from '#shop/popups/rules/visit/profile.ts';
import { parsePopup } from '#widgets/popup/parse-popup.ts';

/** Draws from a fixed seed. */
export type Draw = Readonly<{
  number: () => number;
  of: <Value>(values: readonly Value[]) => Value;
  some: <Value>(values: readonly Value[], chance?: number) => Value[];
}>;

export function drawFrom(seed: number): Draw {
  let state = seed;
  const number = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const of = <Value>(values: readonly Value[]) => values[Math.floor(number() * values.length)] as Value;
  const some = <Value>(values: readonly Value[], chance = 0.5) => values.filter(() => number() < chance);
  return { number, of, some };
}

/** Elements that a test can bring into view. */
export const SEEN = ['#seen-one', '#seen-two'] as const;
const ZONES = ['Asia/Dubai', 'Europe/London', 'America/New_York', 'Australia/Sydney'];
const REFERRERS = ['', '/shop/', 'https://www.google.com/', 'https://yandex.ru/', 'https://news.example/'];
const ADDRESSES = ['/faq/', '/faq/?utm_source=mail', '/ar/faq/'];
const CARTS = [
  {},
  { products: '7', value: '99.5', coupons: '' },
  { products: '7,8,9', value: '249', coupons: 'WELCOME' },
];
/** Visits take place at moments between these. */
const BOUNDS = ['', '2026-03-01 00:00', '2026-03-01 12:00', '2026-03-02 00:00'];
const MOMENTS = ['2026-02-28T20:30', '2026-03-01T03:30', '2026-03-01T15:30', '2026-03-02T09:30'];

/** Settings of the n-th popup: up to three triggers and three conditions; each is the first of one popup. */
export function randomSettings({ of, some, number }: Draw, at: number): PopupSettings {
  const first = TIMING[at];
  const parsed = parsePopup({
    timing: first === undefined ? [] : [...new Set([first, of(TIMING), of(TIMING)])].slice(0, of([1, 2, 3])),
    views: of([1, 2, 4]),
    sessions: of([1, 2, 3]),
    url: of(['faq', '/ar/', 'utm_source', '^http.*faq/$', 'google', '(']),
    action: of(['show', 'hide', 'regex']),
    urlSubject: of(['current', 'current', 'referrer']),
    sources: some(SOURCES),
    users: of(['all', 'roles']),
    roles: some(ROLES),
    devices: some(['mobile', 'tablet', 'desktop'], 0.6),
    browsers: some(BROWSERS, 0.4),
    times_times: of([1, 2]),
    times_period: of(['', 'session', 'day']),
    schedule_timezone: of(['site', 'local']),
    schedule_start_date: of(BOUNDS.slice(0, 3)),
    schedule_end_date: of(['', ...BOUNDS.slice(2)]),
    cart_products: some([{ product: 7 }, { product: 8 }, { product: null }]),
    cart_contains: of(['any', 'all', 'none']),
    cart_value_min: of([0, 100]),
    cart_value_max: of([0, 200]),
    cart_state: of(['filled', 'empty']),
    coupon: of(['used', 'unused']),
    coupon_code: of(['', 'welcome']),
    utm_source: of(['', 'mail', 'mail', 'partner']),
    visit: of(['first', 'returning']),
    visit_popups: of([1, 2, 4]),
    orders: of(['never', 'ordered', 'within', 'not_within']),
    orders_days: of([7, 30]),
    own_device: of(['any', 'none', 'listed', 'fits', 'misfits']),
    own_devices: some([{ product: 7 }, { product: 8 }]),
    defer_days: of([0, 2]),
    defer_views: of([0, 2]),
    triggers: [...new Set([of(TRIGGERS), of(TRIGGERS), of(TRIGGERS)])].slice(0, of([0, 2, 3])),
    page_load_delay: of([0, 3, 12]),
    scrolling_direction: of(['down', 'down', 'up']),
    scrolling_offset: of([10, 40, 80]),
    scrolling_to_selector: of(SEEN),
    click_times: of([1, 2, 4]),
    inactivity_time: of([2, 6, 15]),
    adblock_detection_delay: of([1, 5]),
    avoid_multiple_popups: number() < 0.3,
    entrance_animation: 'none',
    exit_animation: 'none',
    a11y_navigation: false,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.settings;
}

function randomEntries({ of, number }: Draw, ids: readonly number[]): [string, string][] {
  return ids.flatMap((id) =>
    [
      [timesEntry(id), of(['', '1', '2'])],
      [disableEntry(id), number() < 0.05 ? '1' : ''],
      [baselineEntry(id, 'page_views'), of(['', '1', '3'])],
      [baselineEntry(id, 'sessions'), of(['', '1'])],
      [daysAgoField(id), of(['', '1', '5'])],
      [firstShownViewsEntry(id), of(['', '1', '3'])],
    ].filter((entry): entry is [string, string] => entry[1] !== ''),
  );
}

/** A visit in the form of the simulator's address. */
export function randomVisit(draw: Draw, ids: readonly number[]): URLSearchParams {
  const { of, some, number } = draw;
  const params = new URLSearchParams(randomEntries(draw, ids));
  const isSignedIn = number() < 0.4;
  for (const role of isSignedIn ? [of(['customer', ...ROLES] as const)] : []) params.append('role', role);
  for (const sign of some(['up', 'leaves', 'blocker', 'submits', 'adds'])) params.set(sign, '1');
  const facts = {
    address: of(ADDRESSES),
    referrer: of(REFERRERS),
    device: of(['mobile', 'tablet', 'desktop']),
    browser: of(['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other']),
    views: of(['1', '3', '5']),
    sessions: of(['1', '2', '4']),
    at: of(MOMENTS),
    zone: of(ZONES),
    seconds: of(['1.5', '4.5', '20.5']),
    scrolled: of(['0', '20', '50', '100']),
    clicks: of(['0', '1', '3', '5']),
    idle: of(['0.5', '3.5', '10.5']),
    seen: some(SEEN).join('\n'),
    ...of(CARTS),
    shown: of(['0', '0', '1', '3']),
    own: of(['', '7', '9']),
    ordered: of(['', '3', '10', '60']),
  };
  for (const [name, value] of Object.entries(facts)) params.set(name, value);
  return params;
}
