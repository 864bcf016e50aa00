import { isDeepStrictEqual } from 'node:util';
import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { freeSlug } from '#kernel/text/slug.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import type { EditRefusal } from '../../refusals.ts';
import { parseAttributes } from '../../rules/product-row.ts';
import { slugProblem } from '../../rules/slug.ts';
import { writeFit } from '../../store/fit.ts';
import type { Terms } from '../../store/terms.ts';
import { checkDraft } from '../rules/check-draft.ts';
import type { ProductDraft, StockDraft } from '../rules/draft.ts';
import { productColumns, storedAttributes } from '../rules/to-columns.ts';
import { fitAttribute } from '../rules/to-draft.ts';
import { isWordTaken } from '../store/check-stored.ts';
import { type Editor, type ProductChange, productRevisions } from '../store/versions.ts';
import {
  countVersion,
  ensureFitTerms,
  freeCodes,
  insertProduct,
  readSiblings,
  replaceTies,
  updateProduct,
  writeAlts,
  writeFloor,
} from '../store/write-draft.ts';
import { storedProblems, termsOf } from './check-stored.ts';
import { type OpenDeps, readDrafts, type StoredDraft } from './open-product.ts';
import { type Opening, openingOf, writeVariations } from './write-variations.ts';

export type EditDeps = OpenDeps & {
  db: Db;
  clock: Clock;
  sanitise: (html: string) => string;
  raise: Raise;
  /** Writes ledger entries at the first location. */
  openStock: (
    tx: DbOrTx,
    openings: readonly Opening[],
    moved: Readonly<{ by: Editor; at: Date }>,
  ) => Promise<void>;
  /** Changes stock at the first location; false if it would fall below zero. */
  moveStock: (
    tx: DbOrTx,
    change: Readonly<{ productId: number; delta: number }>,
    moved: Readonly<{ by: Editor; at: Date }>,
  ) => Promise<boolean>;
};

export type EditContext = { act: ProductChange; by: Editor; at: Date };

function clean(text: { en: string; ar: string }, { sanitise }: EditDeps): { en: string; ar: string } {
  return { en: sanitise(text.en), ar: sanitise(text.ar) };
}

function freeProductSlug(tx: DbOrTx, name: string): Promise<string> {
  return freeSlug(name, {
    fallback: 'product',
    isAllowed: (slug) => slugProblem(slug) === null,
    isTaken: (slug) => isWordTaken(tx, slug, null),
  });
}

/** Only what is new has opening stock. */
function stockOf({ id, shelf }: { id: number | null; shelf: StockDraft }): StockDraft {
  const { opening: _opening, ...rest } = shelf;
  return id === null ? shelf : rest;
}

/**
 * Sanitises the markup of a checked draft, and drops stock openings of existing items and schedule times that do not
 * apply to its status.
 */
function settled(draft: ProductDraft, id: number | null, deps: EditDeps): ProductDraft {
  const { status, publishAt, unpublishAt } = draft;
  return {
    ...draft,
    shortDescription: clean(draft.shortDescription, deps),
    description: clean(draft.description, deps),
    shelf: stockOf({ id, shelf: draft.shelf }),
    variations: draft.variations.map((one) => ({
      ...one,
      description: clean(one.description, deps),
      shelf: stockOf(one),
    })),
    publishAt: status === 'draft' ? publishAt : null,
    unpublishAt: status === 'archived' ? null : unpublishAt,
  };
}

type Writing = { draft: ProductDraft; stored: StoredDraft | null; terms: Terms };

/** Writes a valid draft. */
async function writeDraft(
  tx: DbOrTx,
  { draft, stored, terms }: Writing,
): Promise<{ id: ProductId; openings: Opening[] }> {
  const attributes = storedAttributes(draft, parseAttributes(stored?.row.attributes), terms);
  const columns = productColumns(draft, attributes);
  if (stored !== null) {
    const codes = { id: stored.row.id, sku: draft.sku };
    const variations = draft.variations.flatMap(({ id, sku }) => (id === null ? [] : [{ id, sku }]));
    await freeCodes(tx, stored.row.id, [codes, ...variations]);
    await updateProduct(tx, stored.row.id, columns);
  }
  const id = stored === null ? await insertProduct(tx, columns) : stored.row.id;
  await replaceTies(tx, id, draft);
  const { floors, openings } = await writeVariations(tx, { product: draft, parentId: id, attributes });
  if (draft.shelf.isCounted && draft.type === 'simple')
    floors.push({ product_id: id, may_go_below_zero: draft.shelf.backorders !== 'no' });
  await writeFloor(tx, floors);
  await writeFit(tx, [id]);
  const openingStock = draft.type === 'simple' && stored === null ? openingOf(id, draft.shelf) : [];
  return { id, openings: [...openingStock, ...openings] };
}

/** Stores the new version; before the first edit also the original. */
export async function remember(tx: DbOrTx, ids: readonly number[], context: EditContext): Promise<void> {
  const versions = [...(await readDrafts(tx, ids))].map(([productId, { row, draft }]) => ({
    key: productId,
    version: row.version,
    content: draft,
  }));
  await productRevisions.save(tx, versions, context);
}

/** Stores the version before an edit, unless it is stored already. */
export async function saveOriginals(tx: DbOrTx, stored: readonly StoredDraft[]): Promise<void> {
  for (const { row, draft } of stored) {
    const original = { key: row.id, version: row.version, content: draft };
    await productRevisions.saveOriginal(tx, original, row.updated_at);
  }
}

export type Written = { id: ProductId; changed: readonly ProductId[]; openings: readonly Opening[] };

/**
 * Validates and writes one product in a transaction; the caller updates listings.
 *
 * @param stored the stored product; null for a new one
 */
export async function writeChecked(
  tx: DbOrTx,
  { typed, stored, deps }: { typed: unknown; stored: StoredDraft | null; deps: EditDeps },
): Promise<Outcome<Written, Extract<EditRefusal, { code: 'catalogue.wrong-fields' }>>> {
  const checked = checkDraft(typed);
  if (!checked.ok) return refuse({ code: 'catalogue.wrong-fields', problems: checked.problems });
  const candidate = { id: stored?.row.id ?? null, stored: stored?.draft ?? null, draft: checked.draft };
  const terms = await termsOf(tx, checked.draft);
  const siblings = stored === null ? [] : await readSiblings(tx, stored.row.id);
  const problems = await storedProblems(tx, candidate, {
    terms,
    siblings: new Set(siblings.map(({ id }) => id)),
  });
  if (Object.keys(problems).length > 0) return refuse({ code: 'catalogue.wrong-fields', problems });
  const draft = settled(checked.draft, candidate.id, deps);
  const slug = draft.slug || stored?.draft.slug || (await freeProductSlug(tx, draft.name.en));
  const final = { ...draft, slug };
  if (stored !== null && isDeepStrictEqual(final, stored.draft))
    return done({ id: stored.row.id, changed: [], openings: [] });
  if (stored !== null && stored.draft.slug !== slug)
    await deps.raise(tx, 'AddressMoved', { from: `/product/${stored.draft.slug}/`, to: `/product/${slug}/` });
  const shown = await writeAlts(tx, final.pictures);
  await ensureFitTerms(tx, fitAttribute(final.class), final.fits);
  const { id, openings } = await writeDraft(tx, { draft: final, stored, terms: await termsOf(tx, final) });
  return done({ id, changed: [...new Set([id, ...shown])], openings });
}

/** Stores versions and opening stock, and raises the events of a change. */
export async function conclude(
  tx: DbOrTx,
  written: readonly Written[],
  { deps, context }: { deps: EditDeps; context: EditContext },
): Promise<void> {
  const edited = written.filter(({ changed }) => changed.length > 0).map(({ id }) => id);
  if (edited.length === 0) return;
  if (context.act !== 'created' && context.act !== 'duplicated') await countVersion(tx, edited, context.at);
  const openings = written.flatMap((one) => one.openings);
  if (openings.length > 0) await deps.openStock(tx, openings, context);
  await remember(tx, edited, context);
  await deps.raise(tx, 'ProductsChanged', {
    ids: [...new Set(written.flatMap(({ changed }) => changed))],
  });
}
