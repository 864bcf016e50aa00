import { memoizeOnce } from '#kernel/memoize.ts';
import type { PopupFacts } from '#shop/popups';
import { browserOf } from '#shop/popups/rules/browser-of.ts';
import { deviceMode } from '../page/device-mode.ts';
import type { Popup } from './popup.ts';
import { isDisabled, openBaseline, readCounter, readTimes } from './storage.ts';

/** `2026-01-31 18:00`, by the clock of a time zone; of the visitor's where none is named. */
function clockText(at: Date, timeZone?: string): string {
  return at.toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
}

/** The shop's own time, by the age of an answer that no cache keeps; the visitor's clock where there is no answer. */
async function serverTime(): Promise<Date> {
  try {
    const { headers } = await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' });
    const ageMs = Number(headers.get('age') ?? 0) * 1000;
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? new Date() : new Date(at + ageMs);
  } catch {
    return new Date();
  }
}

/** Asked for once a page, and only where a popup goes by the shop's clock. */
let shopTime: Promise<Date> | null = null;

async function siteDatetime({ settings, template }: Popup): Promise<string> {
  if (!settings.timing.includes('schedule') || settings.schedule_timezone !== 'site') return '';
  shopTime ??= serverTime();
  return clockText(await shopTime, template.dataset.timeZone);
}

/**
 * Of the signed-in visitor; null for others, and where there is no answer. Asked for once a page, and only where a popup
 * goes by who is signed in.
 */
const visitorRoles = memoizeOnce(async (): Promise<PopupFacts['roles']> => {
  try {
    const answer = await fetch('/?wc-ajax=jamra_get_visitor', { cache: 'no-store' });
    const { roles } = await answer.json();
    return Array.isArray(roles) ? roles : null;
  } catch {
    return null;
  }
});

/** What the browser knows when a popup is considered. */
export async function gatherFacts(popup: Popup): Promise<PopupFacts> {
  const { timing } = popup.settings;
  const [pageViews, sessions] = [readCounter('pageViews'), readCounter('sessions')];
  return {
    address: location.href,
    referrer: document.referrer,
    isDisabled: isDisabled(popup),
    pageViews,
    initialPageViews: timing.includes('page_views')
      ? openBaseline(popup, ['page_views', 'initialPageViews', pageViews])
      : null,
    sessions,
    initialSessions: timing.includes('sessions')
      ? openBaseline(popup, ['sessions', 'initialSessions', sessions])
      : null,
    roles: timing.includes('logged_in') ? await visitorRoles() : null,
    device: deviceMode(),
    browser: browserOf(navigator.userAgent),
    shownTimes: readTimes(popup),
    schedule_server_datetime: await siteDatetime(popup),
    localDatetime: clockText(new Date()),
  };
}
