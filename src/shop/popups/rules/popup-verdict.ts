import { type PopupFacts, type PopupSettings, TIMING, type Timing } from '../popup.ts';
import { passesAbTest } from './conditions/ab-test.ts';
import { passesCartProducts, passesCartState, passesCartValue, passesCoupon } from './conditions/cart.ts';
import { passesPageViews, passesSessions, passesTimes } from './conditions/counters.ts';
import { passesDefer } from './conditions/defer.ts';
import { passesOrders } from './conditions/orders.ts';
import { passesOwnDevice } from './conditions/own-device.ts';
import { passesSchedule } from './conditions/schedule.ts';
import { passesSources } from './conditions/sources.ts';
import { passesUrl } from './conditions/url.ts';
import { passesUtm, passesVisit, passesVisitPopups } from './conditions/visit.ts';
import { passesBrowsers, passesDevices, passesLoggedIn } from './conditions/visitor.ts';

const CONDITIONS: Readonly<Record<Timing, (settings: PopupSettings, facts: PopupFacts) => boolean>> = {
  page_views: passesPageViews,
  sessions: passesSessions,
  url: passesUrl,
  sources: passesSources,
  logged_in: passesLoggedIn,
  devices: passesDevices,
  times: passesTimes,
  browsers: passesBrowsers,
  schedule: passesSchedule,
  cart_products: passesCartProducts,
  cart_value: passesCartValue,
  cart_state: passesCartState,
  coupon: passesCoupon,
  utm: passesUtm,
  visit: passesVisit,
  visit_popups: passesVisitPopups,
  orders: passesOrders,
  own_device: passesOwnDevice,
  defer: passesDefer,
};

/**
 * The first condition that fails; `disabled` if the visitor asked not to see it again, `ab_test` if they belong to the
 * other popup of its A/B test.
 */
export type StoppedBy = Timing | 'disabled' | 'ab_test';

export type PopupVerdict = Readonly<{ passes: true } | { passes: false; by: StoppedBy }>;

/**
 * Whether a popup's triggers may be armed.
 *
 * Source: spec §4 Popup eligibility; PT-01, PT-23
 */
export function popupVerdict(settings: PopupSettings, facts: PopupFacts): PopupVerdict {
  if (facts.isDisabled) return { passes: false, by: 'disabled' };
  if (!passesAbTest(facts)) return { passes: false, by: 'ab_test' };
  const failing = TIMING.find((one) => settings.timing.includes(one) && !CONDITIONS[one](settings, facts));
  return failing === undefined ? { passes: true } : { passes: false, by: failing };
}
