/** What can be taken out, and by whom it is looked after. */
export const EXPORT_PARTS = ['goods', 'content', 'people'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

/** The tables of each part, as the archive has them. */
export const EXPORTED: Readonly<Record<ExportPart, readonly string[]>> = {
  goods: [
    'category',
    'tag',
    'attribute',
    'attribute_term',
    'product',
    'product_category',
    'product_tag',
    'product_image',
    'product_link',
    'bundle_part',
    'product_fit',
    'product_version',
    'fit_word',
    'stock_level',
    'stock_location',
    'stock_shelf',
    'stock_watch',
    'media',
  ],
  content: [
    'document',
    'document_category',
    'document_tag',
    'document_version',
    'template',
    'template_version',
    'accepted_text',
    'menu',
    'menu_version',
    'font',
    'font_face',
    'setting',
    'redirect',
    'promotion',
    'mail_words',
    'shipping_zone',
    'shipping_method',
    'shipping_slot',
    'search_miss',
    'share_click',
  ],
  people: [
    'customer',
    'customer_address',
    'customer_event',
    'customer_note',
    'shop_order',
    'order_line',
    'order_event',
    'order_refund',
    'order_return',
    'order_return_event',
    'payment',
    'payment_entry',
    'payment_mismatch',
    'payment_refund',
    'tax_series',
    'tax_document',
    'review',
    'review_event',
    'review_picture',
    'promotion_use',
    'stock_movement',
    'stock_request',
    'form_entry',
    'form_file',
    'subscriber_consent',
    'subscriber',
  ],
};

/** What nobody needs outside of the shop, or nobody may have: keys and proofs, what is made anew, what passes. */
export const PRIVATE_TABLES: Readonly<Record<string, readonly string[]>> = {
  'keys and proofs': [
    'attempt',
    'cart_opener',
    'customer_recovery_code',
    'customer_session',
    'customer_token',
    'known_network',
    'payment_card',
    'payment_customer',
    'preview_link',
    'staff',
    'staff_recovery_code',
    'staff_session',
    'staff_token',
  ],
  'what the shop makes anew': [
    'bitmap_state',
    'listing_bits',
    'listing_change',
    'listing_key',
    'listing_row',
    'product_glance',
    'search_bits',
    'search_change',
    'search_folded',
    'search_term',
    'search_word',
  ],
  'what passes': [
    'cart',
    'cart_action',
    'cart_line',
    'editor_draft',
    'import_run',
    'payment_basket',
    'product_import',
    'rate_limit_count',
  ],
  'what was done and measured': [
    'mail_attachment',
    'mail_message',
    'review_vote',
    'promotion_version',
    'redirect_version',
    'shipping_zone_version',
    'form_delivery',
    'staff_act',
    'order_notice',
    'staff_change',
    'staff_notice',
    'staff_view',
  ],
  'the bank that only tests know': [
    'test_bank_call',
    'test_bank_card',
    'test_bank_event',
    'test_bank_payment',
    'test_bank_setup',
  ],
};

const VERSION = ['version', 'version_act'];

/**
 * Columns that stay: what opens doors, who of the staff it was (names stand beside), versions of optimistic locks, copies of
 * pictures, which are made anew.
 * A required text among them is drawn by lot where the row comes in.
 */
export const PRIVATE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  attribute: VERSION,
  attribute_term: VERSION,
  category: VERSION,
  customer: ['password_hash', 'two_factor_secret', 'two_factor_at', 'two_factor_step'],
  document_category: VERSION,
  document_tag: VERSION,
  document_version: ['by_staff_id'],
  form_entry: ['sender', ...VERSION],
  media: ['sizes', 'sizes_ready', ...VERSION],
  menu_version: ['by_staff_id'],
  order_refund: ['idempotency_key'],
  product_version: ['by_staff_id'],
  promotion: VERSION,
  redirect: VERSION,
  review: ['author_key', ...VERSION],
  setting: VERSION,
  shipping_zone: VERSION,
  shop_order: ['key', 'idempotency_key', 'cart_id', 'cart_lines'],
  stock_location: VERSION,
  stock_movement: ['by_staff_id'],
  stock_request: ['token'],
  tag: VERSION,
  template_version: ['by_staff_id'],
};

/** A row without what stays. */
export function openRow(table: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = PRIVATE_COLUMNS[table] ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !kept.includes(column)));
}
