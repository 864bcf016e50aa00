import { describe, expect, it } from 'vitest';
import { readBatch } from './read-batch.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const at = { now: NOW, host: 'shop.test' };
const view = {
  page_location: 'http://shop.test/shop/?utm_source=Mail&key=secret',
  page_title: 'Shop',
  page_referrer: 'https://www.search.example/?q=private',
};
const sale = {
  currency: 'AED',
  value: 80,
  items: [{ item_id: '7', item_name: 'Mug', price: 40, quantity: 2 }],
};
const event = (change: object = {}) => ({ id: 1, age: 1500, name: 'page_view', params: view, ...change });
const batch = (change: object = {}) => ({
  page: '12-34',
  path: '/shop/',
  width: 390,
  events: [event()],
  ...change,
});
const read = (sent: unknown) => readBatch(typeof sent === 'string' ? sent : JSON.stringify(sent), at);
const codeOf = (sent: unknown) => {
  const outcome = read(sent);
  return outcome.ok ? 'counted' : outcome.refusal.code;
};

describe('a batch of events', () => {
  it('AN-02 a page view has its path, its source and the time of the server', () => {
    expect(read(batch())).toEqual({
      ok: true,
      value: [
        {
          id: '12-34-1',
          at: new Date(NOW.getTime() - 1500),
          name: 'page_view',
          path: '/shop/',
          device: 'mobile',
          source: { source: 'mail', campaign: '' },
          label: '',
          products: [],
          quantities: [],
          valueMinor: 0,
        },
      ],
    });
  });

  it('AN-11 products are ids, quantities and fils; names sent by browsers are not stored', () => {
    const outcome = read(batch({ events: [event({ name: 'add_to_cart', params: sale })] }));
    expect(outcome).toMatchObject({ value: [{ products: [7], quantities: [2], valueMinor: 8000 }] });
    expect(JSON.stringify(outcome)).not.toContain('Mug');
  });

  it('AN-11 a purchase by payment button has no catalogue products, and is counted with its page view', () => {
    const params = { ...sale, items: [], transaction_id: '17' };
    const outcome = read(batch({ events: [event(), event({ id: 2, name: 'purchase', params })] }));
    expect(outcome).toMatchObject({
      value: [{ name: 'page_view' }, { name: 'purchase', label: '17', products: [], valueMinor: 8000 }],
    });
  });

  it.each<[string, unknown]>([
    [
      'an event without products',
      batch({ events: [event({ name: 'begin_checkout', params: { ...sale, items: [] } })] }),
    ],
    ['no JSON', '{'],
    ['a list', []],
    ['no events', batch({ events: [] })],
    ['26 events', batch({ events: Array.from({ length: 26 }, (_, id) => event({ id: id + 1 })) })],
    ['a page that is no id', batch({ page: "1-1'; drop table" })],
    ['a path that is none', batch({ path: 'javascript:1' })],
    ['a width that is none', batch({ width: 'wide' })],
    ['an id that is none', batch({ events: [event({ id: '1' })] })],
    ['an id of too many', batch({ events: [event({ id: 5001 })] })],
    ['an unknown event', batch({ events: [event({ name: 'sign_up' })] })],
    ['an event of objects', batch({ events: [event({ name: 'constructor' })] })],
    ['a path that leads to another site', batch({ path: '//a.test/' })],
    [
      'a page of another site',
      batch({ events: [event({ params: { ...view, page_location: 'http://a.test/' } })] }),
    ],
    [
      'a product that is no id',
      batch({
        events: [
          event({ name: 'view_item', params: { ...sale, items: [{ item_id: '7 or 1=1', quantity: 1 }] } }),
        ],
      }),
    ],
    [
      'a value below nothing',
      batch({ events: [event({ name: 'view_item', params: { ...sale, value: -1 } })] }),
    ],
    [
      'another currency',
      batch({ events: [event({ name: 'view_item', params: { ...sale, currency: 'USD' } })] }),
    ],
    ['one wrong event among good ones', batch({ events: [event(), event({ id: 2, params: null })] })],
  ])('refuses %s', (_what, sent) => {
    expect(codeOf(sent)).toBe('analytics.wrong-batch');
  });

  it.each([-1, -86_400_000, 1_800_001])('refuses the time of an event that is %i ms old', (age) => {
    expect(codeOf(batch({ events: [event({ age })] }))).toBe('analytics.wrong-time');
  });

  it('omits a late event, keeps the others', () => {
    const outcome = read(batch({ events: [event({ age: 9_000_000 }), event({ id: 2 })] }));
    expect(outcome).toMatchObject({ value: [{ id: '12-34-2' }] });
  });

  it('removes text that the database refuses, and personal data in paths and searches', () => {
    const location = 'http://shop.test/checkout/order-received/17/?key=k&utm_source=a%00b';
    const outcome = read(
      batch({
        path: `/ar/my-account/view-order/9/`,
        events: [
          event({ params: { ...view, page_location: location } }),
          event({ id: 2, name: 'scroll', params: { percent_scrolled: 90 } }),
          event({
            id: 3,
            name: 'view_search_results',
            params: { search_term: 'call 050 123 4567', results: 1 },
          }),
          event({ id: 4, name: 'form_start', params: { form_id: `${'x'.repeat(199)}\u{1f600}` } }),
        ],
      }),
    );
    expect(outcome).toMatchObject({
      value: [
        { path: '/checkout/order-received/', source: { source: 'ab' } },
        { path: '/ar/my-account/view-order/' },
        { label: '' },
        { label: `${'x'.repeat(199)}\ufffd` },
      ],
    });
  });

  it('accepts events up to half an hour old', () => {
    expect([0, 1_800_000].map((age) => codeOf(batch({ events: [event({ age })] })))).toEqual([
      'counted',
      'counted',
    ]);
  });
});
