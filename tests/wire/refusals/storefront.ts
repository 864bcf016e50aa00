import { signBody } from '#platform/payments/test/signature.ts';
import { signatureWith } from '#platform/signature.ts';
import { widgets } from '#widgets/index.ts';
import { inLanguage, paging, type RefusalCase, type RefusalCases, type Running, SECRET } from './running.ts';

type Fields = Record<string, string>;
const BANK_SECRET = signatureWith(SECRET).digest('test bank');

/** A call that answers in JSON. */
function calling(path: string, make: (running: Running) => Promise<Fields> | Fields): RefusalCase {
  return async (running) => {
    const fields = await make(running);
    return async (language) => {
      const headers = {
        accept: 'application/json',
        referer: `${running.origin}${inLanguage('/shop/', language)}`,
      };
      return running.refusalIn(await running.send(inLanguage(path, language), { fields, headers }));
    };
  };
}

const WISH = { restock_email: 'sara@example.com', restock_consent: '1' };
const wishFor = (productId: number, more: Fields = {}) => ({
  ...WISH,
  product_id: String(productId),
  ...more,
});
const soldOut = ({ product }: Running) => product({ sku: 'WISHED', stock: 0 });

export const restock = {
  'restock.wrong-email': calling('/restock/', async (running) =>
    wishFor(await soldOut(running), { restock_email: 'nobody' }),
  ),
  'restock.no-consent': calling('/restock/', async (running) =>
    wishFor(await soldOut(running), { restock_consent: '' }),
  ),
  'restock.unknown-product': calling('/restock/', () => wishFor(1_999_999)),
  'restock.in-stock': calling('/restock/', async ({ product }) =>
    wishFor(await product({ sku: 'STANDS', stock: 2 })),
  ),
  'restock.too-many': async ({ send, refusalIn }) => {
    const sent = { fields: {}, headers: { accept: 'application/json' }, address: '10.200.0.2' };
    for (let time = 0; time < 10; time += 1) await send('/restock/', sent);
    return async (language) => refusalIn(await send(inLanguage('/restock/', language), sent));
  },
} satisfies RefusalCases;

const WORDS = { rating: '5', comment: 'It fits the hand.', author: 'Sara', email: 'sara@example.com' };

const reviewing =
  (product: Parameters<Running['product']>[0], more: Fields = {}): RefusalCase =>
  async (running) => {
    const comment_post_ID = String(await running.product(product));
    return paging(running, '/wp-comments-post.php', { fields: { ...WORDS, comment_post_ID, ...more } });
  };

export const reviews = {
  'reviews.wrong-fields': reviewing({ sku: 'STARS' }, { rating: '' }),
  'reviews.closed': reviewing({ sku: 'CLOSED', more: { 'Allow customer reviews?': '0' } }),
  'reviews.duplicate': async (running) => {
    const asking = await reviewing({ sku: 'REPEATED' })(running);
    await asking('en');
    return asking;
  },
  'reviews.unknown-product': async (running) =>
    paging(running, '/wp-comments-post.php', { fields: { ...WORDS, comment_post_ID: '1999999' } }),
  'reviews.too-fast': async (running) => {
    const comment_post_ID = String(await running.product({ sku: 'TOO-FAST' }));
    const sent = { fields: { ...WORDS, rating: '', comment_post_ID }, address: '10.200.0.6' };
    for (let time = 0; time < 12; time += 1) await running.send('/wp-comments-post.php', sent);
    return paging(running, '/wp-comments-post.php', sent);
  },
  'reviews.busy': async (running) => {
    const [address, path] = ['10.200.0.8', '/wp-comments-post.php'];
    const body = new FormData();
    for (const [name, value] of Object.entries(WORDS)) body.set(name, value);
    body.set('comment_post_ID', String(await running.product({ sku: 'BUSY' })));
    await running.hold(path, { address, times: 3 });
    return paging(running, path, { body, address });
  },
  'reviews.may-not-move': async (running) => {
    const comment_post_ID = String(await running.product({ sku: 'REVIEWED' }));
    await running.send('/wp-comments-post.php', { fields: { ...WORDS, comment_post_ID } });
    const { id } = await running.runtime.db
      .selectFrom('review')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await running.value('reviews.move', { ids: [id], to: 'spam' });
    return running.hear('reviews.move', { ids: [id], to: 'spam' }, ({ refused }) => ({
      ...{ code: null, text: refused[0].words },
    }));
  },
  'reviews.unknown-review': async ({ ask }) =>
    ask('reviews.reply', { id: 2_000_000_000, text: 'Thanks', version: 1 }),
} satisfies RefusalCases;

/** A provider's message with its signature, which is valid for minutes; by default made now. */
function message(body: string, { now }: { now?: Date } = {}): RefusalCase {
  return async ({ send, refusalIn }) => {
    const headers = {
      'content-type': 'application/json',
      'test-bank-signature': signBody(body, { secret: BANK_SECRET, now: now ?? new Date() }),
    };
    return async () => refusalIn(await send('/webhooks/payments/test/', { body, headers }));
  };
}

export const webhooks = {
  'payments.wrong-signature':
    async ({ send, refusalIn }) =>
    async () => {
      const headers = { 'content-type': 'application/json' };
      return refusalIn(await send('/webhooks/payments/test/', { body: '{}', headers }));
    },
  'payments.stale-signature': message('{}', { now: new Date(0) }),
  'payments.unreadable-event': message('{}'),
} satisfies RefusalCases;

const MIB = 1024 * 1024;

export const requests = {
  'request.unreadable':
    async ({ send, refusalIn }) =>
    async (language) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const sent = { body: '--x\r\nnothing', headers };
      return refusalIn(await send(inLanguage('/?wc-ajax=add_to_cart', language), sent));
    },
  'request.too-large':
    async ({ send, refusalIn }) =>
    async (language) => {
      const fields = { product_id: '1'.repeat(MIB) };
      return refusalIn(await send(inLanguage('/?wc-ajax=add_to_cart', language), { fields }));
    },
} satisfies RefusalCases;

/** Printed lists of a network per minute. */
const PRINTED_A_MINUTE = 300;

/** Call 6 about a grid of the home page; undefined fields are left out. */
const refreshing =
  (change: object, from: { address?: string } = {}): RefusalCase =>
  async ({ runtime, origin, send, refusalIn }) => {
    const settings = widgets.get('loop-grid')?.sample;
    const tree = [{ id: 'refused', widget: 'loop-grid', version: 1, settings }];
    await runtime.shop.content.save({
      ...{ kind: 'home', slug: 'home', title: { en: 'Home' }, excerpt: { en: '' }, body: { en: '' }, tree },
      ...{ coverId: null, category: '', tags: [], details: { products: [] }, position: 0 },
      publishedAt: new Date(0),
    });
    return async (language) => {
      const body = {
        ...{ post_id: 'home', widget_id: 'refused', widget_filters: {} },
        pagination_base_url: `${origin}${inLanguage('/', language)}`,
      };
      return refusalIn(
        await send('/wp-json/elementor-pro/v1/refresh-loop', {
          body: JSON.stringify({ ...body, ...change }),
          ...from,
          headers: {
            'content-type': 'application/json',
            referer: `${origin}${inLanguage('/', language)}`,
          },
        }),
      );
    };
  };

const filteredBy = (taxonomy: string) => ({
  widget_filters: { taxonomy: { [taxonomy]: { terms: ['a'], logicalJoin: 'AND' } } },
});

export const loops = {
  'loop.wrong-field': refreshing({ widget_id: 7 }),
  'loop.unknown-widget': refreshing({ widget_id: 'nobody' }),
  'loop.unknown-taxonomy': refreshing(filteredBy('post_tag')),
  'loop.foreign-address': refreshing({ pagination_base_url: 'https://elsewhere.example/' }),
  'loop.not-allowed': refreshing({ widget_model: {}, is_edit_mode: true }),
  'loop.too-many': async (running) => {
    const sent = { address: '10.200.0.6' };
    const unknown = await refreshing({ widget_id: 'nobody' }, sent)(running);
    for (let requested = 0; requested < PRINTED_A_MINUTE; requested += 1) await unknown('en');
    return unknown;
  },
} satisfies RefusalCases;
