import { withCacheDependencies } from '#composition/cache-dependencies.ts';
import type { ProductId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { Language, Localized } from '#kernel/language.ts';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import type { FilterData, LoopData } from '#widgets/loop/item.ts';
import type { PageSubject } from '#widgets/place.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { aProduct, type TestShop } from '../../a-shop.ts';

/** A widget by name with settings beside its initial ones. */
export function node(name: string, id: string, settings: object = {}) {
  const widget = widgets.get(name);
  if (widget === undefined) throw new Error(`no widget ${name}`);
  return {
    ...{ id, widget: name, version: widget.version, common: {}, slots: {} },
    settings: { ...initialOf(widget.fields), ...settings },
  };
}

export type Node = ReturnType<typeof node>;

type Items = 'articles' | 'projects' | 'products' | 'terms';

/** A grid of items, with changes of its query. */
export function gridOf(items: Items, query: object, settings: object = {}) {
  const initial = (initialOf(widgets.get('loop-grid')?.fields ?? {}) as Record<string, object>)[items];
  return node('loop-grid', 'list', { items, [items]: { ...initial, ...query }, ...settings });
}

/** The names in a loop that is printed with its page, in its order. */
export function namesIn(loop: ResolvedWidget | null | undefined): string[] {
  if (loop?.kind !== 'live') throw new Error('the loop is not printed');
  return namesOf((loop.props as { data: LoopData }).data.loop);
}

function namesOf({ items }: LoopData['loop']): string[] {
  return items.map((item) => {
    if (item.kind === 'product') return item.card.name;
    return item.kind === 'document' ? item.facts.title : item.facts.name;
  });
}

/** Where nodes are printed. */
type At = Readonly<{ query?: string; subject?: PageSubject; language?: Language }>;

/** Reads loops and filters as their widgets do. */
export function loopsOf({ shop, time }: TestShop) {
  /** What the first of some nodes shows. */
  const propsOf = async (tree: readonly Node[], { query = '', subject, language = 'en' }: At) => {
    const resolved = await resolveWidgets(tree, {
      ...{ shop: withCacheDependencies(shop, () => time.now), language, now: time.now },
      page: {
        path: '/lists/',
        query,
        title: '',
        publicUrl: 'https://shop.test',
        ...(subject && { subject }),
      },
      ...{ stylesheets: {}, blocks: null, source: { name: 'home', at: '' }, isPreview: false },
    });
    const first = resolved.find(({ id }) => id === tree[0]?.id);
    if (first?.kind !== 'live') throw new Error('the widget is not printed');
    return first.props;
  };
  const loop = async (grid: Node, at: At = {}, others: readonly Node[] = []) =>
    ((await propsOf([grid, ...others], at)) as { data: LoopData }).data.loop;
  return {
    /** A loop beside other nodes of its document. */
    loop,
    /** The names of a loop's items, in its order. */
    names: async (grid: Node, at: At = {}): Promise<string[]> => namesOf(await loop(grid, at)),
    /** What a filter offers beside its loop. */
    terms: async (filter: Node, others: readonly Node[], at: At = {}) =>
      ((await propsOf([filter, ...others], at)) as FilterData).terms,
  };
}

type Made = Readonly<{
  kind?: 'article' | 'portfolio';
  title: Localized;
  category?: string;
  tags?: readonly string[];
  author?: string;
  days?: number;
  position?: number;
}>;

/** An article or project that was published so many days ago. @returns its id */
export async function aText({ shop, db, time }: TestShop, made: Made): Promise<number> {
  const { kind = 'article', title, category = '', tags = [], author, days = 1, position = 0 } = made;
  const slug = title.en.toLowerCase().replaceAll(' ', '-');
  await shop.content.save({
    ...{ kind, slug, title, excerpt: { en: '' }, body: { en: '<p>Text</p>' }, tree: [], coverId: null },
    ...{ category, tags: [...tags], position },
    details: { products: [], ...(author === undefined ? {} : { author: { en: author } }) },
    publishedAt: new Date(time.now.getTime() - days * DAY_MS),
  });
  const saved = db.selectFrom('document').select('id').where('slug', '=', slug);
  return (await saved.executeTakeFirstOrThrow()).id;
}

type Listed = Parameters<typeof aProduct>[1] &
  Readonly<{ sales?: number; days?: number; kind?: 'tobacco' | 'device' }>;

/** A product with sales that came into the shop so many days ago. */
export async function aListed(test: TestShop, made: Listed): Promise<ProductId> {
  const { sales = 0, days = 1, kind, more = {}, ...product } = made;
  const { db, shop, time } = test;
  const marked = kind === undefined ? more : { ...more, 'Meta: _jamra_class': kind };
  const id = await aProduct(test, { stock: 5, ...product, more: marked });
  const created_at = new Date(time.now.getTime() - days * DAY_MS);
  await db.updateTable('product').set({ total_sales: sales, created_at }).where('id', '=', id).execute();
  await db.transaction().execute((tx) => shop.listing.refreshProducts(tx, [id]));
  return id;
}
