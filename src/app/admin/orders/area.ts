import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/orders/',
    label: 'adminOrders:menu.orders',
    icon: 'receipt',
    need: 'orders.see',
    group: 'orders',
    order: 180,
    synonyms:
      'sales, purchases, invoices, print, refund, returns, مبيعات, فواتير, فاتورة, طباعة, أطبع, استرداد, مرتجعات',
    related: ['/admin/payments/', '/admin/customers/', '/admin/delivery/'],
  },
];

export const routes: AreaRoutes = {
  orders: 'orders.tsx',
  'orders/new': 'new-order/new-order.tsx',
  'orders/drafts': 'drafts/drafts.tsx',
  'orders/print': 'documents/print-orders.tsx',
  'orders/:id': 'order/order.tsx',
  'orders/:id/label': 'documents/label.tsx',
  'orders/:id/pack': 'packing/packing.tsx',
  'orders/:id/packing-slip': 'documents/packing-slip.tsx',
};
