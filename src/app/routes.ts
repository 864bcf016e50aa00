import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { LANGUAGES, type Language } from '../kernel/language.ts';

/** Every page address of the storefront in one language; ids carry the language, since a file serves both. */
function storefront(language: Language): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  return [
    layout('storefront/layout.tsx', id('layout'), [
      layout('storefront/frame.tsx', id('frame'), [
        index('storefront/home.tsx', id('home')),
        route('shop/', 'storefront/shop.tsx', id('shop')),
        route('category/:slug/', 'storefront/category.tsx', id('category')),
        route('product/:slug/', 'storefront/product.tsx', id('product')),
        route('cart/', 'storefront/cart.tsx', id('cart')),
        route('checkout/', 'storefront/checkout.tsx', id('checkout')),
        route('checkout/order-received/:id/', 'storefront/order-received.tsx', id('order-received')),
        route('blog/', 'storefront/blog.tsx', id('blog')),
        route('blog/:slug/', 'storefront/article.tsx', id('article')),
        route('portfolio/', 'storefront/portfolio.tsx', id('portfolio')),
        route('portfolio/:slug/', 'storefront/work.tsx', id('work')),
        // One word is a page, or the root of the sticks range; two words are a listing below that root.
        route(':word/', 'storefront/word.tsx', id('word')),
        route(':prefix/:slug/', 'storefront/sticks.tsx', id('sticks')),
        route('*', 'storefront/not-found.tsx', id('not-found')),
      ]),
    ]),
  ];
}

export default LANGUAGES.flatMap((language) =>
  language === 'en' ? storefront(language) : prefix(language, storefront(language)),
) satisfies RouteConfig;
