import { describe, expect, it } from 'vitest';
import {
  ANIMATIONS,
  BROWSERS,
  EMPTY_CART,
  type PopupFacts,
  type PopupSettings,
  SOURCES,
  TIMING,
  type Timing,
} from '../popup.ts';
import { carriedSettings } from './carried-settings.ts';
import { matchesPattern } from './linear-pattern.ts';
import { popupVerdict } from './popup-verdict.ts';

const PAGE = 'https://shop.example/sticks/amber/';

function settings(more: Partial<PopupSettings> = {}): PopupSettings {
  return {
    timing: [],
    views: 1,
    sessions: 1,
    url: '',
    action: 'show',
    urlSubject: 'current',
    sources: SOURCES,
    users: 'all',
    roles: [],
    devices: ['desktop'],
    browsers: ['all'],
    times_times: 1,
    times_period: '',
    times_count: '',
    schedule_timezone: 'site',
    schedule_start_date: '',
    schedule_end_date: '',
    cart_products: [],
    cart_contains: 'any',
    cart_value_min: 0,
    cart_value_max: 0,
    cart_state: 'filled',
    coupon: 'used',
    coupon_code: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    visit: 'first',
    visit_popups: 1,
    orders: 'never',
    orders_days: 30,
    own_device: 'any',
    own_devices: [],
    defer_days: 7,
    defer_views: 0,
    triggers: [],
    page_load_delay: 0,
    scrolling_direction: 'down',
    scrolling_offset: 50,
    scrolling_to_selector: '',
    click_times: 1,
    inactivity_time: 30,
    adblock_detection_delay: 0,
    open_selector: '',
    avoid_multiple_popups: false,
    close_button_delay: 0,
    close_button_position: 'inside',
    entrance_animation: ANIMATIONS[0],
    exit_animation: ANIMATIONS[0],
    entrance_animation_duration: { size: 0 },
    prevent_scroll: false,
    close_automatically: 0,
    prevent_close_on_background_click: false,
    prevent_close_on_esc_key: false,
    classes: '',
    a11y_navigation: true,
    ...more,
  };
}

function facts(more: Partial<PopupFacts> = {}): PopupFacts {
  return {
    address: PAGE,
    referrer: '',
    isDisabled: false,
    abTest: null,
    pageViews: 10,
    initialPageViews: null,
    sessions: 4,
    initialSessions: null,
    roles: null,
    device: 'desktop',
    browser: 'chrome',
    shownTimes: 0,
    cart: EMPTY_CART,
    campaign: {},
    visitPopups: 0,
    orderedDays: null,
    ownDevice: null,
    fittingDevices: [],
    nowMs: 0,
    firstShownMs: null,
    firstShownViews: null,
    schedule_server_datetime: '2026-03-01 12:00',
    localDatetime: '2026-03-01 10:00',
    matches: matchesPattern,
    ...more,
  };
}

const CASES: readonly [string, Timing, Partial<PopupSettings>, Partial<PopupFacts>, boolean][] = [
  ['PT-02 two views after the first evaluation', 'page_views', { views: 3 }, { initialPageViews: 8 }, false],
  ['PT-02 the third view after it', 'page_views', { views: 3 }, { initialPageViews: 7 }, true],
  ['PT-02 older views count for nothing', 'page_views', { views: 3 }, { pageViews: 99 }, false],
  ['PT-03 one session after the first', 'sessions', { sessions: 2 }, { initialSessions: 3 }, false],
  ['PT-03 the second session after it', 'sessions', { sessions: 2 }, { initialSessions: 2 }, true],
  ['PT-04 a matching address', 'url', { url: '/sticks/' }, {}, true],
  ['PT-04 another address', 'url', { url: '/devices/' }, {}, false],
  ['PT-05 a matching address to hide on', 'url', { url: '/sticks/', action: 'hide' }, {}, false],
  ['PT-05 another address to hide on', 'url', { url: '/devices/', action: 'hide' }, {}, true],
  ['PT-06 a pattern that matches', 'url', { url: '^.*stick.*$', action: 'regex' }, {}, true],
  ['PT-06 a pattern that does not', 'url', { url: '^stick', action: 'regex' }, {}, false],
  ['PT-07 ER-10 a pattern that cannot be compiled', 'url', { url: '(', action: 'regex' }, {}, false],
  ['PT-08 the address the visitor came from', 'url', { url: '/sticks/', urlSubject: 'referrer' }, {}, false],
  [
    'PT-08 a matching address the visitor came from',
    'url',
    { url: '/news/', urlSubject: 'referrer' },
    { referrer: 'https://a.example/news/' },
    true,
  ],
  ['PT-09 all sources, and no referrer', 'sources', {}, {}, true],
  [
    'PT-10 internal, from the shop',
    'sources',
    { sources: ['internal'] },
    { referrer: 'https://shop.example/' },
    true,
  ],
  [
    'PT-10 internal, from outside',
    'sources',
    { sources: ['internal'] },
    { referrer: 'https://a.example/' },
    false,
  ],
  [
    'PT-11 external, from outside',
    'sources',
    { sources: ['external'] },
    { referrer: 'https://a.example/' },
    true,
  ],
  [
    'PT-11 external, from a search engine',
    'sources',
    { sources: ['external'] },
    { referrer: 'https://www.google.ae/' },
    false,
  ],
  ...['www.google.ae', 'www.bing.com', 'ae.search.yahoo.com', 'yandex.ru', 'www.baidu.com'].map(
    (host): [string, Timing, Partial<PopupSettings>, Partial<PopupFacts>, boolean] => [
      `PT-12 search, from ${host}`,
      'sources',
      { sources: ['search'] },
      { referrer: `https://${host}/` },
      true,
    ],
  ),
  [
    'PT-12 search, from another engine',
    'sources',
    { sources: ['search'] },
    { referrer: 'https://duckduckgo.com/' },
    false,
  ],
  ['PT-13 a visitor who is not signed in', 'logged_in', { users: 'roles', roles: ['customer'] }, {}, true],
  ['PT-14 any signed-in user', 'logged_in', {}, { roles: ['customer'] }, false],
  [
    'PT-15 a role in the list',
    'logged_in',
    { users: 'roles', roles: ['customer'] },
    { roles: ['customer'] },
    false,
  ],
  [
    'PT-15 a role not in the list',
    'logged_in',
    { users: 'roles', roles: ['customer'] },
    { roles: ['editor'] },
    true,
  ],
  ['PT-16 the device', 'devices', { devices: ['desktop'] }, {}, true],
  ['PT-16 another device', 'devices', { devices: ['desktop'] }, { device: 'mobile' }, false],
  ['PT-17 all browsers', 'browsers', {}, { browser: null }, true],
  ['PT-17 the browser', 'browsers', { browsers: ['safari', 'chrome'] }, {}, true],
  ['PT-17 another browser', 'browsers', { browsers: ['safari'] }, {}, false],
  ['PT-18 below the limit', 'times', { times_times: 2 }, { shownTimes: 1 }, true],
  ['PT-18 at the limit', 'times', { times_times: 2 }, { shownTimes: 2 }, false],
  ['PT-21 before the start', 'schedule', { schedule_start_date: '2026-03-01 12:01' }, {}, false],
  [
    'PT-21 between',
    'schedule',
    { schedule_start_date: '2026-03-01 12:00', schedule_end_date: '2026-03-01 12:01' },
    {},
    true,
  ],
  ['PT-21 after the end', 'schedule', { schedule_end_date: '2026-03-01 12:00' }, {}, false],
  ['PT-21 without end', 'schedule', { schedule_start_date: '2020-01-01 00:00' }, {}, true],
  [
    'PT-22 by the clock of the visitor',
    'schedule',
    { schedule_timezone: 'local', schedule_end_date: '2026-03-01 11:00' },
    {},
    true,
  ],
  ['PT-22 by the clock of the shop', 'schedule', { schedule_end_date: '2026-03-01 11:00' }, {}, false],
];

describe.each(CASES)('%s', (...[, timing, requested, known, passes]) => {
  it(`${passes ? 'passes' : 'fails'} where the condition is enabled`, () => {
    const enabled = settings({ timing: [timing], ...requested });
    const expected = passes ? { passes } : { passes, by: timing };
    expect(popupVerdict(enabled, facts(known))).toEqual(expected);
    const carried = carriedSettings(enabled) as PopupSettings;
    expect(popupVerdict(carried, facts(known))).toEqual(expected);
  });

  it('passes where it is not', () => {
    expect(popupVerdict(settings(requested), facts(known))).toEqual({ passes: true });
  });
});

it('PT-01 PS-02 every enabled condition must pass', () => {
  const both = settings({ timing: ['devices', 'url'], url: '/sticks/' });
  expect(popupVerdict(both, facts())).toEqual({ passes: true });
  expect(popupVerdict(both, facts({ device: 'mobile' }))).toEqual({ passes: false, by: 'devices' });
  expect(popupVerdict(both, facts({ address: 'https://shop.example/' }))).toEqual({
    passes: false,
    by: 'url',
  });
});

it('PT-23 a popup that is disabled never passes', () => {
  expect(popupVerdict(settings(), facts({ isDisabled: true }))).toEqual({ passes: false, by: 'disabled' });
});

/** Numbers from a fixed seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('10 000 random settings and facts never throw', () => {
  const random = randomFrom(22);
  const of = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const some = <Value>(values: readonly Value[]) => values.filter(() => random() < 0.5);
  const texts = ['', '(', '(a+)+$', '[', '\\', 'https://', 'a{2,}', '(?=a)', '\u0000', PAGE, 'ا'];
  for (let time = 0; time < 10_000; time += 1) {
    const requested = settings({
      timing: some(TIMING),
      url: of(texts) + of(texts),
      action: of(['show', 'hide', 'regex']),
      urlSubject: of(['current', 'referrer']),
      sources: some(SOURCES),
      browsers: some(BROWSERS),
      views: of([1, 1000]),
      schedule_timezone: of(['site', 'local']),
      schedule_start_date: of(['', '2026-03-01 12:00']),
    });
    const known = facts({
      address: of(texts),
      referrer: of(texts),
      pageViews: of([0, 1e9]),
      initialPageViews: of([null, 5]),
      roles: of([null, [], ['customer']]),
      browser: of([null, 'edge']),
    });
    expect(popupVerdict(requested, known).passes).toBeTypeOf('boolean');
  }
});

it('of two compared popups, only the one of the visitor’s variant shows', () => {
  const met = (variant: 'a' | 'b', visitorVariant: 'a' | 'b') =>
    popupVerdict(settings(), facts({ abTest: { id: 3, variant, visitorVariant } }));
  expect([met('a', 'a'), met('b', 'b')]).toEqual([{ passes: true }, { passes: true }]);
  expect([met('a', 'b'), met('b', 'a')]).toEqual([
    { passes: false, by: 'ab_test' },
    { passes: false, by: 'ab_test' },
  ]);
});
