import { type PopupSettings, TIMING, type Timing, TRIGGERS, type Trigger } from '../popup.ts';

type Settings = readonly (keyof PopupSettings)[];

/** The settings of each condition. Those of `times` are not among them: shows are counted without the condition. */
const OF_TIMING: Readonly<Record<Timing, Settings>> = {
  page_views: ['views'],
  sessions: ['sessions'],
  url: ['url', 'action', 'urlSubject'],
  sources: ['sources'],
  logged_in: ['users', 'roles'],
  devices: ['devices'],
  times: [],
  browsers: ['browsers'],
  schedule: ['schedule_timezone', 'schedule_start_date', 'schedule_end_date'],
  cart_products: ['cart_products', 'cart_contains'],
  cart_value: ['cart_value_min', 'cart_value_max'],
  cart_state: ['cart_state'],
  coupon: ['coupon', 'coupon_code'],
  utm: ['utm_source', 'utm_medium', 'utm_campaign'],
  visit: ['visit'],
  visit_popups: ['visit_popups'],
  orders: ['orders', 'orders_days'],
  own_device: ['own_device', 'own_devices'],
  defer: ['defer_days', 'defer_views'],
};

const OF_TRIGGER: Readonly<Record<Trigger, Settings>> = {
  page_load: ['page_load_delay'],
  scrolling: ['scrolling_direction', 'scrolling_offset'],
  scrolling_to: ['scrolling_to_selector'],
  click: ['click_times'],
  inactivity: ['inactivity_time'],
  exit_intent: [],
  adblock_detection: ['adblock_detection_delay'],
  after_submit: [],
  after_add_to_cart: [],
};

/** The settings that a page carries: without those of conditions and triggers that are not chosen. */
export function carriedSettings(settings: PopupSettings): Partial<PopupSettings> {
  const unused = new Set<string>([
    ...TIMING.filter((one) => !settings.timing.includes(one)).flatMap((one) => OF_TIMING[one]),
    ...TRIGGERS.filter((one) => !settings.triggers.includes(one)).flatMap((one) => OF_TRIGGER[one]),
  ]);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !unused.has(name)));
}
