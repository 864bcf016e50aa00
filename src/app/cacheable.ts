import { PERSONAL_WORDS } from '#kernel/personal-addresses.ts';
import { REVIEW_PARAMETERS } from '#shop/reviews';

/** A page that is the same for everybody, and the parameters of its address that it goes by. */
export type Cacheable = Readonly<{ path: RegExp; parameters: RegExp }>;

const NOTHING = /^$/;
const LISTING =
  /^(orderby|paged|product-page|min_price|max_price|rating_filter|stock|on_sale|fits|(filter|query_type)_[a-z0-9-]{1,60})$/;
const PAGED = /^paged$/;
const PRODUCT = new RegExp(
  `^(attribute_[a-z0-9_-]{1,60}|${Object.values(REVIEW_PARAMETERS)
    .map((name) => name.replaceAll('-', '\\-'))
    .join('|')})$`,
);

/** Two words below these are pages of another kind, or versions that one order was placed on. */
const NO_LISTING_BELOW = [
  ...PERSONAL_WORDS,
  'blog',
  'brand',
  'category',
  'portfolio',
  'privacy',
  'product',
  'product-tag',
  'terms',
];

const none = (words: readonly string[]) => `(?!(?:${words.join('|')})/)`;
const WORD = '[a-z0-9][a-z0-9_-]*';
const PAGE = '(?:page/[1-9]\\d{0,5}/)?';

/**
 * Which pages may be kept, beside the table of all pages in routes.ts. Paths stand without language. A parameter that is
 * not named, but for those of campaigns, makes a request one of its own; so do searches, whose words nobody could count.
 */
export const CACHEABLE: readonly Cacheable[] = [
  { path: /^\/$/, parameters: NOTHING },
  { path: /^\/(my-device|under-age)\/$/, parameters: NOTHING },
  { path: new RegExp(`^/shop/${PAGE}$`), parameters: LISTING },
  { path: new RegExp(`^/(category|product-tag|brand)/${WORD}/${PAGE}$`), parameters: LISTING },
  { path: new RegExp(`^/product/${WORD}/(?:comment-page-[1-9]\\d{0,4}/)?$`), parameters: PRODUCT },
  { path: new RegExp(`^/(blog|portfolio)/${PAGE}$`), parameters: PAGED },
  { path: new RegExp(`^/(blog|portfolio)/(category|tag)/${WORD}/${PAGE}$`), parameters: PAGED },
  { path: new RegExp(`^/(blog|portfolio)/${WORD}/$`), parameters: NOTHING },
  { path: new RegExp(`^/${none(PERSONAL_WORDS)}${WORD}/${PAGE}$`), parameters: LISTING },
  { path: new RegExp(`^/${none(NO_LISTING_BELOW)}${WORD}/${WORD}/${PAGE}$`), parameters: LISTING },
];
