import type { Words } from '#messages/words.ts';

/** Ready-made sections, and whole pages to start from. */
export const presets = {
  add: 'Add ready-made section',
  lead: 'Text, pictures and settings can be changed afterwards. Check every promise and figure before you publish.',
  search: 'Search sections',
  group: 'Group',
  all: 'All',
  none: 'No section matches “{{text}}”.',
  missing: 'Pictures that are not in your library: {{count}}. Choose others in the settings.',
  groups: {
    heroes: 'Openings',
    forms: 'Forms',
    products: 'Products',
    comparisons: 'Comparisons',
    facts: 'Facts',
    stories: 'Stories',
    questions: 'Questions',
    journal: 'Journal',
  },
  start: {
    title: 'Start from',
    lead: {
      home: 'Everything can be changed on the page afterwards.',
      page: 'Replaces the widgets below. Everything can be changed afterwards.',
      'loop-item': 'Replaces the widgets below. Everything can be changed afterwards.',
      popup:
        'Replaces widgets, conditions, rules and triggers. Check every promise and figure before you publish.',
    },
    done: 'Starts from “{{name}}”.',
    initial: {
      home: { name: 'Built-in home page', description: 'Store name, categories, new products and articles.' },
      page: { name: 'Blank page', description: 'A title and a text, without widgets.' },
      popup: { name: 'Blank popup', description: 'Without widgets and rules.' },
      'loop-item': { name: 'Simple item', description: 'Picture, title and text.' },
    },
  },
} as const satisfies Words;
