import type { DeviceMode } from '#kernel/web/device-mode.ts';

/** Conditions of spec §3, then further ones. */
export const TIMING = [
  'page_views',
  'sessions',
  'url',
  'sources',
  'logged_in',
  'devices',
  'times',
  'browsers',
  'schedule',
  'cart_products',
  'cart_value',
  'cart_state',
  'coupon',
  'utm',
  'visit',
  'visit_popups',
  'orders',
  'own_device',
  'defer',
] as const;
export type Timing = (typeof TIMING)[number];

/** Triggers of spec §3, then further ones. */
export const TRIGGERS = [
  'page_load',
  'scrolling',
  'scrolling_to',
  'click',
  'inactivity',
  'exit_intent',
  'adblock_detection',
  'after_submit',
  'after_add_to_cart',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const SOURCES = ['internal', 'external', 'search'] as const;
export const BROWSERS = ['all', 'chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export type Browser = Exclude<(typeof BROWSERS)[number], 'all'>;
/** Of customers, and of the staff. */
export const ROLES = [
  'customer',
  'owner',
  'manager',
  'order-desk',
  'catalogue-editor',
  'page-editor',
] as const;
export const ANIMATIONS = [
  'none',
  'fade',
  'zoom',
  'slide-up',
  'slide-down',
  'slide-start',
  'slide-end',
] as const;

/** The stored settings of a popup. Durations are in seconds. Source: spec §3 Popup settings */
export type PopupSettings = Readonly<{
  timing: readonly Timing[];
  views: number;
  sessions: number;
  url: string;
  action: 'show' | 'hide' | 'regex';
  /** The address that `url` is compared with: of the page, or of the page that led to it. Source: PT-08 */
  urlSubject: 'current' | 'referrer';
  sources: readonly (typeof SOURCES)[number][];
  users: 'all' | 'roles';
  roles: readonly (typeof ROLES)[number][];
  devices: readonly DeviceMode[];
  browsers: readonly (typeof BROWSERS)[number][];
  times_times: number;
  times_period: '' | 'session' | 'day' | 'week' | 'month';
  times_count: '' | 'close' | 'open';
  schedule_timezone: 'site' | 'local';
  /** `2026-01-31 18:00`; '' for no bound. */
  schedule_start_date: string;
  schedule_end_date: string;
  cart_products: readonly Readonly<{ product: number | null }>[];
  cart_contains: 'any' | 'all' | 'none';
  /** Whole dirhams before discounts; 0 for no bound. */
  cart_value_min: number;
  cart_value_max: number;
  cart_state: 'filled' | 'empty';
  coupon: 'used' | 'unused';
  /** '' for any code. */
  coupon_code: string;
  /** '' where any value will do. */
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  visit: 'first' | 'returning';
  /** At most so many popups in a visit, of all popups. */
  visit_popups: number;
  orders: 'never' | 'ordered' | 'within' | 'not_within';
  orders_days: number;
  /** By the device that the visitor chose as theirs: one of some, any, none, or by the product of the page. */
  own_device: 'any' | 'none' | 'listed' | 'fits' | 'misfits';
  own_devices: readonly Readonly<{ product: number | null }>[];
  /** After the first show; 0 for no wait. */
  defer_days: number;
  defer_views: number;
  triggers: readonly Trigger[];
  page_load_delay: number;
  scrolling_direction: 'down' | 'up';
  /** Percent of the page. */
  scrolling_offset: number;
  scrolling_to_selector: string;
  click_times: number;
  inactivity_time: number;
  adblock_detection_delay: number;
  open_selector: string;
  avoid_multiple_popups: boolean;
  close_button_delay: number;
  close_button_position: 'inside' | 'outside';
  entrance_animation: (typeof ANIMATIONS)[number];
  exit_animation: (typeof ANIMATIONS)[number];
  entrance_animation_duration: Readonly<{ size: number }>;
  prevent_scroll: boolean;
  close_automatically: number;
  prevent_close_on_background_click: boolean;
  prevent_close_on_esc_key: boolean;
  classes: string;
  a11y_navigation: boolean;
}>;

/** The two popups of an A/B test. */
export const AB_VARIANTS = ['a', 'b'] as const;
export type AbVariant = (typeof AB_VARIANTS)[number];

/** The running A/B test of a popup, and which of its variants the popup is. */
export type CarriedAbTest = Readonly<{ id: number; variant: AbVariant }>;

/** The same as a visitor meets it, who belongs to one of the two. */
export type AbTestFacts = CarriedAbTest & Readonly<{ visitorVariant: AbVariant }>;

/** What of the visitor's cart rules go by. */
export type CartFacts = Readonly<{
  /** Ids of products, and of their chosen variations. */
  products: readonly number[];
  /** Before discounts. */
  valueMinor: number;
  coupons: readonly string[];
}>;

export const EMPTY_CART: CartFacts = { products: [], valueMinor: 0, coupons: [] };

/** Conditions that go by the cart. */
export const CART_TIMING: readonly Timing[] = ['cart_products', 'cart_value', 'cart_state', 'coupon'];

/** Conditions that need the shop's facts about the visitor. */
export const VISITOR_FACT_TIMING: readonly Timing[] = ['logged_in', 'orders', ...CART_TIMING];

/** The facts of a visit when a popup is considered. */
export type PopupFacts = Readonly<{
  address: string;
  /** '' when the visitor typed the address. */
  referrer: string;
  isDisabled: boolean;
  /** Null for a popup that is in none. */
  abTest: AbTestFacts | null;
  pageViews: number;
  /** Page views when the rule was first evaluated; null at that time. */
  initialPageViews: number | null;
  sessions: number;
  initialSessions: number | null;
  /** Roles of the signed-in visitor; null for others. */
  roles: readonly string[] | null;
  device: DeviceMode;
  /** Null for browsers that no rule names. */
  browser: Browser | null;
  /** How often it was shown in its period. */
  shownTimes: number;
  cart: CartFacts;
  /** Parameters of the address that the visit began with, as `utm_source`. */
  campaign: Readonly<Record<string, string>>;
  /** Popups that have shown in this visit. */
  visitPopups: number;
  /** Whole days since the signed-in customer's last order that was not cancelled; null without one. */
  orderedDays: number | null;
  /** The device that the visitor chose as theirs; null for none. */
  ownDevice: number | null;
  /** Devices that the product of the page fits; none on other pages. */
  fittingDevices: readonly number[];
  /** Milliseconds since 1970. */
  nowMs: number;
  /** When it was first shown, and the page views by then; null before, or if no condition uses it. */
  firstShownMs: number | null;
  firstShownViews: number | null;
  /** The shop's clock as `2026-01-31 18:00`. */
  schedule_server_datetime: string;
  /** The visitor's clock. */
  localDatetime: string;
  /** Whether a text matches a pattern, in linear time; never for one that cannot be compiled. */
  matches: (pattern: string, text: string) => boolean;
}>;
