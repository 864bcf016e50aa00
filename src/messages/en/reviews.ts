import type { Words } from '../words.ts';

export const reviews = {
  none: 'There are no reviews yet.',
  count_one: '{{count}} review',
  count_other: '{{count}} reviews',
  distribution: 'How many stars buyers gave',
  verified: 'Verified purchase',
  shop: 'Jamra, customer care',
} satisfies Words;
