import type { Words } from '../words.ts';

/** How VAT is counted, and what invoices show. */
export const deskTaxes = {
  lead: 'How VAT is counted, and what the shop says of itself on invoices.',
  report: 'VAT report',
  counted: 'How VAT is counted',
  facts: {
    rate: 'The rate is {{percent}} %, by law.',
    included: 'Prices include VAT: goods, delivery and fees cost what is shown.',
    exempt:
      'Goods whose tax status is not Taxable have 0 % on their invoice line. The field stands under Price in the product’s editor.',
    rounding:
      'The VAT of a line is taken out of what is paid for it after discounts, to the fils; the order’s VAT is the sum of its lines.',
  },
  example: 'An example',
  exampleHelp: 'Change the amounts to see how an order adds up.',
  unitPrice: 'Price of a piece',
  discount: 'Discount',
  delivery: 'Delivery',
  fee: 'Payment fee',
  quantity: 'Pieces',
  line: 'Line',
  gross: 'Paid',
  vatIn: 'VAT in it, {{percent}} %',
  net: 'Without VAT',
  lines: { goods: 'Goods after discount', delivery: 'Delivery', fee: 'Payment fee', total: 'Together' },
  formula: 'VAT = paid × {{percent}} ÷ {{whole}}',
  onInvoices: 'What an invoice shows',
  onInvoicesHelp: 'It is given when its order is confirmed, and can be printed in Arabic and in English.',
  shown: {
    number: 'Its number without a gap, when it was given and when the goods were supplied',
    seller: 'The company, address, tax number, email and phone below',
    buyer: 'The buyer with address, and company and tax number where they gave them',
    lines: 'Each line with pieces, price, discount, VAT rate and VAT',
    sums: 'The sums with and without VAT, in dirhams',
  },
  kept: 'Invoices that were given stay as they are, whatever is changed here.',
} satisfies Words;
