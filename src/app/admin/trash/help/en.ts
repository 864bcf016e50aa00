import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/trash/': {
    about: 'Deleted categories, tags, attributes, values and images stay here for 30 days.',
    tasks: [
      {
        title: 'Bring something back',
        text: 'Click [adminTrash:restore]. A category returns to its place with its products, an image to its folder.',
      },
      {
        title: 'Free space at once',
        text: '[adminTrash:remove] also deletes the files of an image. This can’t be undone.',
      },
    ],
  },
} satisfies AreaHelp;
