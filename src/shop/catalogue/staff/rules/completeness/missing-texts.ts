import type { BothLanguages, Language } from '#kernel/language.ts';
import type { ProductDraft } from '../draft.ts';

/** Texts of a product that shoppers and search engines read. */
const TEXT_FIELDS = ['name', 'shortDescription', 'description', 'seo.title', 'seo.description'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Every product should have these in both languages; others only where the other language has them. */
const EXPECTED: readonly TextField[] = ['name', 'description'];

type Texts = Pick<ProductDraft, 'name' | 'shortDescription' | 'description' | 'seo'>;

function hasText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}

function textsOf({ name, shortDescription, description, seo }: Texts): Record<TextField, BothLanguages> {
  return {
    ...{ name, shortDescription, description },
    ...{ 'seo.title': seo.title, 'seo.description': seo.description },
  };
}

/** The missing texts of a product in a language: name, description, and texts that exist only in the other language. */
export function missingTexts(draft: Texts, language: Language): TextField[] {
  const texts = textsOf(draft);
  const other = language === 'en' ? 'ar' : 'en';
  return TEXT_FIELDS.filter((field) => {
    if (hasText(texts[field][language])) return false;
    return EXPECTED.includes(field) || hasText(texts[field][other]);
  });
}
