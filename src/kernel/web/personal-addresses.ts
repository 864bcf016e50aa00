/** First path segments of pages that are personal or contain single-use tokens. */
export const PERSONAL_WORDS = [
  'admin',
  'ar',
  'cart',
  'checkout',
  'contact',
  'forms',
  'my-account',
  'newsletter',
  'preview',
  'reminders',
  'restock',
  'reviews',
  'test-payments',
  'track-order',
  'wp-admin',
  'wp-json',
] as const;
