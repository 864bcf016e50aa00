import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/trash/': {
    about:
      'Deleted categories, tags, attributes, values, images, shipping zones and fonts, with who deleted them. After 30 days they are deleted permanently. Pages, articles, home pages and templates have a trash in their own lists.',
    tasks: [
      {
        title: 'Restore something',
        text: 'Click [adminTrash:restore]. What is restored is found again wherever it was used.',
      },
      {
        title: 'Delete it for good',
        text: '[adminTrash:remove] can’t be undone. Until then, everything here can be restored.',
      },
      {
        title: 'Undo right away',
        text: 'When you delete one in its list, the message there offers to undo it at once.',
      },
    ],
  },
} satisfies AreaHelp;
