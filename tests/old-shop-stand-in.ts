import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import sharp from 'sharp';

export const OLD_KEYS = { consumerKey: 'ck_of_the_tests', consumerSecret: 'cs_of_the_tests' };

type Thing = Readonly<Record<string, unknown>>;

/** The failures of the stand-in: an address answers so as long as its count lasts. */
export type Trouble = {
  path: string;
  status: number;
  times: number;
  body?: string;
  headers?: Record<string, string>;
};

const PLACE = {
  first_name: 'Rana',
  last_name: 'Aziz',
  company: '',
  address_1: 'Pearl street',
  address_2: 'Tower 7',
  city: 'Marina',
  state: 'DU',
};

const ORDERS = [
  {
    id: 90_900,
    number: '90900',
    status: 'completed',
    currency: 'AED',
    date_created_gmt: '2025-02-02T09:00:00',
    total: '78.75',
    total_tax: '3.75',
    shipping_total: '15.00',
    shipping_tax: '0.75',
    discount_total: '0.00',
    discount_tax: '0.00',
    payment_method_title: 'Card',
    customer_id: 8000,
    customer_note: '',
    billing: { ...PLACE, email: 'rana@example.com', phone: '0501234567' },
    shipping: PLACE,
    shipping_lines: [{ method_title: 'Courier', total: '15.00' }],
    fee_lines: [],
    coupon_lines: [],
    refunds: [{ id: 1, total: '-10.00' }],
    line_items: [
      {
        name: 'Rest cable',
        product_id: 90_501,
        variation_id: 0,
        sku: 'REST-CABLE',
        quantity: 2,
        subtotal: '60.00',
        subtotal_tax: '3.00',
        total: '60.00',
        total_tax: '3.00',
      },
    ],
  },
];

function lists(url: string): Record<string, Thing[]> {
  const product = {
    status: 'publish',
    catalog_visibility: 'visible',
    tax_status: 'taxable',
    stock_status: 'instock',
    manage_stock: true,
    stock_quantity: 7,
    backorders: 'no',
    reviews_allowed: true,
    categories: [{ id: 32, name: 'Cables &amp; plugs' }],
    tags: [{ id: 1, name: 'Travel' }],
    images: [{ src: `${url}/pictures/rest.png` }],
  };
  return {
    'products/categories': [
      {
        id: 31,
        name: 'Rest extras',
        slug: 'rest-extras',
        parent: 0,
        description: 'All besides',
        image: null,
        menu_order: 0,
      },
      {
        id: 32,
        name: 'Cables &amp; plugs',
        slug: 'rest-cables',
        parent: 31,
        image: { src: `${url}/pictures/rest.png` },
      },
    ],
    products: [
      {
        ...product,
        id: 90_501,
        type: 'simple',
        name: 'Rest cable',
        sku: 'REST-CABLE',
        regular_price: '25.00',
        sale_price: '',
      },
      {
        ...product,
        id: 90_502,
        type: 'variable',
        name: 'Rest case &#8211; soft',
        sku: 'REST-CASE',
        manage_stock: false,
        stock_quantity: null,
        attributes: [{ id: 0, name: 'Colour', visible: true, variation: true, options: ['Sand', 'Night'] }],
        default_attributes: [{ id: 0, name: 'Colour', option: 'Sand' }],
      },
    ],
    'products/90502/variations': ['Sand', 'Night'].map((option, index) => ({
      id: 90_510 + index,
      status: 'publish',
      sku: `REST-CASE-${option.toUpperCase()}`,
      regular_price: '60.00',
      sale_price: '49.00',
      tax_status: 'taxable',
      stock_status: 'instock',
      manage_stock: true,
      stock_quantity: 3,
      attributes: [{ id: 0, name: 'Colour', option }],
      image: { src: `${url}/pictures/rest.png` },
    })),
    'products/reviews': [
      {
        id: 7001,
        product_id: 90_501,
        status: 'approved',
        reviewer: 'Rana',
        reviewer_email: 'rana@example.com',
        review: '<p>Charges well.</p>',
        rating: 5,
        verified: true,
        date_created_gmt: '2025-02-01T08:00:00',
      },
    ],
    customers: Array.from({ length: 130 }, (_, index) => ({
      id: 8000 + index,
      email: index === 0 ? 'rana@example.com' : `rest${index}@example.com`,
      first_name: 'Rana',
      last_name: `Aziz ${index}`,
      role: 'customer',
      date_created_gmt: '2024-01-01T08:00:00',
      billing: { ...PLACE, phone: '0501234567', email: 'rana@example.com' },
    })),
    orders: ORDERS,
  };
}

function isOpened({ headers }: FastifyRequest): boolean {
  const { consumerKey, consumerSecret } = OLD_KEYS;
  const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
  return headers.authorization === `Basic ${basic}`;
}

/** A WooCommerce shop: its lists by the REST API, in pages, for requests with its keys. */
export async function openWooCommerceStandIn() {
  const app = Fastify();
  const troubles: Trouble[] = [];
  const requests: string[] = [];
  let products: Record<string, Thing[]> = {};
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

  function trouble(path: string, reply: FastifyReply): FastifyReply | null {
    const one = troubles.find(({ path: troubled, times }) => path.includes(troubled) && times > 0);
    if (one === undefined) return null;
    one.times -= 1;
    return reply
      .code(one.status)
      .headers(one.headers ?? { 'retry-after': '0' })
      .send(one.body ?? '{"code":"trouble"}');
  }

  app.get('/pictures/rest.png', (_request, reply) => reply.type('image/png').send(png));
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    '/wp-json/wc/v3/*',
    (request, reply) => {
      const { '*': path } = request.params;
      requests.push(request.url);
      const wrong = trouble(request.url, reply);
      if (wrong !== null) return wrong;
      if (!isOpened(request)) return reply.code(401).send({ code: 'woocommerce_rest_cannot_view' });
      const list = products[path];
      if (list === undefined) return reply.code(404).send({ code: 'rest_no_route' });
      const { page = '1', per_page: size = '10' } = request.query;
      const from = (Number(page) - 1) * Number(size);
      return reply
        .header('x-wp-total', String(list.length))
        .header('x-wp-totalpages', String(Math.ceil(list.length / Number(size))))
        .send(list.slice(from, from + Number(size)));
    },
  );
  app.get('/no-shop/wp-json/wc/v3/products', (_request, reply) =>
    reply.type('text/html').send('<p>A garden</p>'),
  );
  app.get('/elsewhere/wp-json/wc/v3/products', (_request, reply) => reply.redirect('http://127.0.0.2:9/'));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  products = lists(url);
  return { url, troubles, requests, lists: products, close: () => app.close() };
}
