import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { LANGUAGES, type Language } from '../kernel/language.ts';

/** An archive: all of it, its categories or tags, each with its further pages; and what stands in it. */
function archiveOf(id: (name: string) => { id: string }) {
  return (root: string, page: string, terms: readonly string[]): RouteConfigEntry[] => [
    ...['', ...terms].flatMap((term) => {
      const path = term === '' ? `${root}/` : `${root}/${term}/:${term}/`;
      const name = term === '' ? root : `${root}-${term}`;
      return [
        route(path, `storefront/${root}.tsx`, id(name)),
        route(`${path}page/:number/`, `storefront/${root}.tsx`, id(`${name}-page`)),
      ];
    }),
    route(`${root}/:slug/`, `storefront/${page}.tsx`, id(page)),
  ];
}

/** Everything of an account, and the way for those who have none. */
function accountPages(id: (name: string) => { id: string }): RouteConfigEntry[] {
  const page = (path: string, name: string, more = name) =>
    route(path, `account/${name}.tsx`, id(`account-${more}`));
  return [
    layout('account/frame.tsx', id('account-frame'), [
      page('my-account/', 'home'),
      page('my-account/lost-password/', 'lost-password'),
      page('my-account/verify/', 'verify'),
      page('my-account/edit-account/', 'edit-account'),
      page('my-account/edit-address/', 'addresses'),
      page('my-account/edit-address/:which/', 'address'),
      page('my-account/orders/', 'orders'),
      page('my-account/orders/:page/', 'orders', 'orders-page'),
      page('my-account/view-order/:id/', 'view-order'),
      page('my-account/downloads/', 'downloads'),
      page('my-account/payment-methods/', 'payment-methods'),
      page('my-account/security/', 'security'),
      page('my-account/privacy/', 'privacy'),
      page('my-account/customer-logout/', 'customer-logout'),
      page('track-order/', 'track-order'),
    ]),
    page('my-account/privacy/download/', 'download-data'),
  ];
}

/** The back office: the doors into it, and its screens. */
function adminPages(id: (name: string) => { id: string }): RouteConfigEntry[] {
  const door = (path: string, file = path) =>
    route(`admin/${path}/`, `admin/door/${file}.tsx`, id(`admin-${path}`));
  const screen = (path: string, file: string) =>
    route(
      path === '' ? 'admin/' : path === '*' ? 'admin/*' : `admin/${path}/`,
      `admin/${file}.tsx`,
      id(`admin-${file.replaceAll('/', '-')}`),
    );
  return [
    door('sign-out'),
    route('admin/entries/csv/', 'admin/entries/csv.ts', id('admin-entries-csv')),
    route('admin/reports/csv/', 'admin/reports/csv.ts', id('admin-reports-csv')),
    layout('admin/document.tsx', id('admin-document'), [
      door('sign-in'),
      door('join'),
      door('second-factor'),
      layout('admin/frame.tsx', id('admin-frame'), [
        screen('', 'home/home'),
        screen('me', 'staff/me'),
        screen('reports', 'reports/reports'),
        screen('jobs', 'jobs/jobs'),
        screen('mails', 'mails/log'),
        screen('mails/templates', 'mails/templates'),
        screen('mails/templates/:name', 'mails/template'),
        screen('mails/:id', 'mails/mail'),
        screen('settings', 'settings/settings'),
        screen('orders', 'orders/orders'),
        screen('orders/new', 'orders/new-order'),
        screen('orders/:id', 'orders/order'),
        screen('orders/:id/label', 'orders/label'),
        screen('orders/:id/packing-slip', 'orders/packing-slip'),
        screen('payments', 'payments/payments'),
        screen('payments/ways', 'payments/ways'),
        screen('staff', 'staff/staff'),
        screen('audit', 'audit/audit'),
        screen('audit/:id', 'audit/act'),
        screen('customers', 'customers/customers'),
        screen('customers/:id', 'customers/customer'),
        screen('products', 'products/products'),
        screen('products/:id', 'products/product'),
        screen('media', 'media/media'),
        screen('reviews', 'reviews/reviews'),
        screen('promotions', 'promotions/promotions'),
        screen('promotions/new', 'promotions/new-promotion'),
        screen('promotions/try', 'promotions/try'),
        screen('promotions/:id', 'promotions/promotion'),
        screen('categories', 'terms/categories'),
        screen('attributes', 'terms/attributes'),
        screen('tags', 'terms/tags'),
        screen('locations', 'locations/locations'),
        screen('locations/count', 'locations/count-sheet'),
        screen('restrictions', 'restrictions/restrictions'),
        screen('legal', 'legal/legal'),
        screen('taxes', 'taxes/taxes'),
        screen('delivery', 'delivery/delivery'),
        screen('delivery/:id', 'delivery/zone'),
        screen('exchange', 'exchange/exchange'),
        screen('exchange/:id', 'exchange/run'),
        screen('pages', 'content/pages'),
        screen('pages/:id', 'content/page'),
        screen('articles', 'content/articles'),
        screen('articles/terms', 'content/article-terms'),
        screen('articles/:id', 'content/article'),
        screen('menus', 'menus/menus'),
        screen('redirects', 'redirects/redirects'),
        screen('entries', 'entries/entries'),
        screen('entries/:id', 'entries/entry'),
        screen('portfolio', 'content/portfolio'),
        screen('portfolio/terms', 'content/work-terms'),
        screen('portfolio/:id', 'content/work'),
        screen('*', 'not-found'),
      ]),
    ]),
  ];
}

/** Every page address of the storefront in one language; ids carry the language, since a file serves both. */
function storefront(language: Language): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  const archive = archiveOf(id);
  /** A listing and its further pages. */
  const listing = (path: string, name: string) => [
    route(path, `storefront/${name}.tsx`, id(name)),
    route(`${path}page/:page/`, `storefront/${name}.tsx`, id(`${name}-page`)),
  ];
  return [
    ...adminPages(id),
    layout('storefront/layout.tsx', id('layout'), [
      layout('storefront/frame.tsx', id('frame'), [
        index('storefront/home.tsx', id('home')),
        // Further results of a search, which stands at the home page's address.
        route('page/:page/', 'storefront/home.tsx', id('home-page')),
        ...listing('shop/', 'shop'),
        ...listing('category/:slug/', 'category'),
        ...listing('product-tag/:slug/', 'tag'),
        ...listing('brand/:slug/', 'brand'),
        route('my-device/', 'storefront/my-device.tsx', id('my-device')),
        route('product/:slug/', 'storefront/product.tsx', id('product')),
        // The further pages of its reviews: comment-page-2.
        route('product/:slug/:comments/', 'storefront/product.tsx', id('product-reviews')),
        route('restock/forget/', 'storefront/restock-forget.tsx', id('restock-forget')),
        route('reminders/stop/', 'storefront/reminders-stop.tsx', id('reminders-stop')),
        route('cart/return/confirm/', 'storefront/cart-return.tsx', id('cart-return')),
        route('under-age/', 'storefront/under-age.tsx', id('under-age')),
        route('cart/', 'storefront/cart.tsx', id('cart')),
        route('checkout/', 'storefront/checkout.tsx', id('checkout')),
        route('checkout/order-pay/:id/', 'storefront/order-pay.tsx', id('order-pay')),
        route('checkout/payment-return/:key/', 'storefront/payment-return.tsx', id('payment-return')),
        route('checkout/order-received/:id/', 'storefront/order-received.tsx', id('order-received')),
        ...accountPages(id),
        ...archive('blog', 'article', ['category', 'tag']),
        ...archive('portfolio', 'work', ['category']),
        route('contact/', 'storefront/contact.tsx', id('contact')),
        route('contact/sent/', 'storefront/contact-sent.tsx', id('contact-sent')),
        // What staff write, before others see it.
        route('preview/:id/', 'preview/preview.tsx', id('preview')),
        // What an order was placed on, as it stood then.
        route('terms/:version/', 'storefront/accepted-text.tsx', id('accepted-terms')),
        route('privacy/:version/', 'storefront/accepted-text.tsx', id('accepted-privacy')),
        // One word is a page, or the root of the sticks range; two words are a listing below that root.
        ...listing(':word/', 'word'),
        ...listing(':prefix/:slug/', 'sticks'),
        route('*', 'storefront/not-found.tsx', id('not-found')),
      ]),
    ]),
  ];
}

export default LANGUAGES.flatMap((language) =>
  language === 'en' ? storefront(language) : prefix(language, storefront(language)),
) satisfies RouteConfig;
