import type { RefusalCode } from '#shop/refusals.ts';

/** Codes that no test provokes in the running shop, and why. The list only shrinks. */
export const UNTESTED_CODES = {
  'admin.no-answer': 'the database has to be away',
  'admin.upload-cut-off': 'a file has to pause for 15 s',
  'analytics.busy': 'the database has to be away while 50,000 events arrive',
  'cart.unknown-delivery': 'the call answers the totals as they stand; what it names is not told',
  'catalogue.some-refused': 'the back office leaves the refused out and names them; commands refuse all',
  'catalogue.too-many': 'the action takes no more ids than the module, as admin.unreadable; commands may',
  'checkout.promotion-gone': 'two orders at one moment; otherwise the total has changed before',
  'data-transfer.old-shop-away':
    'asked five times, with growing pauses: tests/shop/fetching-from-the-old-shop.test.ts',
  'data-transfer.shop-in-use': 'a whole archive of another shop: tests/shop/bad-archives.test.ts',
  'inventory.too-few': 'inside of an order, which tells it as checkout.line-problem or orders.stock-gone',
  'payments.refund-by-line': 'the command `npm run payments -- refund` alone',
  'payments.unknown-order': 'the page of an order without its key is not found; in between it may go',
  'settings.unknown-key': 'the action knows no other keys, as admin.unreadable; the command may',
  'shipping.wrong-zones': 'the back office names the fields, as admin.unreadable; the command may',
} as const satisfies Partial<Record<RefusalCode, string>>;
