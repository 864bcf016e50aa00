import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/customers/',
    label: 'adminCustomers:menu.customers',
    icon: 'user',
    need: 'customers.see',
    group: 'customers',
    order: 110,
    synonyms: 'buyers, clients, accounts, shoppers, مشترون, زبائن, حسابات',
  },
];

export const routes: AreaRoutes = {
  customers: 'customers.tsx',
  'customers/new': 'new-customer/new-customer.tsx',
  'customers/:id': 'customer/customer.tsx',
};
