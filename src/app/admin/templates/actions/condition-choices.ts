import type { ActionCall } from '#admin-actions/action.ts';
import type { DocumentId, ProductId } from '#kernel/ids.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { type Condition, type SingleKind, singleKindOf, type TemplatePlace } from '#shop/templates';

const MOST_FOUND = 12;

/** A choice of a condition: its id or slug as a string, and its name. */
export type ConditionChoice = Readonly<{ value: string; label: string }>;

/** A single product or text in a condition; `of` is needed, since their ids may be equal. */
export type SingleChoice = ConditionChoice & Readonly<{ of: SingleKind }>;

type NamedBySlug = Readonly<{ slug: string; name: Localized }>;

/** The categories, brands, tags and topics that conditions of a place can name, and the attributes that loops can. */
export async function conditionChoices({ shop, language }: ActionCall) {
  const { terms } = shop.content.edit;
  const bySlug = ({ slug, name }: NamedBySlug): ConditionChoice => ({
    value: slug,
    label: inLanguage(name, language),
  });
  const [product, articles, projects, textTags] = await Promise.all([
    shop.catalogue.choices(),
    terms.list({ term: 'category', kind: 'article' }),
    terms.list({ term: 'category', kind: 'portfolio' }),
    terms.list({ term: 'tag' }),
  ]);
  const categories = product.categories.map(({ id, name }) => ({
    value: String(id),
    label: inLanguage(name, language),
  }));
  const brands = product.attributes.find(({ slug }) => slug === 'brand')?.values ?? [];
  return {
    category: categories,
    brand: brands.map(bySlug),
    productTag: product.tags.map(bySlug),
    attributes: product.attributes
      .filter(({ slug }) => slug !== 'brand')
      .map(({ slug, name, values }) => ({
        slug,
        label: inLanguage(name, language),
        values: values.map(bySlug),
      })),
    textTag: textTags.map(bySlug),
    topic: [...articles, ...projects].map(bySlug),
  };
}

const KINDS = { article: ['article', 'portfolio'], page: ['page'] } as const;

/** Searches products, pages, or articles and projects by name. */
export async function findSingles(
  { shop, language }: ActionCall,
  { of, q }: { of: SingleKind; q: string },
): Promise<SingleChoice[]> {
  const toChoice = ({ id, name }: { id: number; name: Localized }) => ({
    of,
    value: String(id),
    label: inLanguage(name, language),
  });
  if (of === 'product') {
    const { rows } = await shop.catalogue.edit.find({ text: q, sort: 'name', page: 1, perPage: MOST_FOUND });
    return rows.map(toChoice);
  }
  const query = { text: q, state: null, category: null, lacksArabic: false, limit: MOST_FOUND, offset: 0 };
  const pages = await Promise.all(KINDS[of].map((kind) => shop.content.edit.find({ ...query, kind })));
  return pages.flatMap(({ rows }) => rows.map(({ id, title }) => toChoice({ id, name: title })));
}

type Single = Readonly<{ of: SingleKind; id: number }>;

function singleIn(condition: Condition, place: TemplatePlace): Single[] {
  const of = singleKindOf(place, condition.kind);
  return of === null || !('value' in condition) ? [] : [{ of, id: Number(condition.value) }];
}

/** Names of the single products and texts in some conditions. */
export async function namesOfSingles(
  { shop, language }: ActionCall,
  { place, conditions }: { place: TemplatePlace; conditions: readonly Condition[] },
): Promise<SingleChoice[]> {
  const singles = conditions.flatMap((one) => singleIn(one, place));
  const ids = singles.flatMap(({ of, id }) => (of === 'product' ? [id as ProductId] : []));
  const products = ids.length === 0 ? new Map() : await shop.catalogue.sellables(ids);
  const nameOf = async ({ of, id }: Single): Promise<Localized | null> => {
    if (of === 'product') return products.get(id)?.name ?? null;
    return (await shop.content.edit.preview(id as DocumentId))?.title ?? null;
  };
  const named = singles.map(async ({ of, id }): Promise<SingleChoice[]> => {
    const name = await nameOf({ of, id });
    return name === null ? [] : [{ of, value: String(id), label: inLanguage(name, language) }];
  });
  return (await Promise.all(named)).flat();
}
