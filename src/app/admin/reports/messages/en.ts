import type { Words } from '#messages/words.ts';

/** The screen of reports. */
export const adminReports = {
  menu: { reports: 'Reports' },
  step: 'Group by',
  steps: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
  },
  sum: 'Total',
  first: 'The first {{shown}} of {{all}}. The total is that of all, and the CSV has every row.',
  none: 'No data',
  noneText: 'No data for this date range. Choose other dates.',
  names: {
    sales: 'Sales',
    vat: 'VAT',
    products: 'Products',
    words: 'Searches with no results',
  },
  leads: {
    sales: 'Confirmed orders by order date; refunds by refund date.',
    vat: 'From tax invoices and credit notes.',
    products: 'Items sold minus returns, after discounts.',
    words: 'What visitors searched for without finding anything. Kept for 180 days.',
  },
  columns: {
    day: 'Date',
    orders: 'Orders',
    goods: 'Products',
    discounts: 'Discounts',
    deliveryAndFees: 'Shipping and fees',
    total: 'Total',
    refunded: 'Refunds',
    month: 'Month',
    invoices: 'Invoices',
    creditNotes: 'Credit notes',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    sku: 'SKU',
    name: 'Name',
    pieces: 'Items sold',
    words: 'Search term',
    count: 'Searches',
    lastDay: 'Last searched',
  },
} satisfies Words;
