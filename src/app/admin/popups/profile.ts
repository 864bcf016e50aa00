import { DEVICE_MODES, type DeviceMode } from '#kernel/web/device-mode.ts';
import { BROWSERS, type Browser, ROLES } from '#shop/popups/popup.ts';
import { clockText } from '#shop/popups/rules/visit/clock-text.ts';
import type { StoredEntries, Visitor } from '#shop/popups/rules/visit/visitor.ts';
import type { Walk } from '#shop/popups/rules/walk/walk.ts';
import { SHOP_TIME_ZONE } from '#views/date/date.ts';
import { fromShopClock, toShopClock } from '../parts/forms/shop-clock.ts';

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
  entries: StoredEntries;
  walk: Walk;
}>;

const ENTRY = /^popup_\d{1,12}_(?:times|disable|page_views_initialPageViews|sessions_initialSessions)$/;

function numberIn(params: URLSearchParams, name: string, [min, initial, max]: [number, number, number]) {
  const typed = params.get(name)?.trim() ?? '';
  const value = Number(typed);
  return typed === '' || !Number.isFinite(value) ? initial : Math.min(max, Math.max(min, value));
}

const wordIn = <Word extends string>(params: URLSearchParams, name: string, words: readonly Word[]) =>
  words.find((word) => word === params.get(name));

function entriesIn(params: URLSearchParams): StoredEntries {
  const stored = [...params].filter(([name, value]) => ENTRY.test(name) && value.trim() !== '');
  return Object.fromEntries(
    stored.map(([name, value]) => [name, name.endsWith('_disable') || Math.trunc(Number(value) || 0)]),
  );
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
    entries: entriesIn(params),
    walk: walkIn(params),
  };
}

/** An address of the shop, whichever host it was copied from. */
function ownAddress(address: string, publicUrl: string): string {
  const { pathname, search } = URL.parse(address, publicUrl) ?? { pathname: '/', search: '' };
  return publicUrl + pathname + search;
}

/** The visitor that a profile describes, as the rules of popups see them. */
export function visitorOf(profile: Profile, publicUrl: string): Visitor {
  const at = new Date(fromShopClock(profile.at) ?? 0);
  return {
    address: ownAddress(profile.address, publicUrl),
    referrer: profile.referrer === '' ? '' : (URL.parse(profile.referrer, publicUrl)?.href ?? ''),
    roles: profile.roles.length === 0 ? null : profile.roles,
    device: profile.device,
    browser: profile.browser,
    schedule_server_datetime: clockText(at, SHOP_TIME_ZONE),
    localDatetime: clockText(at, profile.zone),
    entries: { ...profile.entries, pageViews: profile.views, sessions: profile.sessions },
  };
}
