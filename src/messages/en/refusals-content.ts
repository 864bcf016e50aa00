import type { Words } from '../words.ts';

/** The words of refusals about pages, articles, menus and old addresses. */
export const contentRefusals = {
  content: {
    'wrong-fields': 'Please look at the marked fields.',
    'changed-meanwhile':
      'Somebody else changed this text meanwhile. Yours is still here: compare both, then save again.',
    menu: {
      'changed-meanwhile':
        'Somebody else changed this menu meanwhile. Yours is still here: compare both, then save again.',
    },
    'unknown-document': 'This page or article is no longer here.',
    'unknown-version': 'This version is not kept.',
    'needed-by-shop': 'The shop itself leads to this page, so it stays.',
    'unknown-term': 'This category or topic is no longer here.',
    'term-in-use_one': 'One text names it. Take it out there first.',
    'term-in-use_other': '{{count}} texts name it. Take it out there first.',
  },
  redirects: {
    'wrong-fields': 'Please look at the marked fields.',
    unknown: 'This address is no longer here.',
    'changed-meanwhile':
      'Somebody else changed this redirect meanwhile. Yours is still here: compare both, then save again.',
    'no-list':
      'This is no list of addresses: it needs two columns, named source and target or beginning with an address.',
  },
} satisfies Words;
