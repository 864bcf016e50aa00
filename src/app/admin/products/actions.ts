import { z } from 'zod';
import { type ActionCall, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf, idsOf } from '#admin-actions/ids.ts';
import type { Shop } from '#composition/shop.ts';
import type { ProductId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { type OpenProduct, PRODUCT_TEMPLATE } from '#shop/catalogue';
import { filterIn } from './rules/filter-in.ts';

const productId = idOf<ProductId>();
const one = z.object({ id: productId });
const about = ({ id }: { id: number | null }) => (id === null ? 'product:new' : `product:${id}`);
const MOST_AT_ONCE = 1000;
const MOST_ROWS = 2000;

type ProductFilter = Parameters<Shop['catalogue']['edit']['find']>[0];

/** The filter of the list. */
const filter = z.object({
  text: z.string().max(200).default(''),
  productClass: z.string().max(20).nullable().default(null),
  categoryId: z.number().nullable().default(null),
  brand: z.string().max(200).nullable().default(null),
  status: z.string().max(20).nullable().default(null),
  stock: z.string().max(20).default('all'),
  missing: z.string().max(2).nullable().default(null),
  onSale: z.boolean().nullable().default(null),
  sort: z.string().max(20).default('updated'),
});

/** The same filter, parsed from the query of the list's URL. */
const filterInAddress = z.record(z.string(), z.unknown()).transform((query) => {
  return filter.parse(filterIn(new URLSearchParams(query as Record<string, string>)));
});

/** A bulk change, of products by id or of all that match a filter. */
const change = z.record(z.string(), z.unknown());
const changing = z.union([
  z.strictObject({ ids: idsOf<ProductId>(MOST_AT_ONCE), change }),
  z.strictObject({ list: filterInAddress, change }),
]);

/** The ids of the products to change; one more than the limit suffices to refuse a list that is too long. */
function idsIn({ shop }: ActionCall, which: z.output<typeof changing>): Promise<readonly ProductId[]> {
  return 'ids' in which
    ? Promise.resolve(which.ids)
    : shop.catalogue.edit.findIds(which.list as ProductFilter, MOST_AT_ONCE + 1);
}

function changesStock({ stockDelta = 0 }: Record<string, unknown>): boolean {
  return stockDelta !== 0;
}

/** Removes cost prices, for members without the right to see them. */
function withoutCosts(product: OpenProduct): OpenProduct {
  const { price, variations, ...draft } = product.draft;
  const hidden = { costMinor: null };
  return {
    ...product,
    draft: {
      ...draft,
      price: { ...price, ...hidden },
      variations: variations.map((one) => ({ ...one, price: { ...one.price, ...hidden } })),
    },
  };
}

/** The author of bulk changes: API keys and staff can each undo their own only. */
function bulkEditorOf(call: ActionCall) {
  return { ...editorOf(call), apiKeyId: call.apiKey?.id ?? null };
}

/** Products. Source: BO-01, ST-01 */
export const actions = {
  'products.list': readAction({
    need: 'products.see',
    input: filter.extend({ page: z.number().default(1), perPage: z.number().default(50) }),
    run: async ({ shop }, sought) => done(await shop.catalogue.edit.find(sought as ProductFilter)),
  }),
  /** Exports the listed products with their variations. */
  'products.export': readAction({
    need: 'products.see',
    input: filterInAddress,
    run: async ({ shop }, sought) =>
      done(shop.catalogue.exportProducts(await shop.catalogue.edit.findIds(sought as ProductFilter))),
  }),
  'products.template': readAction({
    need: 'products.see',
    input: z.object({}),
    run: async () => done(PRODUCT_TEMPLATE),
  }),
  'products.choices': readAction({
    need: 'products.see',
    input: z.object({ hasDevices: z.boolean().default(true) }),
    run: async ({ shop }, { hasDevices }) =>
      done({
        ...(await shop.catalogue.choices(hasDevices)),
        locations: await shop.inventory.locations.list(),
      }),
  }),
  'products.open': readAction({
    need: 'products.see',
    input: one,
    run: async ({ shop, member }, { id }) => {
      const product = await shop.catalogue.edit.open(id);
      if (product === null) return refuse({ code: 'catalogue.unknown-product' });
      return done(member.rights.includes('costs.see') ? product : withoutCosts(product));
    },
  }),
  /** Whether the member may preview an unpublished product's page, which shows the preview. */
  'products.preview': readAction({
    need: 'products.see',
    input: z.object({ slug: z.string().min(1).max(200) }),
    run: async ({ shop }, { slug }) => {
      const product = await shop.catalogue.previewProduct(slug);
      return product === null ? refuse({ code: 'catalogue.unknown-product' }) : done({ id: product.id });
    },
  }),
  'products.save': writeAction({
    need: 'products.change',
    saves: ['product'],
    input: z.object({
      id: productId.nullable(),
      version: z.int().min(0),
      draft: z.record(z.string(), z.unknown()),
    }),
    about,
    run: (call, { id, version, draft }) =>
      call.shop.catalogue.edit.save(id, draft, { version, by: editorOf(call) }),
  }),
  'products.change-one': writeAction({
    need: 'products.change',
    input: z.object({
      id: productId,
      variationId: idOf().nullable().default(null),
      change: z.record(z.string(), z.unknown()),
    }),
    about,
    run: (call, { id, variationId, change: typed }) =>
      call.shop.catalogue.edit.changeOne({ id, variationId }, typed, editorOf(call)),
  }),
  'products.change-many': writeAction({
    need: 'products.change',
    input: changing,
    about: (which) => ('ids' in which ? which.ids : []).map((id) => `product:${id}`).join(' '),
    run: async (call, which) =>
      call.shop.catalogue.edit.changeMany(await idsIn(call, which), which.change, {
        ...{ by: bulkEditorOf(call), skipRefused: true, undoable: true },
      }),
  }),
  /** Previews a change of prices. */
  'products.preview-many': readAction({
    need: 'products.change',
    input: changing,
    run: async (call, which) => call.shop.catalogue.edit.previewMany(await idsIn(call, which), which.change),
  }),
  'products.undo-many': writeAction({
    need: 'products.change',
    input: z.object({ id: idOf() }),
    run: (call, { id }) => call.shop.catalogue.edit.undoMany(id, bulkEditorOf(call)),
  }),
  /** The caller's last bulk change, while it can be undone. */
  'products.last-many': readAction({
    need: 'products.see',
    input: z.object({}),
    run: async (call) => done(await call.shop.catalogue.edit.lastBulkChange(bulkEditorOf(call))),
  }),
  'products.sheet': readAction({
    need: 'products.see',
    input: filter.extend({ page: z.number().default(1), perPage: z.number().default(50) }),
    run: async ({ shop }, sought) => done(await shop.catalogue.edit.sheet(sought as ProductFilter)),
  }),
  /** Saves the changed rows of the spreadsheet, or undoes such a save. Changing stock needs its own right. */
  'products.save-sheet': writeAction({
    need: 'products.change',
    input: z.object({
      rows: z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_ROWS),
      isUndo: z.boolean().default(false),
    }),
    about: ({ rows }) => [...new Set(rows.map(({ id }) => `product:${Number(id)}`))].join(' '),
    run: async (call, { rows, isUndo }) => {
      if (rows.some(changesStock) && !call.member.rights.includes('stock.change'))
        return refuse({ code: 'staff.forbidden', right: 'stock.change' });
      return call.shop.catalogue.edit.changeRows(rows, {
        by: editorOf(call),
        act: isUndo ? 'undone' : 'changed',
      });
    },
  }),
  'products.duplicate': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.catalogue.edit.duplicate(id, editorOf(call)),
  }),
  'products.archive': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.catalogue.edit.archive(id, editorOf(call)),
  }),
  'products.restore': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.catalogue.edit.restore(id, editorOf(call)),
  }),
  'products.remove': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: ({ shop }, { id }) => shop.catalogue.edit.remove(id),
  }),
  'products.history': readAction({
    need: 'products.see',
    input: z.object({ id: productId, page: z.int().min(1).max(1000).default(1) }),
    run: async ({ shop }, { id, page }) => done(await shop.catalogue.edit.history(id, page)),
  }),
  'products.undo': writeAction({
    need: 'products.change',
    input: z.object({ id: productId, version: z.int().min(1) }),
    about,
    run: (call, { id, version }) => call.shop.catalogue.edit.undo(id, version, editorOf(call)),
  }),
};
