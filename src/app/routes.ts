import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { LANGUAGES, type Language } from '../kernel/language.ts';
import { areaRoutes } from './admin/areas/routes.ts';

/** An archive with categories, tags, pages, and its entries. */
function archiveOf(id: (name: string) => { id: string }) {
  return (root: string, page: string, terms: readonly string[]): RouteConfigEntry[] => [
    ...['', ...terms].flatMap((term) => {
      const path = term === '' ? `${root}/` : `${root}/${term}/:${term}/`;
      const name = term === '' ? root : `${root}-${term}`;
      return [
        route(path, `storefront/articles/${root}.tsx`, id(name)),
        route(`${path}page/:number/`, `storefront/articles/${root}.tsx`, id(`${name}-page`)),
      ];
    }),
    route(`${root}/:slug/`, `storefront/articles/${page}.tsx`, id(page)),
  ];
}

/** Account pages, and pages for guests. */
function accountPages(id: (name: string) => { id: string }): RouteConfigEntry[] {
  const page = (path: string, file: string, name = file.slice(file.indexOf('/') + 1)) =>
    route(path, `account/${file}.tsx`, id(`account-${name}`));
  return [
    layout('account/frame.tsx', id('account-frame'), [
      page('my-account/', 'home'),
      page('my-account/lost-password/', 'sign-in/lost-password'),
      page('my-account/verify/', 'sign-in/verify'),
      page('my-account/edit-account/', 'profile/edit-account'),
      page('my-account/edit-address/', 'profile/addresses'),
      page('my-account/edit-address/:which/', 'profile/address'),
      page('my-account/orders/', 'orders/orders'),
      page('my-account/orders/:page/', 'orders/orders', 'orders-page'),
      page('my-account/view-order/:id/', 'orders/view-order'),
      page('my-account/devices/', 'devices/devices'),
      page('my-account/devices/stop/', 'devices/stop', 'devices-stop'),
      page('my-account/devices/:which/', 'devices/device'),
      page('my-account/subscriptions/', 'subscriptions/subscriptions'),
      page('my-account/view-subscription/:id/', 'subscriptions/view-subscription'),
      page('my-account/downloads/', 'orders/downloads'),
      page('my-account/payment-methods/', 'profile/payment-methods'),
      page('my-account/security/', 'profile/security'),
      page('my-account/privacy/', 'profile/privacy'),
      page('my-account/customer-logout/', 'sign-in/customer-logout'),
      page('track-order/', 'orders/track-order'),
    ]),
    page('my-account/privacy/download/', 'profile/download-data'),
  ];
}

/** The back office: login pages and screens. */
function adminPages(language: Language, id: (name: string) => { id: string }): RouteConfigEntry[] {
  const page = (path: string, file: string) =>
    route(path, `admin/${file}`, id(`admin-${file.replace(/\.tsx?$/, '').replaceAll('/', '-')}`));
  const signIn = (path: string) => route(`admin/${path}/`, `admin/sign-in/${path}.tsx`, id(`admin-${path}`));
  const areas = Object.entries(areaRoutes).flatMap(([area, routes]) =>
    Object.entries(routes).map(([path, file]) => [path, `${area}/${file}`] as const),
  );
  const isPage = ([, file]: readonly [string, string]) => file.endsWith('.tsx');
  const toRoute = ([path, file]: readonly [string, string]) =>
    page(path === '' ? 'admin/' : `admin/${path}/`, file);
  return [
    signIn('sign-out'),
    ...areas.filter((entry) => !isPage(entry)).map(toRoute),
    // It adds the texts of its language; the browser loads no other.
    layout(`admin/languages/${language}.tsx`, id('admin-document'), [
      signIn('sign-in'),
      signIn('join'),
      signIn('second-factor'),
      layout('admin/frame.tsx', id('admin-frame'), [
        layout('admin/parts/frame/screens.tsx', id('admin-screens'), [
          ...areas.filter(isPage).map(toRoute),
          page('admin/*', 'not-found.tsx'),
        ]),
      ]),
    ]),
  ];
}

/** Every page address of the storefront in one language; ids carry the language, since a file serves both. */
function storefront(language: Language): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  const archive = archiveOf(id);
  /** A listing and its pages. */
  const listing = (path: string, name: string, file = `listing/${name}`) => [
    route(path, `storefront/${file}.tsx`, id(name)),
    route(`${path}page/:page/`, `storefront/${file}.tsx`, id(`${name}-page`)),
  ];
  return [
    ...adminPages(language, id),
    layout('storefront/layout/layout.tsx', id('layout'), [
      layout('storefront/layout/frame.tsx', id('frame'), [
        index('storefront/home/home.tsx', id('home')),
        // Pages of search results, which are at the home page's URL.
        route('page/:page/', 'storefront/home/home.tsx', id('home-page')),
        ...listing('shop/', 'shop'),
        ...listing('category/:slug/', 'category'),
        ...listing('product-tag/:slug/', 'tag'),
        ...listing('brand/:slug/', 'brand'),
        route('my-device/', 'storefront/product/my-device.tsx', id('my-device')),
        route('product/:slug/', 'storefront/product/product.tsx', id('product')),
        // Pages of its reviews: comment-page-2.
        route('product/:slug/:comments/', 'storefront/product/product.tsx', id('product-reviews')),
        route('restock/forget/', 'storefront/product/restock-forget.tsx', id('restock-forget')),
        route('wishlist/', 'storefront/wishlist/wishlist.tsx', id('wishlist')),
        route('wishlist/stop/', 'storefront/wishlist/stop.tsx', id('wishlist-stop')),
        route('wishlist/shared/:key/', 'storefront/wishlist/shared.tsx', id('wishlist-shared')),
        route('gift-card/', 'storefront/gift-card/gift-card.tsx', id('gift-card')),
        route('newsletter/confirm/', 'storefront/content/newsletter-confirm.tsx', id('newsletter-confirm')),
        route('newsletter/stop/', 'storefront/content/newsletter-stop.tsx', id('newsletter-stop')),
        route('reminders/stop/', 'storefront/cart/reminders-stop.tsx', id('reminders-stop')),
        route('cart/return/confirm/', 'storefront/cart/cart-return.tsx', id('cart-return')),
        route('under-age/', 'storefront/layout/under-age.tsx', id('under-age')),
        route('coming-soon/', 'storefront/content/coming-soon.tsx', id('coming-soon')),
        route('cart/', 'storefront/cart/cart.tsx', id('cart')),
        route('checkout/', 'storefront/checkout/checkout.tsx', id('checkout')),
        route('checkout/order-pay/:id/', 'storefront/checkout/order-pay.tsx', id('order-pay')),
        route('checkout/pay-item/:button/', 'storefront/checkout/pay-item.tsx', id('pay-item')),
        route(
          'checkout/payment-return/:key/',
          'storefront/checkout/payment-return.tsx',
          id('payment-return'),
        ),
        route('checkout/order-received/:id/', 'storefront/checkout/order-received.tsx', id('order-received')),
        ...accountPages(id),
        ...archive('blog', 'article', ['category', 'tag']),
        ...archive('portfolio', 'work', ['category']),
        route('contact/', 'storefront/content/contact.tsx', id('contact')),
        route('contact/sent/', 'storefront/content/contact-sent.tsx', id('contact-sent')),
        // A form by itself, where it is sent without scripts.
        route('forms/:form/', 'storefront/content/form.tsx', id('form')),
        route('forms/:form/sent/', 'storefront/content/form-sent.tsx', id('form-sent')),
        // A large popup by itself, where it is opened without scripts.
        route('popup/:id/', 'storefront/content/popup.tsx', id('popup')),
        // Drafts, for staff.
        route('preview/:id/', 'preview/preview.tsx', id('preview')),
        // Accepted versions of terms and privacy policy.
        route('terms/:version/', 'storefront/content/accepted-text.tsx', id('accepted-terms')),
        route('privacy/:version/', 'storefront/content/accepted-text.tsx', id('accepted-privacy')),
        // One segment is a page or the sticks archive; two are a listing below it.
        ...listing(':word/', 'word', 'content/word'),
        ...listing(':prefix/:slug/', 'sticks'),
        route('*', 'storefront/layout/not-found.tsx', id('not-found')),
      ]),
    ]),
  ];
}

export default LANGUAGES.flatMap((language) =>
  language === 'en' ? storefront(language) : prefix(language, storefront(language)),
) satisfies RouteConfig;
