import type { ComponentType, ReactNode } from 'react';
import type { ElementAttributes } from '#views/style/element.ts';
import type { ResolvedOf } from './fields/field.ts';
import type { Declared } from './index.ts';
import { itemViews } from './items/item-views.tsx';
import { Accordion } from './layout/accordion/accordion.tsx';
import { Carousel } from './layout/carousel/carousel.tsx';
import { Columns } from './layout/columns/columns.tsx';
import { Divider } from './layout/divider/divider.tsx';
import { FooterColumns } from './layout/footer-columns/footer-columns.tsx';
import { FooterLine } from './layout/footer-line/footer-line.tsx';
import { HeaderRow } from './layout/header-row/header-row.tsx';
import { PageContent } from './layout/page-content/page-content.tsx';
import { SavedSection } from './layout/saved-section/saved-section.tsx';
import { Section } from './layout/section/section.tsx';
import { Spacer } from './layout/spacer/spacer.tsx';
import { Tabs } from './layout/tabs/tabs.tsx';
import { TwoColumns } from './layout/two-columns/two-columns.tsx';
import { ArchivePosts } from './lists/archive-posts/archive-posts.tsx';
import { BestSellers } from './lists/best-sellers/best-sellers.tsx';
import { BrandStrip } from './lists/brand-strip/brand-strip.tsx';
import { CategoryTiles } from './lists/category-tiles/category-tiles.tsx';
import { Journal } from './lists/journal/journal.tsx';
import { LoopCarousel } from './lists/loop-carousel/loop-carousel.tsx';
import { LoopGrid } from './lists/loop-grid/loop-grid.tsx';
import { Portfolio } from './lists/portfolio/portfolio.tsx';
import { Posts } from './lists/posts/posts.tsx';
import { ProductRow } from './lists/product-row/product-row.tsx';
import { TaxonomyFilter } from './lists/taxonomy-filter/taxonomy-filter.tsx';
import { Band } from './marketing/band/band.tsx';
import { Duo } from './marketing/duo/duo.tsx';
import { FitCards } from './marketing/fit-cards/fit-cards.tsx';
import { Form } from './marketing/form/form.tsx';
import { Hero } from './marketing/hero/hero.tsx';
import { Slides } from './marketing/slides/slides.tsx';
import { SocialButton } from './marketing/social-button/social-button.tsx';
import { SocialComments } from './marketing/social-comments/social-comments.tsx';
import { SocialEmbed } from './marketing/social-embed/social-embed.tsx';
import { SocialPage } from './marketing/social-page/social-page.tsx';
import { SubscribeForm } from './marketing/subscribe-form/subscribe-form.tsx';
import { Button } from './media/button/button.tsx';
import { Countdown } from './media/countdown/countdown.tsx';
import { Counters } from './media/counters/counters.tsx';
import { Facts } from './media/facts/facts.tsx';
import { Gallery } from './media/gallery/gallery.tsx';
import { Heading } from './media/heading/heading.tsx';
import { Html } from './media/html/html.tsx';
import { Icon } from './media/icon/icon.tsx';
import { MapBlock } from './media/map/map-block.tsx';
import { PictureBlock } from './media/picture/picture-block.tsx';
import { Quote } from './media/quote/quote.tsx';
import { Steps } from './media/steps/steps.tsx';
import { Table } from './media/table/table.tsx';
import { TableOfContents } from './media/table-of-contents/table-of-contents.tsx';
import { Text } from './media/text/text.tsx';
import { Video } from './media/video/video.tsx';
import type { HeadingProps } from './outline/outline.ts';
import { pageParts } from './page-parts/page-parts.ts';
import { ProductFormPart, partOfPage } from './page-parts/part-of-page.tsx';
import { AddToCart } from './products/add-to-cart/add-to-cart.tsx';
import { Compare } from './products/compare/compare.tsx';
import { DeviceQuiz } from './products/device-quiz/device-quiz.tsx';
import { CardPaymentButton } from './shop/card-payment-button/card-payment-button.tsx';
import { CartBlock } from './shop/cart/cart-block.tsx';
import { CheckoutBlock } from './shop/checkout/checkout-block.tsx';
import { AccountBlock } from './shop/my-account/account-block.tsx';
import { NoticesBlock } from './shop/notices/notices-block.tsx';
import { PurchaseSummaryBlock } from './shop/purchase-summary/purchase-summary-block.tsx';
import { WalletPaymentButton } from './shop/wallet-payment-button/wallet-payment-button.tsx';
import { WishlistBlock } from './shop/wishlist/wishlist-block.tsx';
import { AccountLink } from './site/account-link/account-link.tsx';
import { CategoryTree } from './site/category-tree/category-tree.tsx';
import { Company } from './site/company/company.tsx';
import { HealthWarning } from './site/health-warning/health-warning.tsx';
import { Imprint } from './site/imprint/imprint.tsx';
import { LanguageSwitch } from './site/language-switch/language-switch.tsx';
import { Logo } from './site/logo/logo.tsx';
import { MenuCart } from './site/menu-cart/menu-cart.tsx';
import { NavMenu } from './site/nav-menu/nav-menu.tsx';
import { NotFoundMessage } from './site/not-found-message/not-found-message.tsx';
import { PaymentMethods } from './site/payment-methods/payment-methods.tsx';
import { Search } from './site/search/search.tsx';
import { SearchForm } from './site/search-form/search-form.tsx';
import { SearchPanel } from './site/search-panel/search-panel.tsx';
import { ShareButtons } from './site/share-buttons/share-buttons.tsx';
import { SocialLinks } from './site/social-links/social-links.tsx';
import { WishlistLink } from './site/wishlist-link/wishlist-link.tsx';

/** The slots of a widget, and where it is given the nodes of another document. */
type SlotsOf<W> = W extends {
  slots?: Readonly<Record<infer Name extends string, unknown>>;
  embeds?: Readonly<{ as: infer Embedded extends string }>;
}
  ? { slots: Readonly<Record<Name | Embedded, ReactNode>> }
  : never;

type Views = {
  [W in Declared as W['name']]: ComponentType<
    ResolvedOf<W['fields']> &
      NonNullable<W['data']> &
      SlotsOf<W> &
      HeadingProps & { element: ElementAttributes }
  >;
};

const all: Views = {
  accordion: Accordion,
  'account-link': AccountLink,
  'wishlist-link': WishlistLink,
  'add-to-cart': AddToCart,
  compare: Compare,
  'device-quiz': DeviceQuiz,
  band: Band,
  'best-sellers': BestSellers,
  'brand-strip': BrandStrip,
  button: Button,
  'card-payment-button': CardPaymentButton,
  carousel: Carousel,
  cart: CartBlock,
  'category-tiles': CategoryTiles,
  'category-tree': CategoryTree,
  checkout: CheckoutBlock,
  columns: Columns,
  company: Company,
  countdown: Countdown,
  counters: Counters,
  divider: Divider,
  duo: Duo,
  facts: Facts,
  'fit-cards': FitCards,
  'footer-columns': FooterColumns,
  'footer-line': FooterLine,
  form: Form,
  gallery: Gallery,
  'header-row': HeaderRow,
  heading: Heading,
  'health-warning': HealthWarning,
  hero: Hero,
  html: Html,
  icon: Icon,
  imprint: Imprint,
  'social-links': SocialLinks,
  journal: Journal,
  'language-switch': LanguageSwitch,
  logo: Logo,
  posts: Posts,
  portfolio: Portfolio,
  'archive-posts': ArchivePosts,
  'loop-carousel': LoopCarousel,
  'loop-grid': LoopGrid,
  map: MapBlock,
  'menu-cart': MenuCart,
  'my-account': AccountBlock,
  wishlist: WishlistBlock,
  'nav-menu': NavMenu,
  'not-found-message': NotFoundMessage,
  notices: NoticesBlock,
  'page-content': PageContent,
  'payment-methods': PaymentMethods,
  picture: PictureBlock,
  'product-row': ProductRow,
  'purchase-summary': PurchaseSummaryBlock,
  quote: Quote,
  'saved-section': SavedSection,
  'search-form': SearchForm,
  'search-panel': SearchPanel,
  search: Search,
  section: Section,
  'share-buttons': ShareButtons,
  slides: Slides,
  'social-button': SocialButton,
  'social-comments': SocialComments,
  'social-embed': SocialEmbed,
  'social-page': SocialPage,
  spacer: Spacer,
  steps: Steps,
  'table-of-contents': TableOfContents,
  table: Table,
  'subscribe-form': SubscribeForm,
  tabs: Tabs,
  'taxonomy-filter': TaxonomyFilter,
  text: Text,
  'two-columns': TwoColumns,
  'wallet-payment-button': WalletPaymentButton,
  video: Video,
};

// biome-ignore lint/suspicious/noExplicitAny: the View of any widget
type AnyView = ComponentType<any>;

const parts = Object.values(pageParts)
  .flat()
  .map(({ name }): [string, AnyView] => [name, partOfPage(name)]);

/** The markup of each widget, by name. */
export const views: ReadonlyMap<string, AnyView> = new Map<string, AnyView>([
  ...Object.entries(all),
  ...itemViews,
  ...parts,
  ['product-form', ProductFormPart],
]);
