import { firstNonEmpty, headerOf } from '#kernel/data-transfer/import-rows.ts';
import type { SourceRow } from '#kernel/data-transfer/table-import.ts';

/** Columns by the names that order exports use; the first non-empty one counts. */
export const NAMES = {
  number: ['order_number', 'order number', 'order #', 'number', 'order_id', 'order id', 'id'],
  date: ['order_date_gmt', 'date_created_gmt', 'order_date', 'date_created', 'order date', 'date'],
  status: ['status', 'order_status', 'order status'],
  currency: ['order_currency', 'currency', 'order currency'],
  total: ['order_total', 'order total amount', 'order total', 'total', 'net sales', 'n. revenue'],
  tax: ['order_tax_total', 'total_tax', 'tax_total', 'order total tax amount', 'order_tax', 'order tax'],
  delivery: ['order_shipping', 'shipping_total', 'order shipping amount', 'order shipping', 'shipping'],
  deliveryTax: ['order_shipping_tax', 'shipping_tax_total', 'shipping_tax', 'order shipping tax amount'],
  fee: ['fee_total', 'order_fees', 'fees', 'order fee amount'],
  feeTax: ['fee_tax_total', 'fee_tax'],
  discount: ['cart_discount', 'discount_total', 'cart discount amount', 'cart discount', 'order_discount'],
  discountTax: ['cart_discount_tax', 'discount_tax', 'cart discount amount tax'],
  refunded: ['refunded_total', 'order_refund_amount', 'order refund amount', 'total_refunded'],
  coupons: ['coupons', 'coupon_codes', 'coupon code', 'coupon(s)', 'coupon_items'],
  payment: ['payment_method_title', 'payment method title', 'payment_method', 'payment method'],
  way: [
    'shipping_method_title',
    'shipping method title',
    'shipping_method',
    'shipping method',
    'shipping_items',
  ],
  note: ['customer_note', 'customer note', 'order_comments', 'customer_message'],
  email: ['billing_email', 'email (billing)', 'customer_email', 'customer email', 'billing email', 'email'],
  phone: ['billing_phone', 'phone (billing)', 'billing phone', 'customer_phone', 'phone'],
  customer: ['customer_id', 'customer_user', 'customer user id', 'user_id', 'customer id'],
  customerName: ['customer_name', 'customer name', 'customer', 'billing_full_name', 'full name (billing)'],
  company: ['billing_company', 'company (billing)', 'billing company', 'shipping_company'],
  firstName: ['shipping_first_name', 'first name (shipping)', 'billing_first_name', 'first name (billing)'],
  lastName: ['shipping_last_name', 'last name (shipping)', 'billing_last_name', 'last name (billing)'],
  street: [
    'shipping_address_1',
    'address 1 (shipping)',
    'address 1&2 (shipping)',
    'billing_address_1',
    'address 1 (billing)',
    'address 1&2 (billing)',
  ],
  building: ['shipping_address_2', 'address 2 (shipping)', 'billing_address_2', 'address 2 (billing)'],
  area: ['shipping_city', 'city (shipping)', 'billing_city', 'city (billing)'],
  emirate: [
    'shipping_state',
    'state code (shipping)',
    'state name (shipping)',
    'billing_state',
    'state code (billing)',
    'state name (billing)',
  ],
  /** Columns of a line, where each line has its own row. */
  lineName: ['item_name', 'product_name', 'item name', 'product name', 'line_item_name', 'name'],
  lineSku: ['item_sku', 'product_sku', 'sku', 'product sku'],
  lineProduct: ['item_product_id', 'product_id', 'product id'],
  lineVariation: ['item_variation_id', 'variation_id', 'product variation id'],
  lineQuantity: ['item_quantity', 'product_qty', 'quantity', 'qty', 'quantity (- refund)', 'item quantity'],
  lineSubtotal: ['item_subtotal', 'line_subtotal', 'order line subtotal'],
  lineSubtotalTax: ['item_subtotal_tax', 'line_subtotal_tax'],
  lineTotal: ['item_total', 'line_total', 'product_total', 'order line total', 'item total'],
  lineTax: ['item_total_tax', 'item_tax', 'line_tax', 'order line tax'],
  linePrice: ['item_price', 'item_cost', 'item cost', 'product_price', 'price'],
  /** A cell with all lines. */
  lines: ['line_items', 'items', 'products', 'product(s)', 'order_items'],
} as const;

export type Field = keyof typeof NAMES;

/** The columns that identify a table of orders. */
export const ORDER_COLUMNS = [
  NAMES.number,
  NAMES.status,
  [...NAMES.total, ...NAMES.lineName, ...NAMES.lines],
];

/** Reads the cells of a row by meaning. */
export function cellsOf(source: SourceRow) {
  return {
    read: (field: Field): string => firstNonEmpty(source, NAMES[field]),
    has: (field: Field): boolean => NAMES[field].some((name) => name in source.headers),
    headerOf: (field: Field): string => headerOf(source, NAMES[field]),
  };
}

export type Cells = ReturnType<typeof cellsOf>;

const NUMBERED_LINE = /^line_item_(\d{1,4})$/;

/** Lines in the columns `line_item_1`, `line_item_2` …, without empty ones. */
export function numberedLines({ cells }: SourceRow): string[] {
  return Object.keys(cells)
    .flatMap((name) => {
      const number = NUMBERED_LINE.exec(name)?.[1];
      const text = (cells[name] ?? '').trim();
      return number === undefined || text === '' ? [] : [{ number: Number(number), text }];
    })
    .toSorted((a, b) => a.number - b.number)
    .map(({ text }) => text);
}
