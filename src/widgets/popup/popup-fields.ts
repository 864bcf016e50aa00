import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { ANIMATIONS, BROWSERS, ROLES, SOURCES, TIMING, TRIGGERS } from '#shop/popups/popup.ts';
import { CLASS_NAMES } from '../common/common-fields.ts';
import type { Field, Fields } from '../fields/field.ts';
import { list, optional, record } from '../fields/nested.ts';
import { product } from '../fields/references.ts';
import { text } from '../fields/text.ts';
import { choice, number, several, toggle } from '../fields/values.ts';

const COUNT_MAX = 1000;
const PRODUCTS_MAX = 20;
/** Dirhams. */
const VALUE_MAX = 1_000_000;
const DAY_S = 86_400;
const SECONDS_STEP = 0.1;
/** Year, month, day, hour and minute, or nothing. */
const DATE = /^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d)?$/;

const seconds = (initial = 0) =>
  optional(number({ min: 0, max: DAY_S, step: SECONDS_STEP, unit: 's', initial }));
const times = (initial = 1) => optional(number({ min: 1, max: COUNT_MAX, initial }));
const onlyAtFirst = <Value>(field: Field<Value>, initial: Value) => optional({ ...field, initial });

/** Settings of a popup, grouped by purpose; stored settings are flat. */
export const popupGroups = {
  timing: {
    timing: optional(several(TIMING)),
    views: times(),
    sessions: times(),
    url: optional(text({ maxLength: 500 })),
    action: optional(choice(['show', 'hide', 'regex'])),
    urlSubject: optional(choice(['current', 'referrer'])),
    sources: onlyAtFirst(several(SOURCES), SOURCES),
    users: optional(choice(['all', 'roles'])),
    roles: optional(several(ROLES)),
    devices: onlyAtFirst(several(DEVICE_MODES), DEVICE_MODES),
    browsers: onlyAtFirst(several(BROWSERS), ['all']),
    times_times: times(),
    times_period: optional(choice(['', 'session', 'day', 'week', 'month'])),
    times_count: optional(choice(['', 'close', 'open'])),
    schedule_timezone: optional(choice(['site', 'local'])),
    schedule_start_date: optional(text({ pattern: DATE })),
    schedule_end_date: optional(text({ pattern: DATE })),
    cart_products: optional(list({ of: { product: product() }, max: PRODUCTS_MAX })),
    cart_contains: optional(choice(['any', 'all', 'none'])),
    cart_value_min: optional(number({ min: 0, max: VALUE_MAX })),
    cart_value_max: optional(number({ min: 0, max: VALUE_MAX })),
    cart_state: optional(choice(['filled', 'empty'])),
    coupon: optional(choice(['used', 'unused'])),
    coupon_code: optional(text({ maxLength: 100 })),
    utm_source: optional(text()),
    utm_medium: optional(text()),
    utm_campaign: optional(text()),
    visit: optional(choice(['first', 'returning'])),
    visit_popups: times(),
    orders: optional(choice(['never', 'ordered', 'within', 'not_within'])),
    orders_days: times(30),
    own_device: optional(choice(['any', 'none', 'listed', 'fits', 'misfits'])),
    own_devices: optional(list({ of: { product: product() }, max: PRODUCTS_MAX })),
    defer_days: optional(number({ min: 0, max: COUNT_MAX, initial: 7 })),
    defer_views: optional(number({ min: 0, max: COUNT_MAX })),
  },
  triggers: {
    triggers: optional(several(TRIGGERS)),
    page_load_delay: seconds(),
    scrolling_direction: optional(choice(['down', 'up'])),
    scrolling_offset: optional(number({ min: 0, max: 100, unit: '%', initial: 50 })),
    scrolling_to_selector: optional(text()),
    click_times: times(),
    inactivity_time: seconds(30),
    adblock_detection_delay: seconds(),
    open_selector: optional(text()),
    avoid_multiple_popups: optional(toggle()),
  },
  look: {
    close_button_delay: seconds(),
    close_button_position: optional(choice(['inside', 'outside'])),
    entrance_animation: onlyAtFirst(choice(ANIMATIONS), 'fade'),
    exit_animation: onlyAtFirst(choice(ANIMATIONS), 'fade'),
    entrance_animation_duration: optional(
      record({ size: optional(number({ min: 0, max: 10, step: SECONDS_STEP, unit: 's', initial: 0.3 })) }),
    ),
    prevent_scroll: optional(toggle()),
    close_automatically: seconds(),
    prevent_close_on_background_click: optional(toggle()),
    prevent_close_on_esc_key: optional(toggle()),
    a11y_navigation: optional(toggle(true)),
    classes: optional(text({ pattern: CLASS_NAMES })),
  },
} satisfies Readonly<Record<string, Fields>>;

/** Every setting of a popup. Source: spec §3 Popup settings */
export const popupFields = {
  ...popupGroups.timing,
  ...popupGroups.triggers,
  ...popupGroups.look,
};
