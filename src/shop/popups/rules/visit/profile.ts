import { DAY_MS, SHOP_TIME_ZONE, SHOP_UTC_OFFSET_MS } from '#kernel/instant.ts';
import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import { offsetMs } from '#kernel/span.ts';
import { DEVICE_MODES, type DeviceMode } from '#kernel/web/device-mode.ts';
import { fromShopClock, toShopClock } from '#shop/settings/rules/shop-clock.ts';
import { BROWSERS, type Browser, type CartFacts, ROLES } from '../../popup.ts';
import type { Walk } from '../walk/walk.ts';
import { campaignOf } from './campaign.ts';
import { clockText } from './clock-text.ts';
import { firstShownEntry, VISIT_POPUPS_ENTRY } from './entry-names.ts';
import type { StoredEntries, Visitor } from './visitor.ts';

/** Zones that a visitor's clock can be in: those of the shop's neighbours and guests. */
export const ZONES = [
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Manila',
  'Asia/Singapore',
  'Africa/Cairo',
  'Europe/Moscow',
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
] as const;

const COUNT_MAX = 10_000;
const DAY_SECONDS = 86_400;
const PERCENT_MAX = 100;
const SEEN_MAX = 20;
const WORDS_MAX = 50;
const LARGEST_ID = 2_147_483_647;
/** Dirhams. */
const VALUE_MAX = 1_000_000;

/** A visit as the simulator's address describes it. */
export type Profile = Readonly<{
  address: string;
  referrer: string;
  device: DeviceMode;
  browser: Browser | null;
  roles: readonly (typeof ROLES)[number][];
  views: number;
  sessions: number;
  /** By the shop's clock: `2026-11-27T09:00`. */
  at: string;
  zone: (typeof ZONES)[number];
  cart: CartFacts;
  /** Whole days since the signed-in customer's last order; null for none. */
  orderedDays: number | null;
  /** The device that the visitor chose as theirs. */
  ownDevice: number | null;
  /** Popups that have shown in the visit before. */
  visitPopups: number;
  entries: StoredEntries;
  walk: Walk;
}>;

const ENTRY =
  /^popup_(?:test_\d{1,12}|\d{1,12}_(?:times|disable|page_views_initialPageViews|sessions_initialSessions|defer_firstPageViews|defer_daysAgo))$/;

/** Replaces the timestamp of the first show by days before the visit, which can be typed. */
const DAYS_AGO = '_defer_daysAgo';
const FIRST_SHOWN = /_defer_firstShown$/;
export const daysAgoField = (id: number) => firstShownEntry(id).replace(FIRST_SHOWN, DAYS_AGO);

/** Entries as a browser has them. */
function storedEntries(entries: StoredEntries, nowMs: number): StoredEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([name, value]) =>
      name.endsWith(DAYS_AGO)
        ? [name.replace(DAYS_AGO, '_defer_firstShown'), nowMs - Number(value) * DAY_MS]
        : [name, value],
    ),
  );
}

function numberIn(params: URLSearchParams, name: string, [min, initial, max]: [number, number, number]) {
  const typed = params.get(name)?.trim() ?? '';
  const value = Number(typed);
  return typed === '' || !Number.isFinite(value) ? initial : Math.min(max, Math.max(min, value));
}

/** A typed whole number; null if empty. */
function optionalIn(params: URLSearchParams, name: string, min: number): number | null {
  const value = Math.trunc(numberIn(params, name, [min, -1, LARGEST_ID]));
  return value === -1 ? null : value;
}

const wordIn = <Word extends string>(params: URLSearchParams, name: string, words: readonly Word[]) =>
  words.find((word) => word === params.get(name));

function entriesIn(params: URLSearchParams): StoredEntries {
  const stored = [...params].filter(([name, value]) => ENTRY.test(name) && value.trim() !== '');
  return Object.fromEntries(
    stored.map(([name, value]) => [name, name.endsWith('_disable') || Math.trunc(Number(value) || 0)]),
  );
}

/** Words between commas or spaces. */
const wordsIn = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '')
    .split(/[\s,،]+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX);

function cartIn(params: URLSearchParams): CartFacts {
  return {
    products: wordsIn(params, 'products')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
    valueMinor: Math.round(numberIn(params, 'value', [0, 0, VALUE_MAX]) * FILS_PER_DIRHAM),
    coupons: wordsIn(params, 'coupons'),
  };
}

function walkIn(params: URLSearchParams): Walk {
  const count = (name: string, initial = 0, max = COUNT_MAX) => numberIn(params, name, [0, initial, max]);
  return {
    seconds: count('seconds', 60, DAY_SECONDS),
    scrolledPercent: count('scrolled', 0, PERCENT_MAX),
    scrollsUp: params.has('up'),
    seen: (params.get('seen') ?? '')
      .split('\n')
      .map((selector) => selector.trim())
      .filter(Boolean)
      .slice(0, SEEN_MAX),
    clicks: Math.trunc(count('clicks')),
    idleSeconds: count('idle', 0, DAY_SECONDS),
    leavesAtTop: params.has('leaves'),
    hasAdBlocker: params.has('blocker'),
    submits: params.has('submits'),
    addsToCart: params.has('adds'),
  };
}

/** Reads a visit from an address; what is missing or nonsense is as on a first visit. */
export function readProfile(params: URLSearchParams, now: Date): Profile {
  const typed = params.get('at') ?? '';
  const roles = params.getAll('role');
  return {
    address: params.get('address')?.trim() ?? '',
    referrer: params.get('referrer')?.trim() ?? '',
    device: wordIn(params, 'device', DEVICE_MODES) ?? 'desktop',
    browser:
      params.get('browser') === 'other'
        ? null
        : (BROWSERS.find((one): one is Browser => one !== 'all' && one === params.get('browser')) ??
          'chrome'),
    roles: ROLES.filter((role) => roles.includes(role)),
    views: Math.trunc(numberIn(params, 'views', [1, 1, COUNT_MAX])),
    sessions: Math.trunc(numberIn(params, 'sessions', [1, 1, COUNT_MAX])),
    at: fromShopClock(typed) === null ? toShopClock(now.toISOString()) : typed,
    zone: wordIn(params, 'zone', ZONES) ?? SHOP_TIME_ZONE,
    cart: cartIn(params),
    orderedDays: optionalIn(params, 'ordered', 0),
    ownDevice: optionalIn(params, 'own', 1),
    visitPopups: Math.trunc(numberIn(params, 'shown', [0, 0, COUNT_MAX])),
    entries: entriesIn(params),
    walk: walkIn(params),
  };
}

/** An address of the shop, whichever host it was copied from. */
function ownAddress(address: string, publicUrl: string): string {
  const { pathname, search } = URL.parse(address, publicUrl) ?? { pathname: '/', search: '' };
  return publicUrl + pathname + search;
}

/** What the page of a visit is: the host of its shop, and the devices that its product fits. */
export type VisitedPage = Readonly<{ publicUrl: string; fittingDevices: readonly number[] }>;

/** The visitor that a profile describes, as the rules of popups see them. */
export function visitorOf(profile: Profile, { publicUrl, fittingDevices }: VisitedPage): Visitor {
  const at = new Date(fromShopClock(profile.at) ?? 0);
  const address = ownAddress(profile.address, publicUrl);
  return {
    address,
    referrer: profile.referrer === '' ? '' : (URL.parse(profile.referrer, publicUrl)?.href ?? ''),
    roles: profile.roles.length === 0 ? null : profile.roles,
    device: profile.device,
    browser: profile.browser,
    cart: profile.cart,
    orderedDays: profile.roles.includes('customer') ? profile.orderedDays : null,
    ownDevice: profile.ownDevice,
    fittingDevices,
    nowMs: at.getTime(),
    campaign: campaignOf(new URL(address).search),
    schedule_server_datetime: clockText(at, SHOP_UTC_OFFSET_MS),
    localDatetime: clockText(at, offsetMs(at, profile.zone)),
    entries: {
      ...storedEntries(profile.entries, at.getTime()),
      pageViews: profile.views,
      sessions: profile.sessions,
      [VISIT_POPUPS_ENTRY]: profile.visitPopups,
    },
  };
}
