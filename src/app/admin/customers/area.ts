import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/customers/',
    label: 'adminCustomers:menu.customers',
    icon: 'user',
    need: 'customers.see',
    group: 'shop',
    order: 110,
  },
];

export const routes: AreaRoutes = {
  customers: 'customers.tsx',
  'customers/:id': 'customer/customer.tsx',
};
