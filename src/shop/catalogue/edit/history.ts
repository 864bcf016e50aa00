import type { ProductId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal } from '../refusals.ts';
import { type OpenProduct, readDrafts } from './open-product.ts';
import { saveProduct } from './save-product.ts';
import { type Editor, type HistoryEntry, readHistory, readVersionDraft } from './versions.store.ts';
import { readSiblings } from './write-draft.store.ts';
import type { EditNeeds } from './write-product.ts';

const PER_PAGE = 30;

/** What became of a product, newest first; `page` counts from 1. */
export function productHistory({ db }: { db: DbOrTx }) {
  return (id: ProductId, page = 1): Promise<{ entries: HistoryEntry[]; total: number }> =>
    readHistory(db, id, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
}

/** A product as it was; null for a version that is not kept. */
export function productVersion({ db }: { db: DbOrTx }) {
  return async (id: ProductId, version: number): Promise<unknown> =>
    (await readVersionDraft(db, id, version))?.draft ?? null;
}

type Variations = { variations?: { id?: unknown }[] };

function hasVariations(draft: unknown): draft is Variations {
  return (
    typeof draft === 'object' && draft !== null && 'variations' in draft && Array.isArray(draft.variations)
  );
}

/** Variations that are gone for good come back as new ones. */
function withLivingVariations(draft: unknown, living: ReadonlySet<unknown>): unknown {
  if (!hasVariations(draft)) return draft;
  const variations = draft.variations?.map((one) => ({ ...one, id: living.has(one.id) ? one.id : null }));
  return { ...draft, variations };
}

/**
 * Brings a product back to what it was, as a new version, so that this too can be undone. Stock stays as it is.
 *
 * @param version the entry of the history to go back to
 * @returns refuses `catalogue.unknown-version`, and whatever saving refuses: what it named may be gone
 */
export function undoTo(needs: EditNeeds) {
  const save = saveProduct(needs);
  return async (id: ProductId, version: number, by: Editor): Promise<Outcome<OpenProduct, EditRefusal>> => {
    const stored = (await readDrafts(needs.db, [id])).get(id);
    if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
    const kept = await readVersionDraft(needs.db, id, version);
    if (kept === null) return refuse({ code: 'catalogue.unknown-version', version });
    const siblings = await readSiblings(needs.db, id);
    const draft = withLivingVariations(kept.draft, new Set<unknown>(siblings.map((one) => one.id)));
    return save(id, draft, { version: stored.row.version, by, act: 'undone' });
  };
}
