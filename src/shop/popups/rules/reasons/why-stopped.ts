import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import type { PopupFacts, PopupSettings, Timing } from '../../popup.ts';
import { leftToWait } from '../conditions/defer.ts';
import { sourceOf } from '../conditions/sources.ts';
import { otherParameter } from '../conditions/visit.ts';
import { compilePattern } from '../linear-pattern.ts';
import type { StoppedBy } from '../popup-verdict.ts';
import type { Reason } from './reason.ts';

type Why = (settings: PopupSettings, facts: PopupFacts) => Reason;

function whyUrl({ url, action, urlSubject }: PopupSettings, facts: PopupFacts): Reason {
  const address = (urlSubject === 'referrer' ? facts.referrer : facts.address) || '–';
  const isBroken = action === 'regex' && compilePattern(url) === null;
  return { code: `url.${isBroken ? 'broken' : action}`, values: { url, address }, setting: 'url' };
}

function whySchedule(settings: PopupSettings, facts: PopupFacts): Reason {
  const { schedule_timezone, schedule_start_date: start, schedule_end_date: end } = settings;
  const now = schedule_timezone === 'site' ? facts.schedule_server_datetime : facts.localDatetime;
  return now < start
    ? { code: 'schedule.before', values: { now, start }, setting: 'schedule_start_date' }
    : { code: 'schedule.after', values: { now, end }, setting: 'schedule_end_date' };
}

function whyCartValue(settings: PopupSettings, { cart }: PopupFacts): Reason {
  const { cart_value_min: min, cart_value_max: max } = settings;
  const value = cart.valueMinor / FILS_PER_DIRHAM;
  return value < min
    ? { code: 'cart_value.below', values: { value, min }, setting: 'cart_value_min' }
    : { code: 'cart_value.above', values: { value, max }, setting: 'cart_value_max' };
}

const WHY: Readonly<Record<Timing, Why>> = {
  page_views: ({ views: needed }, { pageViews, initialPageViews }) => ({
    code: 'page_views',
    values: { seen: pageViews - (initialPageViews ?? pageViews), needed },
    setting: 'views',
  }),
  sessions: ({ sessions: needed }, { sessions, initialSessions }) => ({
    code: 'sessions',
    values: { seen: sessions - (initialSessions ?? sessions), needed },
    setting: 'sessions',
  }),
  url: whyUrl,
  sources: (_settings, facts) => ({
    code: `sources.${sourceOf(facts) ?? 'none'}`,
    values: {},
    setting: 'sources',
  }),
  logged_in: ({ users }) => ({
    code: `logged_in.${users}`,
    values: {},
    setting: users === 'all' ? 'users' : 'roles',
  }),
  devices: (_settings, { device }) => ({ code: `devices.${device}`, values: {}, setting: 'devices' }),
  times: ({ times_times: most }, { shownTimes: shown }) => ({
    code: 'times',
    values: { shown, most },
    setting: 'times_times',
  }),
  browsers: (_settings, { browser }) => ({
    code: `browsers.${browser ?? 'other'}`,
    values: {},
    setting: 'browsers',
  }),
  schedule: whySchedule,
  cart_products: ({ cart_contains }) => ({
    code: `cart_products.${cart_contains}`,
    values: {},
    setting: 'cart_products',
  }),
  cart_value: whyCartValue,
  cart_state: ({ cart_state }) => ({ code: `cart_state.${cart_state}`, values: {}, setting: 'cart_state' }),
  coupon: ({ coupon, coupon_code: code }) => ({
    code: `coupon.${coupon}${code.trim() === '' ? '' : '_code'}`,
    values: { code },
    setting: 'coupon',
  }),
  utm: (settings, facts) => {
    const name = otherParameter(settings, facts) ?? 'utm_source';
    const values = { name, needed: settings[name], found: facts.campaign[name] || '–' };
    return { code: 'utm', values, setting: name };
  },
  visit: ({ visit }) => ({ code: `visit.${visit}`, values: {}, setting: 'visit' }),
  orders: ({ orders, orders_days: days }, { orderedDays: since }) => ({
    code: `orders.${orders}${since === null && orders !== 'never' ? '_none' : ''}`,
    values: { days, since: since ?? 0 },
    setting: orders === 'within' || orders === 'not_within' ? 'orders_days' : 'orders',
  }),
  own_device: ({ own_device }, { ownDevice }) => ({
    code: `own_device.${ownDevice === null ? 'missing' : own_device}`,
    values: {},
    setting: own_device === 'listed' ? 'own_devices' : 'own_device',
  }),
  defer: (settings, facts) => {
    const { days, views } = leftToWait(settings, facts);
    return days > 0
      ? { code: 'defer.days', values: { left: days }, setting: 'defer_days' }
      : { code: 'defer.views', values: { left: views }, setting: 'defer_views' };
  },
  visit_popups: ({ visit_popups: most }, { visitPopups: shown }) => ({
    code: 'visit_popups',
    values: { shown, most },
    setting: 'visit_popups',
  }),
};

/** The test's name is added by the caller. */
function whyAbTest({ abTest }: PopupFacts): Reason {
  const variant = (abTest?.visitorVariant ?? '').toUpperCase();
  return { code: 'ab_test', values: { variant, test: abTest?.id ?? 0 }, setting: 'ab_test' };
}

/** Why a condition stops a popup, by what the verdict names. */
export function whyStopped(
  by: StoppedBy,
  { settings, facts }: Readonly<{ settings: PopupSettings; facts: PopupFacts }>,
): Reason {
  if (by === 'disabled') return { code: 'disabled', values: {}, setting: 'timing' };
  if (by === 'ab_test') return whyAbTest(facts);
  return WHY[by](settings, facts);
}
