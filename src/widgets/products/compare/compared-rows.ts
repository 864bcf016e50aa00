import { inLanguage, type Language } from '#kernel/language.ts';
import type { Product, ProductAttribute } from '#shop/catalogue';

/** A fact of some products, side by side; '' where a product does not have it. */
export type ComparedRow = Readonly<{
  slug: string;
  name: string;
  values: readonly string[];
  /** Whether the products differ in it. */
  differs: boolean;
}>;

function textOf(attribute: ProductAttribute | undefined, language: Language): string {
  const names = (attribute?.values ?? []).map(({ name }) => inLanguage(name, language));
  return names.join(language === 'ar' ? '، ' : ', ');
}

/** The visible attributes of some products, in the order of the first product that has them. */
export function comparedRows(products: readonly Product[], language: Language): ComparedRow[] {
  const visible = products.map(({ attributes }) => attributes.filter(({ isVisible }) => isVisible));
  const all = new Map(visible.flat().map((attribute) => [attribute.slug, attribute]));
  return [...all.values()].map(({ slug, name }) => {
    const values = visible.map((attribute) =>
      textOf(
        attribute.find((one) => one.slug === slug),
        language,
      ),
    );
    return { slug, name: inLanguage(name, language), values, differs: new Set(values).size > 1 };
  });
}
