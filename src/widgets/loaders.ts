import type { Declared } from './index.ts';
import { itemLoaders } from './items/load-item.ts';
import { loadArchivePosts } from './lists/archive-posts/load.ts';
import { loadBestSellers } from './lists/best-sellers/load.ts';
import { loadJournal } from './lists/journal/load.ts';
import { loadLoopCarousel } from './lists/loop-carousel/load.ts';
import { loadLoopGrid } from './lists/loop-grid/load.ts';
import { loadPortfolio } from './lists/portfolio/load.ts';
import { loadPosts } from './lists/posts/load.ts';
import { loadTaxonomyFilter } from './lists/taxonomy-filter/load.ts';
import { loadForm } from './marketing/form/load.ts';
import { loadSocialButton } from './marketing/social-button/load.ts';
import { loadSocialComments } from './marketing/social-comments/load.ts';
import { loadCountdown } from './media/countdown/load.ts';
import { loadContents } from './media/table-of-contents/load.ts';
import type { AnyLoader, Loader } from './place.ts';
import { loadAddToCart } from './products/add-to-cart/load.ts';
import { loadCompare } from './products/compare/load.ts';
import { loadDeviceQuiz } from './products/device-quiz/load.ts';
import { loadCartWidget } from './shop/cart/load.ts';
import { loadCheckoutWidget } from './shop/checkout/load.ts';
import { loadAccountWidget } from './shop/my-account/load.ts';
import { loadNotices } from './shop/notices/load.ts';
import { loadCardPaymentButton, loadWalletPaymentButton } from './shop/payment-button/load.ts';
import { loadPurchaseSummary } from './shop/purchase-summary/load.ts';
import { loadWishlistWidget } from './shop/wishlist/load.ts';
import { loadCategoryTree } from './site/category-tree/load.ts';
import { loadCompany } from './site/company/load.ts';
import { loadImprint } from './site/imprint/load.ts';
import { loadLanguageSwitch } from './site/language-switch/load.ts';
import { loadNavMenu } from './site/nav-menu/load.ts';
import { loadNotFoundMessage } from './site/not-found-message/load.ts';
import { loadPaymentMethods } from './site/payment-methods/load.ts';
import { loadSearch } from './site/search/load.ts';
import { loadSearchForm } from './site/search-form/load.ts';
import { loadSearchPanel } from './site/search-panel/load.ts';
import { loadShareButtons } from './site/share-buttons/load.ts';
import { loadSocialLinks } from './site/social-links/load.ts';

type Loaders = {
  [W in Declared as keyof NonNullable<W['data']> extends never ? never : W['name']]: Loader<
    W['fields'],
    NonNullable<W['data']>
  >;
};

const all: Loaders = {
  'add-to-cart': loadAddToCart,
  'best-sellers': loadBestSellers,
  'card-payment-button': loadCardPaymentButton,
  cart: loadCartWidget,
  'category-tree': loadCategoryTree,
  checkout: loadCheckoutWidget,
  compare: loadCompare,
  company: loadCompany,
  countdown: loadCountdown,
  'device-quiz': loadDeviceQuiz,
  form: loadForm,
  imprint: loadImprint,
  'social-links': loadSocialLinks,
  journal: loadJournal,
  'language-switch': loadLanguageSwitch,
  posts: loadPosts,
  portfolio: loadPortfolio,
  'archive-posts': loadArchivePosts,
  'loop-carousel': loadLoopCarousel,
  'loop-grid': loadLoopGrid,
  'my-account': loadAccountWidget,
  wishlist: loadWishlistWidget,
  'nav-menu': loadNavMenu,
  'not-found-message': loadNotFoundMessage,
  notices: loadNotices,
  'payment-methods': loadPaymentMethods,
  'purchase-summary': loadPurchaseSummary,
  'search-form': loadSearchForm,
  'search-panel': loadSearchPanel,
  search: loadSearch,
  'share-buttons': loadShareButtons,
  'social-button': loadSocialButton,
  'social-comments': loadSocialComments,
  'subscribe-form': loadForm,
  'table-of-contents': loadContents,
  'taxonomy-filter': loadTaxonomyFilter,
  'wallet-payment-button': loadWalletPaymentButton,
};

/** What widgets read beside their settings, by name; only on the server. */
export const loaders: ReadonlyMap<string, AnyLoader> = new Map<string, AnyLoader>([
  ...Object.entries(all),
  ...itemLoaders,
]);
