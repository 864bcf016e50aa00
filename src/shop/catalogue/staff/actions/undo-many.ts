import type { Outcome } from '#kernel/outcome.ts';
import type { EditRefusal } from '../../refusals.ts';
import { checkDraft } from '../rules/check-draft.ts';
import type { ProductDraft } from '../rules/draft.ts';
import { type Editor, productRevisions } from '../store/versions.ts';
import { type Changed, changeEach, type SavedVersion } from './change-products.ts';
import type { EditDeps } from './write-product.ts';

/**
 * Takes back a bulk change: each product becomes what it was before, as a new version.
 *
 * @param saved the versions that the change made; products saved since stay as they are and count as left alone
 */
export function undoMany(deps: EditDeps) {
  return async (saved: readonly SavedVersion[], by: Editor): Promise<Outcome<Changed, EditRefusal>> => {
    const before = new Map<number, { version: number; draft: ProductDraft }>();
    for (const { id, version } of saved) {
      const kept = await productRevisions.find(deps.db, id, version - 1);
      const checked = kept.ok ? checkDraft(kept.value) : null;
      if (checked?.ok) before.set(id, { version, draft: checked.draft });
    }
    return changeEach(
      deps,
      saved.map(({ id }) => id),
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
