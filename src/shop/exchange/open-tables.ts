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
    'fit_word',
    'stock_location',
    'stock_shelf',
    'media',
  ],
  content: [
    'document',
    'document_category',
    'document_tag',
    'menu',
    'setting',
    'redirect',
    'promotion',
    'mail_words',
    'shipping_zone',
    'shipping_method',
    'shipping_slot',
  ],
  people: [
    'customer',
    'customer_address',
    'customer_note',
    'shop_order',
    'order_line',
    'order_event',
    'order_refund',
    'order_return',
    'order_return_event',
    'payment',
    'payment_entry',
    'payment_refund',
    'tax_series',
    'tax_document',
    'review',
    'review_picture',
    'promotion_use',
    'stock_movement',
    'stock_request',
    'form_entry',
  ],
};

/** What nobody needs outside of the shop, or nobody may have: keys and proofs, what is made anew, what passes. */
export const KEPT_INSIDE: Readonly<Record<string, readonly string[]>> = {
  'keys and proofs': [
    'attempt',
    'cart_opener',
    'customer_recovery_code',
    'customer_session',
    'customer_token',
    'payment_card',
    'payment_customer',
    'staff',
    'staff_recovery_code',
    'staff_session',
    'staff_token',
  ],
  'what the shop makes anew': [
    'listing_bits',
    'listing_change',
    'listing_key',
    'listing_row',
    'product_glance',
    'search_word',
    'stock_level',
    'stock_watch',
  ],
  'what passes': [
    'accepted_text',
    'cart',
    'cart_action',
    'cart_line',
    'import_run',
    'payment_basket',
    'share_click',
  ],
  'what was done and measured': [
    'customer_event',
    'document_version',
    'mail_attachment',
    'mail_message',
    'menu_version',
    'payment_mismatch',
    'product_version',
    'review_event',
    'review_vote',
    'search_miss',
    'staff_act',
    'staff_change',
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

const SECRET = /password|secret|^two_factor|^key$|^idempotency_key$|digest|^author_key$|token/;

/** A row without what opens doors. */
export function openRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column)));
}
