import type { Words } from '#messages/words.ts';

/** The visual editor. */
export const adminEditor = {
  open: 'Edit on the page',
  side: 'Add and arrange',
  bar: {
    back: 'All settings',
    device: 'Device',
    language: 'Language of the page',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Y)',
  },
  devices: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Phone' },
  languages: { en: 'English', ar: 'العربية' },
  canvas: {
    title: 'Page',
    loading: 'Loading the page',
    noAnswer: 'The page could not be updated. Your changes are still here.',
    retry: 'Try again',
    notHere: 'This does not appear on this page.',
    unprinted: '{{name}}: nothing to show here',
  },
  insert: {
    title: 'Add',
    search: 'Search widgets',
    help: 'Drag onto the page, or use + to add after the selected widget.',
    add: 'Add {{name}}',
    none: 'No widget matches “{{words}}”.',
  },
  layers: { title: 'Layers' },
  settings: {
    title: 'Settings',
    none: 'Select something on the page to change it.',
    close: 'Close settings',
  },
} satisfies Words;
