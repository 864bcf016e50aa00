import type { Instant } from '#kernel/instant.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { Category } from '#shop/catalogue';
import type { DocumentResult, DocumentSearch } from '#shop/content';
import type { ProductCard, Understood } from '#shop/listing';
import { foldForSearch } from '../rules/fold.ts';
import { type FoundCategory, matchCategories } from '../rules/match-categories.ts';
import { isTextFirst } from '../rules/texts-first.ts';
import { toNameTsquery } from '../rules/to-tsquery.ts';

/** An article or a page that has the words; `isNamed` when its title has them. */
export type TextResult = Readonly<{ title: string; excerpt: string; path: string; isNamed: boolean }>;

/** The results of a search besides products. */
export type OtherResults = Readonly<{ categories: readonly FoundCategory[]; texts: readonly TextResult[] }>;

/** Suggestions for a partial search text. */
export type Suggestions = OtherResults &
  Readonly<{
    typed: string;
    corrected: string | null;
    products: readonly ProductCard[];
    /** The total number of products; limited to slightly more than are ranked. */
    total: number;
    /** Folded words to highlight. */
    marks: readonly string[];
    /** Whether the articles and pages are shown before the products. */
    isTextFirst: boolean;
  }>;

export type SuggestDeps = {
  understand: (typed: string) => Promise<Understood>;
  findBest: (
    understood: Understood,
    requested: { language: Language; now: Instant; limit: number },
  ) => Promise<ProductCard[]>;
  categoryTree: () => Promise<Category[]>;
  searchTexts: (search: DocumentSearch, limit: number) => Promise<DocumentResult[]>;
};

const SHORTEST = 2;
const PRODUCTS = 6;
const CATEGORIES = 4;
const TEXTS = 3;

function toText({ kind, slug, title, excerpt, isNamed }: DocumentResult, language: Language): TextResult {
  return {
    title: inLanguage(title, language),
    excerpt: inLanguage(excerpt, language),
    path: kind === 'article' ? `/blog/${slug}/` : `/${slug}/`,
    isNamed,
  };
}

/**
 * Articles and pages that have every word. Where no title has them all and no product is found, those with any of them
 * in the title come first.
 */
async function findTexts(
  { searchTexts }: Pick<SuggestDeps, 'searchTexts'>,
  { groups, ...understood }: Understood,
) {
  const named = toNameTsquery(groups, 'every');
  const texts = await searchTexts({ tsquery: understood.tsquery, named }, TEXTS);
  const isSure = understood.matches.total > 0 || groups.length === 1 || texts.some(({ isNamed }) => isNamed);
  if (isSure) return texts;
  const near = await searchTexts({ tsquery: toNameTsquery(groups, 'any'), named }, TEXTS);
  const others = texts.filter(
    ({ kind, slug }) => !near.some((one) => one.kind === kind && one.slug === slug),
  );
  return [...near, ...others].slice(0, TEXTS);
}

/** Categories and articles that have what was typed. */
export function findBeside(deps: SuggestDeps) {
  return async (understood: Understood, language: Language): Promise<OtherResults> => {
    if (understood.groups.length === 0) return { categories: [], texts: [] };
    const [tree, texts] = await Promise.all([deps.categoryTree(), findTexts(deps, understood)]);
    return {
      categories: matchCategories(tree, understood, language).slice(0, CATEGORIES),
      texts: texts.map((text) => toText(text, language)),
    };
  };
}

/** Suggestions for a partial text; null if it is too short. */
export function suggest(deps: SuggestDeps) {
  const beside = findBeside(deps);
  return async (
    typed: string,
    { language, now }: { language: Language; now: Instant },
  ): Promise<Suggestions | null> => {
    if (foldForSearch(typed).length < SHORTEST) return null;
    const understood = await deps.understand(typed);
    const [products, related] = await Promise.all([
      deps.findBest(understood, { language, now, limit: PRODUCTS }),
      beside(understood, language),
    ]);
    const marks = understood.groups.flatMap(({ whole, begins }) => [...whole, ...begins]);
    return {
      ...related,
      typed,
      products,
      corrected: understood.corrected,
      total: understood.matches.total,
      marks,
      isTextFirst: isTextFirst({ texts: related.texts, products, marks }),
    };
  };
}
