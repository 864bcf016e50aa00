import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/audit/': {
    about:
      'Every change by staff: who, when, from where, what was sent, and each changed row with its values before and after. Attempts without the right are listed, too. Entries can’t be edited or deleted.',
    tasks: [
      {
        title: 'Find out who changed something',
        text: 'Filter by area, such as Orders, or by subject, such as the number of an order.',
      },
      { title: 'See what was changed', text: 'Open an entry; the table has the values before and after.' },
      {
        title: 'Restore it',
        text: 'Go to the history of the product, page, promotion or setting. The activity log only shows changes.',
      },
    ],
  },
} satisfies AreaHelp;
