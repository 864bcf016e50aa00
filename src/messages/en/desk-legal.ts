import type { Words } from '../words.ts';

/** Texts that the law asks for, and where they stand. */
export const deskLegal = {
  lead: 'Health warnings, age, licence and tax number. Each is set here alone, and every place it stands in follows within a second.',
  standsIn: 'Stands in',
  places: {
    sticks: 'The page of the sticks',
    lists: 'Every list that shows tobacco',
    productPages: 'Product pages of tobacco without a warning of their own',
    deviceLists: 'Lists that show devices and no tobacco',
    devicePages: 'Product pages of devices',
    cartAndCheckout: 'Cart, its drawer and the checkout',
    footer: 'The foot of every page',
    tooYoung: 'The page for who is too young',
    ageQuestion: 'The question for the age',
    checkout: 'The box to tick at the checkout',
    searchEngines: 'What search engines are told of restricted goods',
    invoices: 'Invoices and credit notes from now on',
    packingSlips: 'Packing slips and address labels',
  },
} satisfies Words;
