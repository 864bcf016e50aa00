import type { Words } from '../words.ts';

/** The screen of reports. */
export const deskReports = {
  from: 'From',
  to: 'To',
  step: 'Step',
  steps: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
  },
  sum: 'In all',
  none: 'Nothing in these days',
  noneText: 'Choose other days, or come back when something has happened.',
  names: {
    sales: 'Sales',
    vat: 'VAT',
    products: 'Products',
    words: 'Words without result',
  },
  leads: {
    sales: 'Orders that were confirmed, by the day they were placed; refunds by the day they were made.',
    vat: 'As the tax invoices and credit notes say it.',
    products: 'What was sold, less what came back; after discounts.',
    words: 'What visitors searched for and did not find, since the first day.',
  },
  columns: {
    day: 'Day',
    orders: 'Orders',
    goods: 'Goods',
    discounts: 'Discounts',
    deliveryAndFees: 'Delivery and fees',
    total: 'Total',
    refunded: 'Refunded',
    month: 'Month',
    invoices: 'Invoices',
    creditNotes: 'Credit notes',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    sku: 'SKU',
    name: 'Name',
    pieces: 'Pieces',
    words: 'Words',
    count: 'Times',
    lastDay: 'Last on',
  },
} satisfies Words;
