import type { ActionCall } from '#admin-actions/action.ts';
import type { DocumentId, ProductId } from '#kernel/ids.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import type { TemplatePlace } from '#shop/templates';

const MOST_FOUND = 12;

/** Something that a condition can name: its id or slug as a text, and what it is called. */
export type ConditionChoice = Readonly<{ value: string; label: string }>;

type NamedBySlug = Readonly<{ slug: string; name: Localized }>;

/** Categories, brands, tags and topics that conditions of a place can name. */
export async function conditionChoices({ shop, language }: ActionCall) {
  const { terms } = shop.content.edit;
  const bySlug = ({ slug, name }: NamedBySlug): ConditionChoice => ({
    value: slug,
    label: inLanguage(name, language),
  });
  const [goods, articles, projects, textTags] = await Promise.all([
    shop.catalogue.choices(),
    terms.list({ term: 'category', kind: 'article' }),
    terms.list({ term: 'category', kind: 'portfolio' }),
    terms.list({ term: 'tag' }),
  ]);
  const categories = goods.categories.map(({ id, name }) => ({
    value: String(id),
    label: inLanguage(name, language),
  }));
  const brands = goods.attributes.find(({ slug }) => slug === 'brand')?.values ?? [];
  return {
    category: categories,
    brand: brands.map(bySlug),
    productTag: goods.tags.map(bySlug),
    textTag: textTags.map(bySlug),
    topic: [...articles, ...projects].map(bySlug),
  };
}

const KINDS = { article: ['article', 'portfolio'], page: ['page'] } as const;

/** Single products or texts whose name holds some words. */
export async function findSingles(
  { shop, language }: ActionCall,
  { place, q }: { place: TemplatePlace; q: string },
): Promise<ConditionChoice[]> {
  const toChoice = ({ id, name }: { id: number; name: Localized }) => ({
    value: String(id),
    label: inLanguage(name, language),
  });
  if (place === 'product') {
    const { rows } = await shop.catalogue.edit.find({ text: q, sort: 'name', page: 1, perPage: MOST_FOUND });
    return rows.map(toChoice);
  }
  if (place !== 'page' && place !== 'article') return [];
  const query = { text: q, state: null, category: null, lacksArabic: false, limit: MOST_FOUND, offset: 0 };
  const found = await Promise.all(KINDS[place].map((kind) => shop.content.edit.find({ ...query, kind })));
  return found.flatMap(({ rows }) => rows.map(({ id, title }) => toChoice({ id, name: title })));
}

/** What the single products or texts of some conditions are called. */
export async function namesOfSingles(
  { shop, language }: ActionCall,
  { place, ids }: { place: TemplatePlace; ids: readonly number[] },
): Promise<ConditionChoice[]> {
  if (ids.length === 0) return [];
  if (place === 'product') {
    const goods = await shop.catalogue.sellables(ids as readonly ProductId[]);
    return [...goods].map(([id, { name }]) => ({ value: String(id), label: inLanguage(name, language) }));
  }
  const texts = await Promise.all(ids.map((id) => shop.content.edit.preview(id as DocumentId)));
  return texts.flatMap((text) =>
    text === null ? [] : [{ value: String(text.id), label: inLanguage(text.title, language) }],
  );
}
