import { z } from 'zod';

/** 32 hex digits, or empty for an empty cart. Source: WIRE §3 */
const cartHash = z
  .string()
  .regex(/^([0-9a-f]{32})?$/)
  .describe('32 hexadecimal digits; empty for an empty cart');

const fragments = z
  .object({
    'div.widget_shopping_cart_content': z
      .string()
      .regex(/^<div class="widget_shopping_cart_content"/)
      .describe('the mini-cart'),
    'span.jamra-cart-count': z
      .string()
      .regex(/^<span class="[^"]*jamra-cart-count/)
      .describe('the count in the header'),
  })
  .catchall(z.string().describe('markup that meets its selector again'));

export const fragmentsAnswer = z.strictObject({ fragments, cart_hash: cartHash });

/** The same for the site's own call. */
export const ownFragmentsAnswer = z.strictObject({
  success: z.literal(true),
  ...fragmentsAnswer.shape,
});

/** A code of docs/refusals.md, and its message in the caller's language. */
export const ownRefusal = z.strictObject({
  success: z.literal(false),
  code: z
    .string()
    .regex(/^[a-z]+\.[a-z-]+$/)
    .describe('a code of docs/refusals.md'),
  message: z.string().min(1).describe('its sentence'),
});

export const nothingDone = z.strictObject({ success: z.literal(false) });

/** A refused change of a line: the reason, and the unchanged cart. */
export const refusedLine = z.strictObject({
  error: z.literal(true),
  code: z
    .string()
    .regex(/^cart\.[a-z-]+$/)
    .describe('a code of docs/refusals.md'),
  message: z.string().min(1).describe('its sentence'),
  ...fragmentsAnswer.shape,
});

export const refusedAdd = z.strictObject({
  error: z.literal(true),
  product_url: z.url().describe('the address of the product'),
});

export const noSuchProduct = z.strictObject({ error: z.literal(true), product_url: z.literal(false) });

export const emptyBody = z.literal('');

/** An error list as WooCommerce prints it. */
export const errorNotice = z
  .string()
  .regex(/^<ul class="woocommerce-error" role="alert">[\s\S]*<\/ul>$/)
  .describe('ul.woocommerce-error[role=alert]');

export const successNotice = z
  .string()
  .regex(/^<div class="[^"]*woocommerce-message" role="alert">(?![\s\S]*woocommerce-error)[\s\S]*<\/div>$/)
  .describe('div.woocommerce-message[role=alert]');

/** Source: WIRE §9 */
export const cartTotals = z
  .string()
  .regex(/^<(div|aside) class="[^"]*\bcart_totals\b[\s\S]*order-total[\s\S]*<\/(div|aside)>$/)
  .describe('.cart_totals');

export const tooMany = z.strictObject({
  error: z.literal(true),
  code: z.literal('cart.too-many-requests'),
  message: z.string().min(1).describe('its sentence'),
  retry_after: z.int().min(1).max(60).describe('seconds'),
});

/** A refusal of a call whose body is JSON. */
export const refusalOf = (code: string) =>
  z.strictObject({
    error: z.literal(true),
    code: z.literal(code),
    message: z.string().min(1).describe('its sentence'),
  });

export const unreadable = z.strictObject({
  error: z.literal(true),
  code: z.enum(['request.too-large', 'request.unreadable']),
  message: z.string().min(1).describe('its sentence'),
});

const flag = z.boolean();
const text = z.string();

/** Source: WIRE §6 */
export const variation = z.strictObject({
  attributes: z.record(z.string(), z.string()),
  availability_html: text,
  backorders_allowed: flag,
  dimensions: z.strictObject({ length: text, width: text, height: text }),
  dimensions_html: text,
  display_price: z.union([z.number(), z.literal('')]),
  display_regular_price: z.union([z.number(), z.literal('')]),
  image: z.union([z.looseObject({ src: text, alt: text }), z.null()]),
  image_id: z.union([z.int(), z.literal('')]),
  is_downloadable: flag,
  is_in_stock: flag,
  is_purchasable: flag,
  is_sold_individually: z.enum(['yes', 'no']),
  is_virtual: flag,
  max_qty: z.union([z.int(), z.literal('')]),
  min_qty: z.int(),
  price_html: text,
  sku: text,
  variation_description: text,
  variation_id: z.int(),
  variation_is_active: flag,
  variation_is_visible: flag,
  weight: text,
  weight_html: text,
});

export const customerLocation = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({
    hash: z
      .string()
      .regex(/^[0-9a-f]{12}$/)
      .describe('12 hexadecimal digits'),
  }),
});

/** Source: WIRE §5 */
export const orderReview = z.strictObject({
  result: z.enum(['success', 'failure']),
  messages: z.string().describe('notices, or nothing'),
  reload: flag,
  fragments: z
    .object({
      '.woocommerce-checkout-review-order-table': z
        .string()
        .regex(/^<table class="shop_table woocommerce-checkout-review-order-table/)
        .describe('the table of what is ordered'),
      '.woocommerce-checkout-payment': z
        .string()
        .regex(
          /^<div class="[^"]*woocommerce-checkout-payment" id="payment">[\s\S]*name="woocommerce-process-checkout-nonce"/,
        )
        .describe('the payment block, with a fresh nonce'),
    })
    .catchall(z.string().describe('markup that meets its selector again')),
});

export const emptyReview = z.strictObject({
  fragments: z.strictObject({ 'form.woocommerce-checkout': errorNotice }),
});

export const checkoutSuccess = z.strictObject({
  result: z.literal('success'),
  redirect: z.string().min(1).describe('where the browser goes on'),
  order_id: z.int(),
});

export const checkoutFailure = z.strictObject({
  result: z.literal('failure'),
  messages: errorNotice,
  refresh: flag,
  reload: flag,
});

export const visitorRoles = z.strictObject({
  roles: z.union([z.array(text), z.null()]).describe('names of roles; null when nobody is signed in'),
  cart: z.strictObject({
    products: z.array(z.int()).describe('ids of products and variations'),
    valueMinor: z.int().describe('fils before discounts'),
    coupons: z.array(text).describe('codes with effect'),
  }),
  orderedDays: z
    .union([z.int(), z.null()])
    .describe(
      'whole days since the last order of a signed-in customer that was not cancelled; null for none',
    ),
});
