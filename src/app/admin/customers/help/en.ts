import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/customers/': {
    about:
      'Everybody with an account, and guests who ordered without one. A customer’s page has orders, addresses, notes, tags, registered devices and a timeline.',
    tasks: [
      {
        title: 'Find a customer',
        text: 'Search by name, email or phone, or narrow the list by tag, marketing consent or orders.',
      },
      {
        title: 'Leave a note or a tag',
        text: 'Open the customer. Notes are for staff only, tags are saved as you add them.',
      },
      {
        title: 'Merge two accounts',
        text: '[adminCustomers:merge] shows what moves before you confirm. It can’t be undone.',
      },
      {
        title: 'Answer a privacy request',
        text: '[adminCustomers:export] downloads what the store knows of a customer or guest. [adminCustomers:erase] removes it permanently, from the activity log too; orders and invoices stay as required by law.',
      },
    ],
  },
} satisfies AreaHelp;
