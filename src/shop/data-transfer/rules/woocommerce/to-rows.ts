import { cell, type JsonObject, listed, named, summed, toObject, toObjects } from './rest-values.ts';

/** A row in the format of the old shop's export. */
export type TableRow = Readonly<Record<string, string>>;

/** Names that rows of other lists refer to: category paths and SKUs. */
export type Names = Readonly<{
  categoryPaths: ReadonlyMap<string, string>;
  skus: ReadonlyMap<string, string>;
}>;

export function categoryRow(one: JsonObject): TableRow {
  const parent = cell(one.parent);
  return {
    term_id: cell(one.id),
    name: named(one.name),
    slug: cell(one.slug),
    parent: parent === '0' ? '' : parent,
    description: cell(one.description),
    image: cell(toObject(one.image).src),
    menu_order: cell(one.menu_order),
  };
}

export function reviewRow(one: JsonObject, { skus }: Names): TableRow {
  const id = cell(one.product_id);
  return {
    comment_ID: cell(one.id),
    product_SKU: skus.get(id) ?? '',
    comment_post_ID: id,
    comment_author: named(one.reviewer),
    comment_author_email: cell(one.reviewer_email),
    comment_date_gmt: cell(one.date_created_gmt),
    comment_content: cell(one.review),
    comment_approved: cell(one.status),
    rating: cell(one.rating),
    verified: cell(one.verified),
  };
}

const PLACE = ['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state'] as const;

function placeCells(prefix: string, place: JsonObject): TableRow {
  return Object.fromEntries(PLACE.map((field) => [`${prefix}_${field}`, named(place[field])]));
}

export function customerRow(one: JsonObject): TableRow {
  const billing = toObject(one.billing);
  return {
    ID: cell(one.id),
    user_email: cell(one.email),
    first_name: named(one.first_name),
    last_name: named(one.last_name),
    ...placeCells('billing', billing),
    billing_phone: cell(billing.phone),
    user_registered: cell(one.date_created_gmt),
    roles: cell(one.role),
  };
}

const LINE = [
  'sku',
  'product_id',
  'variation_id',
  'quantity',
  'subtotal',
  'subtotal_tax',
  'total',
  'total_tax',
];

function lineOf(line: JsonObject): TableRow {
  return { name: named(line.name), ...Object.fromEntries(LINE.map((field) => [field, cell(line[field])])) };
}

export function orderRow(one: JsonObject): TableRow {
  const [billing, shipping] = [toObject(one.billing), toObject(one.shipping)];
  const fees = toObjects(one.fee_lines);
  return {
    order_number: cell(one.number) || cell(one.id),
    order_id: cell(one.id),
    order_date_gmt: cell(one.date_created_gmt),
    status: cell(one.status),
    order_currency: cell(one.currency),
    order_total: cell(one.total),
    order_tax_total: cell(one.total_tax),
    order_shipping: cell(one.shipping_total),
    order_shipping_tax: cell(one.shipping_tax),
    fee_total: summed(fees, 'total'),
    fee_tax_total: summed(fees, 'total_tax'),
    cart_discount: cell(one.discount_total),
    cart_discount_tax: cell(one.discount_tax),
    refunded_total: summed(toObjects(one.refunds), 'total'),
    coupons: listed(toObjects(one.coupon_lines).map(({ code }) => cell(code))),
    payment_method_title: named(one.payment_method_title),
    shipping_method: named(toObjects(one.shipping_lines)[0]?.method_title),
    customer_note: cell(one.customer_note),
    customer_id: cell(one.customer_id),
    billing_email: cell(billing.email),
    billing_phone: cell(billing.phone),
    ...placeCells('billing', billing),
    ...placeCells('shipping', shipping),
    line_items: JSON.stringify(toObjects(one.line_items).map(lineOf)),
  };
}
