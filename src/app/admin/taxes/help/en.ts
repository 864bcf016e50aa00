import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/taxes/': {
    about:
      'How VAT is calculated, with an example you can change, and what invoices show. Prices, shipping and fees include 5% VAT; the rate is not a setting.',
    tasks: [
      {
        title: 'Enter your tax number',
        text: 'Enter the 15 digits of your TRN and save. New invoices and the footer show it; issued invoices don’t change.',
      },
      { title: 'Number invoices', text: 'Set the series of invoices and of credit notes.' },
      { title: 'Sell without VAT', text: 'Set the tax status of the product, under Price on its page.' },
      {
        title: 'Prepare the VAT return',
        text: '[adminTaxes:report] has invoices and credit notes by month.',
      },
    ],
  },
} satisfies AreaHelp;
