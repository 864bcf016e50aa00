import { isDeepStrictEqual } from 'node:util';
import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { writeFit } from '../fit/fit.store.ts';
import { parseAttributes } from '../product-row.ts';
import type { EditRefusal } from '../refusals.ts';
import type { Terms } from '../terms.store.ts';
import { checkDraft } from './check-draft.ts';
import { storedProblems, termsOf } from './check-stored.ts';
import type { ProductDraft } from './draft.ts';
import { freeWord } from './free-word.ts';
import { type OpenNeeds, readDrafts, type StoredDraft } from './open-product.ts';
import { productColumns, storedAttributes } from './to-columns.ts';
import { fitAttribute } from './to-draft.ts';
import { type Act, type Editor, insertVersions } from './versions.store.ts';
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
} from './write-draft.store.ts';
import { writeVariations } from './write-variations.ts';

export type EditNeeds = OpenNeeds & {
  db: Db;
  clock: Clock;
  sanitise: (html: string) => string;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  /** Told in the transaction that gives a page another address. */
  addressMoved: (tx: DbOrTx, from: string, to: string) => Promise<void>;
};

export type EditContext = { act: Act; by: Editor; at: Date };

function clean(text: { en: string; ar: string }, { sanitise }: EditNeeds): { en: string; ar: string } {
  return { en: sanitise(text.en), ar: sanitise(text.ar) };
}

/** What is kept of a checked draft: safe markup, and moments that can still mean something. */
function settled(draft: ProductDraft, needs: EditNeeds): ProductDraft {
  const { status, publishAt, unpublishAt } = draft;
  return {
    ...draft,
    shortDescription: clean(draft.shortDescription, needs),
    description: clean(draft.description, needs),
    variations: draft.variations.map((one) => ({ ...one, description: clean(one.description, needs) })),
    publishAt: status === 'draft' ? publishAt : null,
    unpublishAt: status === 'archived' ? null : unpublishAt,
  };
}

type Writing = { draft: ProductDraft; stored: StoredDraft | null; terms: Terms };

/** Writes a draft that nothing stands against. */
async function writeDraft(tx: DbOrTx, { draft, stored, terms }: Writing): Promise<ProductId> {
  const attributes = storedAttributes(draft, parseAttributes(stored?.row.attributes), terms);
  const columns = productColumns(draft, attributes);
  if (stored !== null) {
    const own = { id: stored.row.id, sku: draft.sku };
    const kept = draft.variations.flatMap(({ id, sku }) => (id === null ? [] : [{ id, sku }]));
    await freeCodes(tx, stored.row.id, [own, ...kept]);
    await updateProduct(tx, stored.row.id as ProductId, columns);
  }
  const id = stored === null ? await insertProduct(tx, columns) : (stored.row.id as ProductId);
  await replaceTies(tx, id, draft);
  const floors = await writeVariations(tx, { product: draft, parentId: id, attributes });
  if (draft.shelf.isCounted && draft.type === 'simple')
    floors.push({ product_id: id, may_go_below_zero: draft.shelf.backorders !== 'no' });
  await writeFloor(tx, floors);
  await writeFit(tx, [id]);
  return id;
}

/** Keeps what a product is now; the first time also what it was before anybody edited it. */
export async function remember(tx: DbOrTx, ids: readonly number[], context: EditContext): Promise<void> {
  const versions = [...(await readDrafts(tx, ids))].map(([productId, { row, draft }]) => ({
    productId,
    version: row.version,
    draft,
  }));
  await insertVersions(tx, versions, context);
}

const NOBODY: Editor = { staffId: null, name: '' };

/** Keeps what stood before an edit, unless it is kept already. */
export async function rememberBefore(tx: DbOrTx, stored: readonly StoredDraft[]): Promise<void> {
  for (const { row, draft } of stored) {
    const version = { productId: row.id, version: row.version, draft };
    await insertVersions(tx, [version], { act: 'found', by: NOBODY, at: row.updated_at });
  }
}

export type Written = { id: ProductId; changed: readonly ProductId[] };

/**
 * Writes one product within a transaction, when nothing stands against it; listings are told by the caller.
 *
 * @param stored what stands now; null for a new product
 */
export async function writeChecked(
  tx: DbOrTx,
  { typed, stored, needs }: { typed: unknown; stored: StoredDraft | null; needs: EditNeeds },
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
  const draft = settled(checked.draft, needs);
  const slug = draft.slug || stored?.draft.slug || (await freeWord(tx, draft.name.en));
  const final = { ...draft, slug };
  if (stored !== null && isDeepStrictEqual(final, stored.draft))
    return done({ id: stored.row.id as ProductId, changed: [] });
  if (stored !== null && stored.draft.slug !== slug)
    await needs.addressMoved(tx, `/product/${stored.draft.slug}/`, `/product/${slug}/`);
  const shown = await writeAlts(tx, final.pictures);
  await ensureFitTerms(tx, fitAttribute(final.class), final.fits);
  const id = await writeDraft(tx, { draft: final, stored, terms: await termsOf(tx, final) });
  return done({ id, changed: [...new Set([id, ...shown])] });
}

/** A change is remembered and told to whatever follows from goods. */
export async function conclude(
  tx: DbOrTx,
  written: readonly Written[],
  { needs, context }: { needs: EditNeeds; context: EditContext },
): Promise<void> {
  const edited = written.filter(({ changed }) => changed.length > 0).map(({ id }) => id);
  if (edited.length === 0) return;
  if (context.act !== 'created' && context.act !== 'duplicated') await countVersion(tx, edited, context.at);
  await remember(tx, edited, context);
  await needs.productsChanged(tx, [...new Set(written.flatMap(({ changed }) => changed))]);
}
