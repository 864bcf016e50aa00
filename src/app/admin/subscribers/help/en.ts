import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/subscribers/': {
    about:
      'People who subscribed to the newsletter and what they agreed to. Only confirmed subscribers are written to.',
    tasks: [
      {
        title: 'Collect subscribers',
        text: 'Place a subscribe form on a page, the footer or in a popup. Subscribers get an email and are added once they confirm.',
      },
      {
        title: 'Import people who agreed',
        text: '[adminSubscribers:import] takes a CSV with the columns email and consent. Rows without consent, and people who unsubscribed, are left out and named.',
      },
      { title: 'Export the list', text: '[adminSubscribers:export] downloads what is filtered.' },
      {
        title: 'Unsubscribe or delete',
        text: '[adminSubscribers:end] keeps the record that they left; [adminSubscribers:erase] removes everything.',
      },
    ],
  },
} satisfies AreaHelp;
