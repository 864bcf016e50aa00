import type { ReactNode } from 'react';
import type { ProductCard } from '#shop/listing/product-card.ts';
import type { TaxonomyFilter } from '#shop/loops/rules/taxonomy-filter.ts';
import type { Picture } from '#shop/media';
import type { ArticleFacts } from '#views/article-card/article-card.tsx';
import type { Body } from '#views/article-list/whole-article.tsx';
import type { PersonalSource } from './loop-fields.ts';

/** A category or brand in a list; its address is without language. */
export type TermFacts = Readonly<{ name: string; href: string; text: string; picture: Picture | null }>;

/** One item of a loop. */
export type LoopItem =
  | Readonly<{ kind: 'product'; id: number; card: ProductCard }>
  /** `body` only where whole texts are shown. */
  | Readonly<{ kind: 'document'; id: number; facts: ArticleFacts; body: Body | null }>
  | Readonly<{ kind: 'term'; id: string; facts: TermFacts }>;

/** An item of a loop printed by a template; `node` is null for the shop's default card. */
export type ShownItem = LoopItem & Readonly<{ node: ReactNode }>;

/** One page of the items of a loop. */
export type LoopPage = Readonly<{
  items: readonly LoopItem[];
  total: number;
  /** There are more than `total`; counting stopped there. */
  isRounded: boolean;
  page: number;
  pageCount: number;
}>;

/** A page of the items of a loop, with the filters that count. */
export type LoadedLoop = LoopPage & Readonly<{ filters: readonly TaxonomyFilter[] }>;

/** The base of a loop's links: its page without the parameters that they change. */
export type LoopLinks = Readonly<{
  id: string;
  base: string;
  /** Its pages are those of the archive: `/blog/page/2/`. */
  isArchive: boolean;
}>;

/** The items of a loop, its links, and the document that contains its node. */
export type LoopData = Readonly<{
  loop: Omit<LoadedLoop, 'items'> & Readonly<{ items: readonly ShownItem[] }>;
  links: LoopLinks;
  document: string;
  /** It leaves out what loops before it on the page show. */
  avoidsDuplicates: boolean;
  /** There are no items, and a section is shown in their place. */
  isEmptySection: boolean;
  /** Only for loops of each visitor's own products. */
  personal: PersonalLoop | null;
}>;

/** How a loop of a visitor's own products is printed for everybody. */
export type PersonalLoop = Readonly<{
  source: PersonalSource;
  /** There is no fallback: scripts show the loop to visitors with such products. */
  isHidden: boolean;
}>;

/** A term that a filter offers. */
export type FilterTerm = Readonly<{
  slug: string;
  name: string;
  /** Items that have it under the filters of the loop. */
  count: number;
  isPicked: boolean;
  href: string;
}>;

/** What a filter offers. */
export type FilterData = {
  terms: readonly FilterTerm[];
  /** The loop without this filter; null while it does not filter. */
  clearHref: string | null;
};
