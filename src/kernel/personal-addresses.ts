/** First words of addresses whose pages are somebody's own, or hold what is good for one use. */
export const PERSONAL_WORDS = [
  'admin',
  'ar',
  'cart',
  'checkout',
  'contact',
  'my-account',
  'preview',
  'reminders',
  'restock',
  'reviews',
  'test-payments',
  'track-order',
  'wp-admin',
  'wp-json',
] as const;
