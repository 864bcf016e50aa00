import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/redirects/': {
    about:
      'Sends visitors from old URLs to new ones, so that old links and search results keep working. A redirect is added automatically when the URL of a published page changes.',
    tasks: [
      {
        title: 'Add a redirect',
        text: 'Click [adminRedirects:add], enter the old URL and where it leads. Leave the target empty to mark the page as gone (410).',
      },
      {
        title: 'Move from an old store',
        text: '[adminRedirects:import] takes a list with two columns. It is checked line by line before anything is saved.',
      },
      { title: 'See what is used', text: 'Sort by hits.' },
      {
        title: 'Repair a mistake',
        text: 'A deleted redirect can be restored with its hits; the history in its dialog restores where it led before.',
      },
    ],
  },
} satisfies AreaHelp;
