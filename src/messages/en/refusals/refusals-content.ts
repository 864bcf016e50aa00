import type { Words } from '../../words.ts';

/** The words of refusals about pages, articles, menus and old addresses. */
export const contentRefusals = {
  content: {
    'wrong-fields': 'Please check the highlighted fields.',
    'wrong-content': 'Please check the highlighted widgets.',
    'unknown-document': 'This page or article no longer exists.',
    'needed-by-shop': 'The store links to this page, so it can’t be deleted or unpublished.',
    'unknown-term': 'This category or tag no longer exists.',
    'term-in-use_one': 'Used in 1 text. Remove it there first.',
    'term-in-use_other': 'Used in {{count}} texts. Remove it there first.',
  },
  templates: {
    'wrong-fields': 'Please check the highlighted fields.',
    'wrong-content': 'Please check the highlighted widgets.',
    circle: 'A saved section can’t contain itself: {{names}}.',
    'in-use_one': 'Used in 1 place. Remove it there first.',
    'in-use_other': 'Used in {{count}} places. Remove it there first.',
    unknown: 'This template no longer exists.',
    'unknown-address': 'No page of the store has the address {{address}}.',
    'no-page':
      'The store has no page yet to show this on. Enter the address of one above, for example from your last order.',
    'export-unreadable': 'This isn’t a template export: it can’t be read as JSON.',
    'export-no-popup': 'This isn’t the export of a popup. It says it is: {{found}}.',
    'export-other-version': 'This export has version {{found}}. Version 0.4 can be imported.',
    'export-too-large': 'This file is larger than {{most}} MB.',
    'export-too-many': 'This popup has {{count}} elements. At most {{most}} can be imported.',
    'export-too-deep': 'Elements stand more than {{most}} levels deep in this popup.',
  },
  redirects: {
    'wrong-fields': 'Please check the highlighted fields.',
    unknown: 'This redirect no longer exists.',
    'no-list': 'This file isn’t a redirect list. It needs two columns: source and target.',
  },
} satisfies Words;
