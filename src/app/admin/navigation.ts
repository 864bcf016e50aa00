import type { Right } from '#shop/staff';
import type { DeskIconName } from './parts/icon.tsx';

/** A screen one can go to: its address without language, its name below `desk:screens`, and the right that opens it. */
export type Screen = Readonly<{
  path: string;
  name: string;
  icon: DeskIconName;
  need: Right | 'anybody';
  group: 'shop' | 'goods' | 'content' | 'store';
}>;

/** Every screen in the order in which the menu and the palette show them. */
export const SCREENS: readonly Screen[] = [
  { path: '/admin/', name: 'home', icon: 'house', need: 'anybody', group: 'shop' },
  { path: '/admin/reports/', name: 'reports', icon: 'chart-bar', need: 'reports.see', group: 'shop' },
  { path: '/admin/pages/', name: 'pages', icon: 'article', need: 'content.see', group: 'content' },
  { path: '/admin/articles/', name: 'articles', icon: 'pencil', need: 'content.see', group: 'content' },
  { path: '/admin/portfolio/', name: 'portfolio', icon: 'bookmark', need: 'content.see', group: 'content' },
  { path: '/admin/menus/', name: 'menus', icon: 'list-dashes', need: 'content.see', group: 'content' },
  {
    path: '/admin/redirects/',
    name: 'redirects',
    icon: 'arrow-bend-up-right',
    need: 'redirects.change',
    group: 'content',
  },
  { path: '/admin/entries/', name: 'entries', icon: 'tray', need: 'forms.see', group: 'shop' },
  { path: '/admin/mails/', name: 'mails', icon: 'envelope', need: 'mails.see', group: 'content' },
  { path: '/admin/settings/', name: 'settings', icon: 'gear', need: 'settings.see', group: 'store' },
  { path: '/admin/customers/', name: 'customers', icon: 'user', need: 'customers.see', group: 'shop' },
  { path: '/admin/products/', name: 'products', icon: 'package', need: 'products.see', group: 'goods' },
  {
    path: '/admin/categories/',
    name: 'categories',
    icon: 'tree-structure',
    need: 'products.see',
    group: 'goods',
  },
  { path: '/admin/attributes/', name: 'attributes', icon: 'tag', need: 'products.see', group: 'goods' },
  { path: '/admin/tags/', name: 'tags', icon: 'bookmark', need: 'products.see', group: 'goods' },
  { path: '/admin/locations/', name: 'locations', icon: 'warehouse', need: 'products.see', group: 'goods' },
  { path: '/admin/media/', name: 'media', icon: 'images', need: 'products.see', group: 'goods' },
  { path: '/admin/orders/', name: 'orders', icon: 'receipt', need: 'orders.see', group: 'shop' },
  { path: '/admin/payments/', name: 'payments', icon: 'credit-card', need: 'payments.see', group: 'shop' },
  { path: '/admin/reviews/', name: 'reviews', icon: 'star', need: 'reviews.moderate', group: 'goods' },
  {
    path: '/admin/promotions/',
    name: 'promotions',
    icon: 'percent',
    need: 'promotions.change',
    group: 'goods',
  },
  { path: '/admin/delivery/', name: 'delivery', icon: 'truck', need: 'delivery.change', group: 'store' },
  {
    path: '/admin/exchange/',
    name: 'exchange',
    icon: 'arrows-left-right',
    need: 'exchange.run',
    group: 'store',
  },
  {
    path: '/admin/restrictions/',
    name: 'restrictions',
    icon: 'prohibit',
    need: 'restrictions.change',
    group: 'store',
  },
  { path: '/admin/legal/', name: 'legal', icon: 'shield-check', need: 'settings.see', group: 'store' },
  { path: '/admin/taxes/', name: 'taxes', icon: 'calculator', need: 'settings.see', group: 'store' },
  { path: '/admin/staff/', name: 'staff', icon: 'users', need: 'staff.change', group: 'store' },
  { path: '/admin/jobs/', name: 'jobs', icon: 'stack', need: 'jobs.see', group: 'store' },
  { path: '/admin/audit/', name: 'audit', icon: 'clock', need: 'audit.see', group: 'store' },
];

/** @returns the screens that somebody with some rights may open */
export function screensFor(rights: readonly Right[]): Screen[] {
  return SCREENS.filter(({ need }) => need === 'anybody' || rights.includes(need));
}

/** The screen an address belongs to: the one with the longest beginning in common. */
export function screenAt(path: string): Screen | null {
  const found = SCREENS.filter(
    (screen) => path === screen.path || (screen.path !== '/admin/' && path.startsWith(screen.path)),
  );
  return found.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}
