import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/reports/': {
    about:
      'Sales, VAT, products sold, and searches without results. Each report has a CSV with the same figures.',
    tasks: [
      {
        title: 'Look at a period',
        text: 'Choose the dates; sales are grouped by day, week or month. Orders count by order date, refunds by refund date.',
      },
      {
        title: 'Prepare the VAT return',
        text: 'The VAT report sums tax invoices and credit notes by month.',
      },
      {
        title: 'See what sells',
        text: 'The products report counts items sold minus returns, after discounts.',
      },
      {
        title: 'Learn from failed searches',
        text: 'The last report has words that found nothing. Add a product, or a synonym under [adminSettings:menu.settings] › [adminSettings:groups.look].',
      },
    ],
  },
} satisfies AreaHelp;
