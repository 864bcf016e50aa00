import type { Words } from '#messages/words.ts';

/** How VAT is counted, and what invoices show. */
export const adminTaxes = {
  menu: { taxes: 'Taxes' },
  lead: 'How VAT is calculated, and the business details on invoices.',
  report: 'VAT report',
  counted: 'VAT calculation',
  facts: {
    rate: 'The VAT rate is {{percent}}%.',
    included: 'Prices, shipping and fees include VAT.',
    exempt:
      'Products whose tax status isn’t Taxable have 0% VAT on invoices. Set it under Price on the product’s page.',
    rounding:
      'VAT is calculated per line after discounts and rounded to the fils. The order’s VAT is the sum of its lines.',
  },
  example: 'Example',
  exampleHelp: 'Change the amounts to see the calculation.',
  unitPrice: 'Unit price',
  discount: 'Discount',
  delivery: 'Shipping',
  fee: 'Payment fee',
  quantity: 'Quantity',
  line: 'Line',
  gross: 'Total incl. VAT',
  vatIn: 'VAT, {{percent}}%',
  net: 'Total excl. VAT',
  lines: { goods: 'Items after discount', delivery: 'Shipping', fee: 'Payment fee', total: 'Total' },
  formula: 'VAT = total × {{percent}} ÷ {{whole}}',
  onInvoices: 'Invoice content',
  onInvoicesHelp: 'Issued when an order is confirmed. Can be printed in Arabic and English.',
  shown: {
    number: 'Consecutive number, issue date and supply date',
    seller: 'Business name, address, TRN, email and phone as entered below',
    buyer: 'Customer name and address, with company and TRN if given',
    lines: 'Each line with quantity, price, discount, VAT rate and VAT',
    sums: 'Totals with and without VAT, in AED',
  },
  sellerSettings: 'Change name, address and contact in the store details',
  kept: 'Issued invoices don’t change.',
} satisfies Words;
