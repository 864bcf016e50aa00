import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import type { Terms } from '../../../store/terms.ts';
import type { ProductDraft, VariationDraft } from '../draft.ts';

/** What a product itself has instead of the values of a variation. */
export const NO_OPTION: Localized = { en: '' };

const BETWEEN: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** Slugs of the attributes by whose values variations of products are named. */
export function namedAttributes(drafts: readonly ProductDraft[]): string[] {
  const varying = drafts.flatMap(({ attributes }) => attributes.filter(({ isVariation }) => isVariation));
  return [...new Set(varying.map(({ slug }) => slug))];
}

/**
 * The values of a variation, joined; in Arabic where the attributes have Arabic names.
 *
 * @param terms the names of the attributes' values
 */
export function optionOf(
  { options }: VariationDraft,
  { attributes }: ProductDraft,
  { terms }: Pick<Terms, 'terms'>,
): Localized {
  const names = attributes.flatMap(({ slug, values }): Localized[] => {
    const chosen = options[slug];
    if (chosen === undefined || chosen === '') return [];
    const name = values.find((one) => one.slug === chosen)?.name || chosen;
    return [terms.get(`${slug}/${chosen}`)?.name ?? { en: name }];
  });
  const joined = (language: Language) =>
    names.map((name) => inLanguage(name, language)).join(BETWEEN[language]);
  return { en: joined('en'), ar: joined('ar') };
}
