import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { Category, CategoryWithAncestors } from '#shop/catalogue';
import { type Picture, toPicture } from '#shop/media';

/** A brand or tag. */
export type Named = { slug: string; name: Localized };

/** The place of a listing. */
export type ListingPlace =
  | { kind: 'shop' }
  | { kind: 'search' }
  | { kind: 'category'; placed: CategoryWithAncestors; tree: readonly Category[] }
  | { kind: 'brand'; brand: Named; category: Category | null; tree: readonly Category[] }
  | { kind: 'tag'; tag: Named };

export type CategoryLink = { label: string; href: string; picture: Picture | null };

/** The head of a listing. */
export type ListingWords = {
  title: string;
  description: string;
  picture: Picture | null;
  /** The listing's path without language, page and query. */
  path: string;
  crumbs: { label: string; href: string }[];
  /** Direct subcategories. */
  chips: CategoryLink[];
  /** Meta title and description; defaults to title and description. */
  meta?: ListingMeta;
};

/** Meta title and description. */
type ListingMeta = { title: string; description: string };

export type WordsDeps = {
  place: ListingPlace;
  language: Language;
  search: string;
  tree: readonly Category[];
};

export function linkTo(category: Category, language: Language): CategoryLink {
  return {
    label: inLanguage(category.name, language),
    href: category.path,
    picture: category.image === null ? null : toPicture(category.image, language),
  };
}

function categoryWords({ category, ancestors }: CategoryWithAncestors, language: Language): ListingWords {
  const { picture } = linkTo(category, language);
  const title = inLanguage(category.name, language);
  const description = inLanguage(category.description, language);
  const { seo } = category;
  return {
    title,
    description,
    meta: {
      title: seo.title[language] || title,
      description: seo.description[language] || description,
    },
    picture,
    path: category.path,
    crumbs: [...ancestors, category].map((one) => ({
      label: inLanguage(one.name, language),
      href: one.path,
    })),
    chips: category.children.map((child) => linkTo(child, language)),
  };
}

function brandWords(
  { brand, category }: Extract<ListingPlace, { kind: 'brand' }>,
  language: Language,
): ListingWords {
  const title = inLanguage(brand.name, language);
  const path = `/brand/${brand.slug}/`;
  const texts = category === null ? null : categoryWords({ category, ancestors: [] }, language);
  return {
    title,
    description: texts?.description ?? '',
    picture: texts?.picture ?? null,
    path,
    crumbs: [{ label: title, href: path }],
    chips: texts?.chips ?? [],
  };
}

function placeWords({ place, language, search, tree }: WordsDeps): ListingWords {
  const t = wordsIn(language);
  if (place.kind === 'category') return categoryWords(place.placed, language);
  if (place.kind === 'brand') return brandWords(place, language);
  const bare = { description: '', picture: null, chips: [] };
  if (place.kind === 'tag') {
    const title = t('listing:tagged', { name: inLanguage(place.tag.name, language) });
    const path = `/product-tag/${place.tag.slug}/`;
    return { ...bare, title, path, crumbs: [{ label: title, href: path }] };
  }
  if (place.kind === 'search') {
    const title = t('listing:results', { words: search });
    return { ...bare, title, path: '/', crumbs: [{ label: title, href: '/#results' }] };
  }
  const title = t('listing:shop');
  return {
    title,
    description: t('listing:shopText'),
    picture: null,
    path: '/shop/',
    crumbs: [{ label: title, href: '/shop/' }],
    chips: tree.map((category) => linkTo(category, language)),
  };
}

/** Title, text, picture and subcategories of a listing; search words replace its text. */
export function listingWords(deps: WordsDeps): ListingWords & { meta: ListingMeta } {
  const { place, language, search } = deps;
  const words = placeWords(deps);
  const { title } = words;
  if (search === '' || place.kind === 'search')
    return { ...words, meta: words.meta ?? { title, description: words.description } };
  const description = wordsIn(language)('search:within', { words: search });
  return { ...words, description, meta: { title, description }, chips: [] };
}
