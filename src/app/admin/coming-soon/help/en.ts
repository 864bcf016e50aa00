import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/coming-soon/': {
    about:
      'Closes the store while you prepare it. Staff who are signed in, and people with a private link, still see everything.',
    tasks: [
      {
        title: 'Close or open the store',
        text: 'Choose what the public can see and save: everything, the site without the store, or only the coming-soon page.',
      },
      {
        title: 'Open automatically',
        text: 'Set an opening time, in Dubai time. The built-in page counts down to it.',
      },
      { title: 'Show a page of your own', text: 'Build one under Pages, publish it and choose it here.' },
      {
        title: 'Share it before it opens',
        text: '[adminComingSoon:links.make] makes a private link for 1 to 90 days; [adminComingSoon:links.turnOff] ends all of them.',
      },
    ],
  },
} satisfies AreaHelp;
