import { z } from 'zod';
import { type ActionCall, readAction } from '#admin-actions/action.ts';
import { inLanguage, LANGUAGES, type Localized } from '#kernel/language.ts';
import { done } from '#kernel/outcome.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import { EDITED_KINDS } from '#shop/content';
import { foldForSearch, wordsOf } from '#shop/search/rules/fold.ts';
import type { Right } from '#shop/staff';
import { editPath } from '../content/rules/kinds.ts';

/** The limit of rows per kind; a last row links to the full list. */
const MOST = 5;
const LONGEST = 200;
/** Shorter words match too many records for an index. */
const SHORTEST = 3;
const BRAND = 'brand';

type Find<Found> = (call: ActionCall, text: string) => Promise<Found>;

/** The first rows, and whether there are more. */
function firstOf<Row>(rows: readonly Row[]) {
  return { rows: rows.slice(0, MOST), hasMore: rows.length > MOST };
}

async function findOrders({ shop }: ActionCall, text: string) {
  const { orders } = await shop.orders.search({ text, status: null, page: 1 });
  return firstOf(
    orders.map(({ id, status, email, address, totals }) => ({
      ...{ id, status, email, total: totals.total },
      name: `${address.firstName} ${address.lastName}`.trim(),
    })),
  );
}

/** A longer text is a sentence, which the storefront search would match by chance. */
const MOST_UNDERSTOOD = 3;

/** Products of any status by name, SKU and barcode; without a match, a few words by the storefront search. */
async function findProducts({ shop, language }: ActionCall, text: string) {
  const named = (await shop.catalogue.edit.suggest(text, MOST + 1)).map(({ id, name, sku, status }) => ({
    ...{ id: Number(id), sku, status },
    name: inLanguage(name, language),
  }));
  const isSentence = wordsOf(text).length > MOST_UNDERSTOOD;
  if (named.length > 0 || isSentence || !/\p{L}/u.test(text)) return firstOf(named);
  const understood = await shop.search.suggest(text, { language, now: new Date() });
  const cards = understood?.products ?? [];
  return firstOf(
    cards.map(({ id, name, sku }) => ({ id: Number(id), name, sku, status: 'published' as const })),
  );
}

/** Brands and categories, which filter the list of products. */
async function findRanges({ shop, language }: ActionCall, text: string) {
  const sought = ` ${foldForSearch(text)}`;
  const hasIt = ({ name }: { name: Localized }) =>
    LANGUAGES.some((one) => ` ${foldForSearch(inLanguage(name, one))}`.includes(sought));
  const [{ terms }, tree] = await Promise.all([
    shop.catalogue.attributeTerms([BRAND]),
    shop.catalogue.categoryTree(),
  ]);
  const brands = [...terms].map(([key, { name }]) => ({
    ...{ name, of: 'brand' as const, filter: `brand=${key.slice(BRAND.length + 1)}` },
  }));
  const categories = walkTree(tree).map(({ node: { id, name } }) => ({
    ...{ name, of: 'category' as const, filter: `category=${id}` },
  }));
  return [...brands, ...categories]
    .filter(hasIt)
    .slice(0, MOST)
    .map(({ name, ...range }) => ({ ...range, name: inLanguage(name, language) }));
}

async function findCustomers({ shop }: ActionCall, text: string) {
  const customers = await shop.customers.staff.suggest(text, MOST + 1);
  return firstOf(customers.map(({ id, name, email }) => ({ id, name, email })));
}

/** Pages, home pages, articles and projects by title and slug; templates, sections and popups by name. */
async function findDocuments({ shop, language }: ActionCall, text: string) {
  const anything = { text, state: null, category: null, lacksArabic: false, limit: MOST, offset: 0 };
  const [documents, templates] = await Promise.all([
    Promise.all(
      EDITED_KINDS.map(async (kind) => {
        const { rows } = await shop.content.edit.find({ ...anything, kind });
        return rows.map(({ id, title, state }) => ({
          ...{ kind, state, path: editPath(kind, id) },
          name: inLanguage(title, language),
        }));
      }),
    ),
    shop.templates.edit.find({ text, place: null, state: null }),
  ]);
  return [
    ...documents.flat(),
    ...templates.slice(0, MOST).map(({ id, name, place, state }) => ({
      ...{ kind: place, state, name, path: `/admin/templates/${id}/` },
    })),
  ];
}

/** Records in the command palette, as far as the member may see them. */
export const actions = {
  'search.records': readAction({
    need: 'anybody',
    input: z.object({ q: z.string().trim().min(1).max(LONGEST) }),
    run: async (call, { q }) => {
      const rights = call.member.rights;
      const isAsked = wordsOf(q).some((word) => word.length >= SHORTEST);
      const only = <Found>(right: Right, find: Find<Found>): Promise<Found | null> =>
        isAsked && rights.includes(right) ? find(call, q) : Promise.resolve(null);
      const [orders, products, ranges, customers, documents] = await Promise.all([
        only('orders.see', findOrders),
        only('products.see', findProducts),
        only('products.see', findRanges),
        only('customers.see', findCustomers),
        only('content.see', findDocuments),
      ]);
      return done({ orders, products, ranges, customers, documents });
    },
  }),
};
