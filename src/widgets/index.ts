import type { AnyWidget } from './declaration.ts';
import { itemWidgets } from './items/item-widgets.ts';
import { accordion } from './layout/accordion/widget.ts';
import { carousel } from './layout/carousel/widget.ts';
import { columns } from './layout/columns/widget.ts';
import { divider } from './layout/divider/widget.ts';
import { footerColumns } from './layout/footer-columns/widget.ts';
import { footerLine } from './layout/footer-line/widget.ts';
import { headerRow } from './layout/header-row/widget.ts';
import { pageContent } from './layout/page-content/widget.ts';
import { savedSection } from './layout/saved-section/widget.ts';
import { section } from './layout/section/widget.ts';
import { spacer } from './layout/spacer/widget.ts';
import { tabs } from './layout/tabs/widget.ts';
import { twoColumns } from './layout/two-columns/widget.ts';
import { archivePosts } from './lists/archive-posts/widget.ts';
import { bestSellers } from './lists/best-sellers/widget.ts';
import { brandStrip } from './lists/brand-strip/widget.ts';
import { categoryTiles } from './lists/category-tiles/widget.ts';
import { journal } from './lists/journal/widget.ts';
import { loopCarousel } from './lists/loop-carousel/widget.ts';
import { loopGrid } from './lists/loop-grid/widget.ts';
import { portfolio } from './lists/portfolio/widget.ts';
import { posts } from './lists/posts/widget.ts';
import { productRow } from './lists/product-row/widget.ts';
import { taxonomyFilter } from './lists/taxonomy-filter/widget.ts';
import { band } from './marketing/band/widget.ts';
import { duo } from './marketing/duo/widget.ts';
import { fitCards } from './marketing/fit-cards/widget.ts';
import { form } from './marketing/form/widget.ts';
import { hero } from './marketing/hero/widget.ts';
import { slides } from './marketing/slides/widget.ts';
import { socialButton } from './marketing/social-button/widget.ts';
import { socialComments } from './marketing/social-comments/widget.ts';
import { socialEmbed } from './marketing/social-embed/widget.ts';
import { socialPage } from './marketing/social-page/widget.ts';
import { subscribeForm } from './marketing/subscribe-form/widget.ts';
import { button } from './media/button/widget.ts';
import { countdown } from './media/countdown/widget.ts';
import { counters } from './media/counters/widget.ts';
import { facts } from './media/facts/widget.ts';
import { gallery } from './media/gallery/widget.ts';
import { heading } from './media/heading/widget.ts';
import { html } from './media/html/widget.ts';
import { icon } from './media/icon/widget.ts';
import { map } from './media/map/widget.ts';
import { picture } from './media/picture/widget.ts';
import { quote } from './media/quote/widget.ts';
import { steps } from './media/steps/widget.ts';
import { table } from './media/table/widget.ts';
import { tableOfContents } from './media/table-of-contents/widget.ts';
import { text } from './media/text/widget.ts';
import { video } from './media/video/widget.ts';
import { pageParts } from './page-parts/page-parts.ts';
import { addToCart } from './products/add-to-cart/widget.ts';
import { compare } from './products/compare/widget.ts';
import { deviceQuiz } from './products/device-quiz/widget.ts';
import { cardPaymentButton } from './shop/card-payment-button/widget.ts';
import { cart } from './shop/cart/widget.ts';
import { checkout } from './shop/checkout/widget.ts';
import { myAccount } from './shop/my-account/widget.ts';
import { notices } from './shop/notices/widget.ts';
import { purchaseSummary } from './shop/purchase-summary/widget.ts';
import { walletPaymentButton } from './shop/wallet-payment-button/widget.ts';
import { wishlist } from './shop/wishlist/widget.ts';
import { accountLink } from './site/account-link/widget.ts';
import { categoryTree } from './site/category-tree/widget.ts';
import { company } from './site/company/widget.ts';
import { healthWarning } from './site/health-warning/widget.ts';
import { imprint } from './site/imprint/widget.ts';
import { languageSwitch } from './site/language-switch/widget.ts';
import { logo } from './site/logo/widget.ts';
import { menuCart } from './site/menu-cart/widget.ts';
import { navMenu } from './site/nav-menu/widget.ts';
import { notFoundMessage } from './site/not-found-message/widget.ts';
import { paymentMethods } from './site/payment-methods/widget.ts';
import { search } from './site/search/widget.ts';
import { searchForm } from './site/search-form/widget.ts';
import { searchPanel } from './site/search-panel/widget.ts';
import { shareButtons } from './site/share-buttons/widget.ts';
import { socialLinks } from './site/social-links/widget.ts';
import { wishlistLink } from './site/wishlist-link/widget.ts';

const all = [
  section,
  columns,
  twoColumns,
  accordion,
  tabs,
  carousel,
  divider,
  spacer,
  savedSection,
  pageContent,
  headerRow,
  footerColumns,
  footerLine,
  heading,
  text,
  button,
  picture,
  gallery,
  icon,
  map,
  video,
  facts,
  quote,
  steps,
  counters,
  countdown,
  table,
  tableOfContents,
  html,
  search,
  searchForm,
  shareButtons,
  logo,
  navMenu,
  categoryTree,
  languageSwitch,
  searchPanel,
  accountLink,
  wishlistLink,
  menuCart,
  company,
  healthWarning,
  imprint,
  socialLinks,
  paymentMethods,
  notFoundMessage,
  addToCart,
  compare,
  deviceQuiz,
  productRow,
  categoryTiles,
  brandStrip,
  journal,
  loopGrid,
  posts,
  portfolio,
  archivePosts,
  loopCarousel,
  taxonomyFilter,
  cardPaymentButton,
  walletPaymentButton,
  bestSellers,
  cart,
  checkout,
  myAccount,
  wishlist,
  purchaseSummary,
  notices,
  hero,
  slides,
  band,
  duo,
  fitCards,
  form,
  subscribeForm,
  socialButton,
  socialComments,
  socialEmbed,
  socialPage,
] as const;

/** The type of each widget, for the tables of views and loaders. */
export type Declared = (typeof all)[number];

const every: readonly AnyWidget[] = [...all, ...itemWidgets, ...Object.values(pageParts).flat()];

/** All widgets by name, in the order of the inserter. */
export const widgets: ReadonlyMap<string, AnyWidget> = new Map(every.map((widget) => [widget.name, widget]));
