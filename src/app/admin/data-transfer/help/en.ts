import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/data-transfer/': {
    about:
      'Brings in products, categories, reviews, customers and orders, and takes everything out in open formats.',
    tasks: [
      {
        title: 'Import a file',
        text: 'Choose what it contains and drop a CSV. You see a preview of what is new, updated and rejected; nothing is imported until you confirm. The import keeps running when you leave.',
      },
      {
        title: 'Move from WooCommerce',
        text: 'Enter the store’s address and a read-only API key. The key isn’t stored.',
      },
      {
        title: 'Correct rejected rows',
        text: '[adminDataTransfer:rejected] has only these rows. Correct them and import that file.',
      },
      {
        title: 'Make a backup',
        text: 'Choose parts and click [adminDataTransfer:exportStart]. The archive can be imported into an empty store.',
      },
    ],
  },
} satisfies AreaHelp;
