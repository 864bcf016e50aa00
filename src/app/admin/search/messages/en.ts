import type { Words } from '#messages/words.ts';

/** The palette: Ctrl+K. */
export const adminFinding = {
  results: 'Results',
  loading: 'Searching …',
  failed: 'Orders, products, customers and documents couldn’t be searched. Change the search to try again.',
  nothingHelp: 'Try an order number, a name, a phone number, an email, a SKU or a word of a setting.',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  order: 'Order {{id}}',
  ranges: { brand: 'Products of this brand', category: 'Products of this category' },
  setting: 'Setting',
  groups: {
    actions: 'Actions',
    screens: 'Go to',
    orders: 'Orders',
    products: 'Products',
    customers: 'Customers',
    documents: 'Content',
    settings: 'Settings',
    help: 'Help',
  },
  all: {
    orders: 'All matching orders',
    products: 'All matching products',
    customers: 'All matching customers',
  },
  actions: {
    product: 'New product',
    order: 'New order',
    promotion: 'New promotion or coupon',
    staff: 'Invite staff',
    page: 'New page',
    article: 'New article',
    popup: 'New popup',
    zone: 'New delivery zone',
    import: 'Import products, orders and customers',
    export: 'Export the store’s data',
    refund: 'Refund an order',
    count: 'Count stock',
  },
} satisfies Words;
