import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/products/': {
    about: 'Every product in every state. Price, stock and status are edited right in the list.',
    tasks: [
      {
        title: 'Add a product',
        text: 'Click [adminProducts:list.create]. Enter name and description in both languages, images, price, SKU and opening stock, choose categories and brand, and click [admin:publish]. [admin:save] keeps it as a draft.',
      },
      {
        title: 'Change many at once',
        text: 'Select products and use [adminProducts:bulk.change] for prices, sales, categories, tags or status, with a preview of prices. The change can be undone, for 24 hours also from [adminProducts:files.open]. [adminProducts:sheet.open] works like a spreadsheet.',
      },
      {
        title: 'Run a sale',
        text: 'Enter a sale price with dates in the product, or choose [adminProducts:bulk.kinds.sale] in bulk edit.',
      },
      {
        title: 'Add variations',
        text: 'Enter the price that each variation starts with, click [adminProducts:variations.add], type a name such as Size and values, click [adminProducts:variations.make], and enter each opening stock.',
      },
      {
        title: 'Import or export',
        text: '[adminProducts:files.open] downloads the list as CSV, or a template to fill in, and leads to the import.',
      },
    ],
  },
} satisfies AreaHelp;
