import { UNKNOWN_VERSION } from '#kernel/optimistic-lock.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { EditRefusal } from '../../refusals.ts';
import { checkDraft } from '../rules/check-draft.ts';
import type { ProductDraft } from '../rules/draft.ts';
import { findLastBulkChange, type LastBulkChange, takeBulkChange } from '../store/bulk-changes.ts';
import { type Editor, productRevisions } from '../store/versions.ts';
import { type Changed, changeEach } from './change-products.ts';
import type { EditDeps } from './write-product.ts';

/** The last bulk change of somebody that can be undone. */
export function lastBulkChange({ db, clock }: EditDeps) {
  return (by: Editor): Promise<LastBulkChange | null> => findLastBulkChange(db, by, clock());
}

/** Keeps a bulk change: it is no longer offered to be undone as a whole. */
export function keepBulkChange({ db }: EditDeps) {
  return async (id: number, by: Editor): Promise<void> => void (await takeBulkChange(db, by, id));
}

/**
 * Takes back a bulk change: each product becomes what it was before, as a new version.
 *
 * @param id the last bulk change of the editor; products saved since stay as they are and count as left alone
 * @returns refuses `admin.unknown-version` for any other
 */
export function undoMany(deps: EditDeps) {
  return async (id: number, by: Editor): Promise<Outcome<Changed, EditRefusal>> => {
    const saved = await takeBulkChange(deps.db, by, id);
    if (saved === null) return refuse({ code: UNKNOWN_VERSION, version: id });
    const before = new Map<number, { version: number; draft: ProductDraft }>();
    for (const { id: productId, version } of saved) {
      const kept = await productRevisions.find(deps.db, productId, version - 1);
      const checked = kept.ok ? checkDraft(kept.value) : null;
      if (checked?.ok) before.set(productId, { version, draft: checked.draft });
    }
    return changeEach(
      deps,
      saved.map((one) => one.id),
      {
        ...{ by, act: 'undone', skipRefused: true },
        step: ({ row, draft }) => {
          const earlier = before.get(row.id);
          return earlier?.version === row.version ? earlier.draft : draft;
        },
      },
    );
  };
}
