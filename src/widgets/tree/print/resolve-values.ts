import type { DocumentId } from '#kernel/ids.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { ANY_TIME } from '#kernel/span.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { type Category, findCategoryBySlug } from '#shop/catalogue';
import { localizeLinks } from '#shop/content/rules/localize-links.ts';
import { PLAIN_QUERY } from '#shop/listing';
import { offCanvasHash } from '#shop/templates/rules/off-canvas-action.ts';
import type { AnyField, Fields, ResolvedOf, ValuesOf } from '../../fields/field.ts';
import type { PerDevice } from '../../fields/nested.ts';
import { type PeriodValue, spanOf } from '../../fields/period.ts';
import type { LinkValue, ProductQuery, Term, TermValue } from '../../fields/references.ts';
import { pictured } from '../../loop/load/pictured.ts';
import type { Place } from '../../place.ts';

function findCategory(tree: readonly Category[], id: number): Category | undefined {
  return walkTree(tree).find(({ node }) => node.id === id)?.node;
}

type ActionLink = Extract<LinkValue, { action: string }>;

/** '' unless what it opens or closes is published. */
async function actionHash(link: ActionLink, { templates }: Place['shop']): Promise<string> {
  const isShown = async (place: 'popup' | 'off-canvas', id: number) =>
    (await templates.published(place)).some((one) => one.id === id);
  if ('off-canvas' in link) {
    const id = link['off-canvas'];
    return (await isShown('off-canvas', id)) ? offCanvasHash(link.action, id) : '';
  }
  const toggle = link.action === 'toggle' ? '&toggle=yes' : '';
  return (await isShown('popup', link.popup)) ? `#popup:open?id=${link.popup}${toggle}` : '';
}

/** The address of a link, without a language; '' if its target is gone. */
export async function hrefOf(link: LinkValue, { shop }: Pick<Place, 'shop'>): Promise<string> {
  if (typeof link === 'string') return link;
  if ('product' in link) {
    const slug = await shop.catalogue.published.slugOf({ id: link.product });
    return slug === null ? '' : `/product/${slug}/`;
  }
  if ('page' in link) return (await shop.content.pathOf(link.page as DocumentId)) ?? '';
  if ('action' in link) return actionHash(link, shop);
  return findCategory(await shop.catalogue.categoryTree(), link.category)?.path ?? '';
}

async function attributeTermOf(
  key: string,
  { shop, language }: Pick<Place, 'shop' | 'language'>,
): Promise<Term | null> {
  const [attribute = '', slug = ''] = key.split('/');
  const named = (await shop.catalogue.attributeTerms([attribute])).terms.get(key);
  if (named === undefined) return null;
  return { taxonomy: `pa_${attribute}`, slug, name: inLanguage(named.name, language), href: '' };
}

async function termOf(term: TermValue, { shop, language }: Place): Promise<Term | null> {
  if (term === null) return null;
  if ('category' in term) {
    const category = findCategory(await shop.catalogue.categoryTree(), term.category);
    if (category === undefined) return null;
    const { slug, name, path: href } = category;
    return { taxonomy: 'product_cat', slug, name: inLanguage(name, language), href };
  }
  if ('attribute' in term) return attributeTermOf(term.attribute, { shop, language });
  const isBrand = 'brand' in term;
  const named = isBrand ? await shop.catalogue.findBrand(term.brand) : await shop.catalogue.findTag(term.tag);
  if (named === null) return null;
  const { slug, name } = named;
  const taxonomy = isBrand ? 'product_brand' : 'product_tag';
  const href = `/${isBrand ? 'brand' : 'product-tag'}/${slug}/`;
  return { taxonomy, slug, name: inLanguage(name, language), href };
}

async function cardsOf({ category, orderby, count }: ProductQuery, { shop, language, now }: Place) {
  const categoryOfPage =
    category === '' ? null : findCategoryBySlug(await shop.catalogue.categoryTree(), category);
  const { cards } = await shop.listing.loop({
    place: { categoryId: categoryOfPage?.category.id ?? null, language, now },
    query: { ...PLAIN_QUERY, orderby },
    ...{ withTerms: [], withoutTerms: [], without: [], among: null, published: ANY_TIME },
    ...{ perPage: count, offset: 0 },
  });
  return cards;
}

function perDevice({ desktop, tablet = desktop, mobile = tablet }: PerDevice<unknown>) {
  return { desktop, tablet, mobile };
}

/** A valid value as its field gives it to the View. */
async function resolveValue({ control }: AnyField, value: unknown, place: Place): Promise<unknown> {
  switch (control.type) {
    case 'localized':
      return resolveValue(control.of, inLanguage(value as Localized, place.language), place);
    case 'rich-text':
    case 'html':
      return pictured(place.shop, place.language, localizeLinks(value as string, place.language));
    case 'per-device':
      return perDevice(value as PerDevice<unknown>);
    case 'record':
      return resolveValues(control.of, value as ValuesOf<Fields>, place);
    case 'list':
      return Promise.all(
        (value as ValuesOf<Fields>[]).map((entry) => resolveValues(control.of, entry, place)),
      );
    case 'picture':
      return place.picture(value as number | null);
    case 'date':
      return new Date(value as string);
    case 'period':
      return spanOf(value as PeriodValue, place.now);
    case 'link':
      return hrefOf(value as LinkValue, place);
    case 'term':
      return termOf(value as TermValue, place);
    case 'product-query':
      return cardsOf(value as ProductQuery, place);
    default:
      return value;
  }
}

/** Valid values as the View gets them. */
export async function resolveValues<F extends Fields>(
  fields: F,
  values: ValuesOf<F>,
  place: Place,
): Promise<ResolvedOf<F>> {
  const entries = Object.entries(fields).map(async ([name, field]) => [
    name,
    await resolveValue(field, values[name], place),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as ResolvedOf<F>;
}
