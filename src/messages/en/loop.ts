import type { Words } from '../words.ts';

export const loop = {
  filter: 'Filter',
  clear: 'Clear filters',
  more: 'Load more',
  nothing: 'Nothing matches these filters.',
  count_one: '{{count}} item',
  count_other: '{{count}} items',
  countMore: 'More than {{count}} items',
  page: 'Page {{page}}',
  loading: 'Loading',
  failed: 'This list could not be loaded. Check your connection and try again.',
} as const satisfies Words;
