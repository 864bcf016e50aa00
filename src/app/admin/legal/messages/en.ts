import type { Words } from '#messages/words.ts';

/** Texts that the law asks for, and where they stand. */
export const adminLegal = {
  menu: { legal: 'Legal texts' },
  lead: 'Health warnings, age, licence and tax number. Each is set only here and updated everywhere within a second.',
  standsIn: 'Shown in',
  places: {
    sticks: 'The sticks page',
    lists: 'Product lists with tobacco',
    productPages: 'Tobacco product pages without their own warning',
    deviceLists: 'Product lists with devices and no tobacco',
    devicePages: 'Device product pages',
    cartAndCheckout: 'Cart page, cart drawer and checkout',
    footer: 'Footer of every page',
    tooYoung: 'Underage page',
    ageQuestion: 'Age question',
    checkout: 'Checkout confirmation box',
    searchEngines: 'Structured data for restricted products',
    invoices: 'New invoices and credit notes',
    packingSlips: 'Packing slips and address labels',
  },
} satisfies Words;
