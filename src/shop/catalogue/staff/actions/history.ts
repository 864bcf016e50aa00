import type { ProductId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal } from '../../refusals.ts';
import { type Editor, type ProductHistory, productRevisions } from '../store/versions.ts';
import { readSiblings } from '../store/write-draft.ts';
import { type OpenProduct, readDrafts } from './open-product.ts';
import { saveProduct } from './save-product.ts';
import type { EditDeps } from './write-product.ts';

/** A product's history, newest first; `page` counts from 1. */
export function productHistory({ db }: { db: DbOrTx }) {
  return (id: ProductId, page = 1): Promise<ProductHistory> => productRevisions.list(db, id, page);
}

/** A stored version; null for an unknown one. */
export function productVersion({ db }: { db: DbOrTx }) {
  return async (id: ProductId, version: number): Promise<unknown> => {
    const revision = await productRevisions.find(db, id, version);
    return revision.ok ? revision.value : null;
  };
}

type Variations = { variations?: { id?: unknown }[] };

function hasVariations(draft: unknown): draft is Variations {
  return (
    typeof draft === 'object' && draft !== null && 'variations' in draft && Array.isArray(draft.variations)
  );
}

/** Deleted variations are restored as new ones. */
function withLivingVariations(draft: unknown, living: ReadonlySet<unknown>): unknown {
  if (!hasVariations(draft)) return draft;
  const variations = draft.variations?.map((one) => ({ ...one, id: living.has(one.id) ? one.id : null }));
  return { ...draft, variations };
}

/**
 * Restores an earlier version as a new version. Stock is unchanged.
 *
 * @param version the history entry to restore
 * @returns refuses `admin.unknown-version`, and what saving refuses, e.g. for deleted references
 */
export function undoTo(deps: EditDeps) {
  const save = saveProduct(deps);
  return async (id: ProductId, version: number, by: Editor): Promise<Outcome<OpenProduct, EditRefusal>> => {
    const stored = (await readDrafts(deps.db, [id])).get(id);
    if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
    const revision = await productRevisions.find(deps.db, id, version);
    if (!revision.ok) return revision;
    const siblings = await readSiblings(deps.db, id);
    const draft = withLivingVariations(revision.value, new Set<unknown>(siblings.map((one) => one.id)));
    return save(id, draft, { version: stored.row.version, by, act: 'undone' });
  };
}
