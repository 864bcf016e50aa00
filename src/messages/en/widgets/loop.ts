import type { Words } from '../../words.ts';

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
  personal: {
    recent: 'Recently viewed products appear here once the visitor has looked at some.',
    fits: 'What fits the visitor’s device appears here once they have chosen one.',
  },
} as const satisfies Words;
