import { allOrNothing } from '#kernel/all-or-nothing.ts';
import { UNKNOWN_VERSION } from '#kernel/editing/optimistic-lock.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal } from '../../refusals.ts';
import { checkDraft } from '../rules/check-draft.ts';
import type { ProductDraft } from '../rules/draft.ts';
import {
  type BulkEditor,
  findLastBulkChange,
  type LastBulkChange,
  type SavedVersion,
  takeBulkChange,
} from '../store/bulk-changes.ts';
import { productRevisions } from '../store/versions.ts';
import { lockEditing } from '../store/write-draft.ts';
import { type Changed, changeEachIn } from './change-products.ts';
import type { EditDeps } from './write-product.ts';

/** The last bulk change of an editor that can be undone. */
export function lastBulkChange({ db, clock }: EditDeps) {
  return (by: BulkEditor): Promise<LastBulkChange | null> => findLastBulkChange(db, by, clock());
}

type Earlier = ReadonlyMap<number, Readonly<{ version: number; draft: ProductDraft }>>;

/** What the products were before a bulk change, by id. */
async function readEarlier(db: DbOrTx, saved: readonly SavedVersion[]): Promise<Earlier> {
  const before = new Map<number, { version: number; draft: ProductDraft }>();
  for (const { id, version } of saved) {
    const revision = await productRevisions.find(db, id, version - 1);
    const checked = revision.ok ? checkDraft(revision.value) : null;
    if (checked?.ok) before.set(id, { version, draft: checked.draft });
  }
  return before;
}

/**
 * Undoes a bulk change: each product gets its previous content as a new version. If that fails, the change can still
 * be undone.
 *
 * @param id the last bulk change of the editor; products saved since are not changed and count as left alone
 * @returns refuses `admin.unknown-version` for any other change, and for one of more than 24 hours ago
 */
export function undoMany(deps: EditDeps) {
  return (id: number, by: BulkEditor): Promise<Outcome<Changed, EditRefusal>> =>
    allOrNothing(deps.db, async (tx): Promise<Outcome<Changed, EditRefusal>> => {
      // Before the row of the change, as every bulk change does.
      await lockEditing(tx);
      const saved = await takeBulkChange(tx, by, { id, now: deps.clock() });
      if (saved === null) return refuse({ code: UNKNOWN_VERSION, version: id });
      const before = await readEarlier(tx, saved);
      return changeEachIn(deps, tx, {
        ids: saved.map((one) => one.id),
        ...{ by, act: 'undone', skipRefused: true },
        step: ({ row, draft }) => {
          const earlier = before.get(row.id);
          return earlier?.version === row.version ? earlier.draft : draft;
        },
      });
    });
}
