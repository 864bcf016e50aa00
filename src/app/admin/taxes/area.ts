import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/taxes/',
    label: 'adminTaxes:menu.taxes',
    icon: 'calculator',
    need: 'settings.see',
    group: 'settings',
    order: 260,
    synonyms: 'vat, trn, rate, invoice, ضريبة, القيمة المضافة, فاتورة',
    related: ['/admin/legal/', '/admin/reports/', '/admin/settings/'],
  },
];

export const routes: AreaRoutes = { taxes: 'taxes.tsx' };
