import type { Words } from '#messages/words.ts';

/** The trash. */
export const adminTrash = {
  menu: { trash: 'Trash' },
  lead: 'Deleted categories, tags, attributes, values and images. They are deleted permanently after 30 days. Pages, articles, home pages and templates have a trash in their own list.',
  name: 'Name',
  kind: 'Type',
  kinds: {
    category: 'Category',
    tag: 'Tag',
    attribute: 'Attribute',
    value: 'Attribute value or brand',
    media: 'Image',
  },
  removedBy: 'Deleted',
  left: 'Time left',
  days_zero: 'Less than a day',
  days_one: '1 day',
  days_other: '{{count}} days',
  actions: 'Actions',
  restore: 'Restore',
  restoreOne: 'Restore {{name}}',
  remove: 'Delete permanently',
  removeOne: 'Delete {{name}} permanently',
  removeTitle: 'Delete {{name}} permanently?',
  removeText: 'This can’t be undone.',
  none: 'The trash is empty',
  noneText: 'What you delete stays here for 30 days.',
  trashed: '{{name}} is in the trash.',
  undo: 'Undo',
  restored: '{{name}} restored.',
} satisfies Words;
