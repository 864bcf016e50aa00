import type { Editor } from '#kernel/editing/editor.ts';
import type { ProductId, PromotionId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { walkTree } from '#kernel/tree/tree.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Category } from '#shop/catalogue';
import type { NewPromotion } from '../promotion.ts';
import type { SavePromotionRefusal } from '../refusals.ts';
import { setsOf } from '../rules/product-set.ts';
import { findById } from '../store/promotions.ts';
import { parseDraft, promotionRevisions } from './revisions.ts';
import { changePromotion, type PromotionEditDeps } from './save-promotion.ts';

type Deps = PromotionEditDeps & {
  categoryTree: (tx: DbOrTx) => Promise<readonly Category[]>;
  /** The existing ones of some products and variations. */
  knownProducts: (ids: readonly ProductId[]) => Promise<ReadonlySet<ProductId>>;
};

async function namesUnknown({ db, categoryTree, knownProducts }: Deps, promotion: NewPromotion) {
  const sets = setsOf(promotion);
  const known = await knownProducts(sets.flatMap(({ products }) => products));
  const categories = new Set(walkTree(await categoryTree(db)).map(({ node }) => node.id));
  return sets.some(
    (set) => set.products.some((id) => !known.has(id)) || set.categories.some((id) => !categories.has(id)),
  );
}

/**
 * Restores an earlier version as a new version. Uses still count.
 *
 * @returns refuses `admin.unknown-version`, `promotions.unknown-goods`, and the refusals of saving
 */
export function restorePromotion(deps: Deps) {
  const keep = changePromotion(deps);
  return async (
    id: PromotionId,
    version: number,
    by: Editor,
  ): Promise<Outcome<PromotionId, SavePromotionRefusal>> => {
    if ((await findById(deps.db, id)) === null) return refuse({ code: 'promotions.unknown-promotion' });
    const revision = await promotionRevisions.find(deps.db, id, version);
    if (!revision.ok) return revision;
    const promotion = parseDraft(revision.value.draft);
    if (await namesUnknown(deps, promotion)) return refuse({ code: 'promotions.unknown-goods' });
    return keep({ id, version: revision.value.standing, promotion }, { by, act: 'undone' });
  };
}
