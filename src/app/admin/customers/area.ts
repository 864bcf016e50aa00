import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/customers/',
    label: 'adminCustomers:menu.customers',
    icon: 'user',
    need: 'customers.see',
    group: 'customers',
    order: 110,
    synonyms: 'buyers, clients, accounts, shoppers, عميل, مشترون, زبون, زبائن, حسابات',
    related: ['/admin/orders/', '/admin/subscribers/', '/admin/entries/'],
  },
];

export const routes: AreaRoutes = {
  customers: 'customers.tsx',
  'customers/csv': 'csv.ts',
  'customers/guests/:id': 'guest/guest.tsx',
  'customers/segments': 'segments/segments.tsx',
  'customers/segments/:id': 'segments/segment.tsx',
  'customers/new': 'new-customer/new-customer.tsx',
  'customers/:id': 'customer/customer.tsx',
};
