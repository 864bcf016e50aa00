import { MINUTE_MS, SHOP_UTC_OFFSET_MS } from '#kernel/instant.ts';
import type { PopupFacts } from '#shop/popups';
import { EMPTY_CART, VISITOR_FACT_TIMING } from '#shop/popups/popup.ts';
import { clockText } from '#shop/popups/rules/visit/clock-text.ts';
import type { VisitFacts } from '#shop/popups/rules/visit/visitor.ts';
import { parseDeviceCookie } from '../fit/fit.ts';
import { deviceMode } from '../page/device-mode.ts';
import { abTestsWith } from './ab-tests/visitor-variant.ts';
import type { VisitorFacts } from './fetch-visitor-facts.ts';
import type { Popup } from './popup.ts';
import { simulatedVisit } from './simulated-visit.ts';
import {
  isDisabled,
  openBaseline,
  readCampaign,
  readCounter,
  readFirstShown,
  readTimes,
  readVisitPopups,
} from './storage.ts';

/** The shop's clock is read by a separate module, loaded only for popups scheduled by it. */
async function siteDatetime({ settings }: Popup): Promise<string> {
  if (!settings.timing.includes('schedule') || settings.schedule_timezone !== 'site') return '';
  const at = await import('./shop-time.ts').then(
    (part) => part.shopTime(),
    () => new Date(),
  );
  return clockText(at, SHOP_UTC_OFFSET_MS);
}

const UNKNOWN: VisitorFacts = { roles: null, cart: EMPTY_CART, orderedDays: null };

let answered: Promise<VisitorFacts> | null = null;

/** Requests the facts again after a cart change. */
export function forgetVisitor(): void {
  answered = null;
}

/** Requested once a page, by a separate module, and only for popups with conditions on sign-in, cart or orders. */
function visitorFacts({ settings: { timing } }: Popup): Promise<VisitorFacts> | VisitorFacts {
  if (!timing.some((one) => VISITOR_FACT_TIMING.includes(one))) return UNKNOWN;
  answered ??= import('./fetch-visitor-facts.ts').then(
    (part) => part.fetchVisitorFacts(),
    () => UNKNOWN,
  );
  return answered;
}

/** The devices that the product of the page fits. */
function fittingDevices(): number[] {
  const fits = document.querySelector<HTMLElement>('.j-fitline[data-fits]')?.dataset.fits ?? '';
  return fits.split(' ').filter(Boolean).map(Number);
}

const MATCHES_NOTHING = () => false;

/** Patterns are matched by a separate module, loaded only for popups with one. */
async function matcherOf({ settings: { timing, action } }: Popup): Promise<PopupFacts['matches']> {
  if (!timing.includes('url') || action !== 'regex') return MATCHES_NOTHING;
  return import('#shop/popups/rules/linear-pattern.ts').then(
    ({ matchesPattern }) => matchesPattern,
    () => MATCHES_NOTHING,
  );
}

/** The browser is detected by a separate module, loaded only for popups with a browser condition. */
async function browserFor({ settings: { timing } }: Popup): Promise<PopupFacts['browser']> {
  if (!timing.includes('browsers')) return null;
  return import('#shop/popups/rules/browser-of.ts').then(
    (part) => part.browserOf(navigator.userAgent),
    () => null,
  );
}

/** The variant of an A/B test is drawn by a separate module. */
export const abTests = abTestsWith(() => import('./ab-tests/ab-test.ts'));

async function visitFacts(popup: Popup): Promise<VisitFacts> {
  const now = new Date();
  return {
    address: location.href,
    referrer: document.referrer,
    ...(await visitorFacts(popup)),
    campaign: readCampaign(),
    ownDevice: parseDeviceCookie(document.cookie),
    fittingDevices: fittingDevices(),
    nowMs: now.getTime(),
    device: deviceMode(),
    browser: await browserFor(popup),
    schedule_server_datetime: await siteDatetime(popup),
    localDatetime: clockText(now, -now.getTimezoneOffset() * MINUTE_MS),
  };
}

/** Gathers the facts for a popup's conditions. */
export async function gatherFacts(popup: Popup): Promise<PopupFacts> {
  const { timing } = popup.settings;
  const [pageViews, sessions] = [readCounter('pageViews'), readCounter('sessions')];
  return {
    ...(simulatedVisit ?? (await visitFacts(popup))),
    isDisabled: isDisabled(popup),
    abTest: await abTests.abTestOf(popup),
    pageViews,
    initialPageViews: timing.includes('page_views') ? openBaseline(popup, 'page_views', pageViews) : null,
    sessions,
    initialSessions: timing.includes('sessions') ? openBaseline(popup, 'sessions', sessions) : null,
    shownTimes: readTimes(popup),
    ...readFirstShown(popup),
    visitPopups: readVisitPopups(),
    matches: await matcherOf(popup),
  };
}
