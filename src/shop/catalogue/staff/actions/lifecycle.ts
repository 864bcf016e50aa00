import type { ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { EditRefusal } from '../../refusals.ts';
import type { ProductDraft, VariationDraft } from '../rules/draft.ts';
import { deleteProduct, readDue, readHolders } from '../store/lifecycle.ts';
import { wereOrdered } from '../store/open-product.ts';
import type { Editor, ProductChange } from '../store/versions.ts';
import { lockEditing, lockFamilies } from '../store/write-draft.ts';
import { changeEach, changeMany } from './change-products.ts';
import { type OpenProduct, openProduct, readDrafts, type StoredDraft } from './open-product.ts';
import { saveProduct } from './save-product.ts';
import type { EditDeps } from './write-product.ts';

type Answer = Promise<Outcome<OpenProduct, EditRefusal>>;

function freshVariation(variation: VariationDraft): VariationDraft {
  return { ...variation, id: null, sku: '', gtin: '', name: { en: '', ar: '' } };
}

/** A copy as a draft without SKU, barcode and slug. */
function toCopy(draft: ProductDraft): ProductDraft {
  const { en, ar } = draft.name;
  return {
    ...draft,
    name: { en: `${en} (copy)`, ar: ar === '' ? '' : `${ar} (نسخة)` },
    slug: '',
    sku: '',
    gtin: '',
    status: 'draft',
    publishAt: null,
    unpublishAt: null,
    isFeatured: false,
    variations: draft.variations.map(freshVariation),
  };
}

/** Duplicates a product as a draft, without codes, slug and stock. */
export function duplicateProduct(deps: EditDeps) {
  const save = saveProduct(deps);
  return async (id: ProductId, by: Editor): Answer => {
    const stored = (await readDrafts(deps.db, [id])).get(id);
    if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
    return save(null, toCopy(stored.draft), { version: 0, by, act: 'duplicated' });
  };
}

/** Archives a product, or restores it as a draft. */
export function archiveOrRestore(deps: EditDeps, status: 'archived' | 'draft') {
  const change = changeMany(deps);
  const act: ProductChange = status === 'archived' ? 'archived' : 'restored';
  return async (id: ProductId, by: Editor): Answer => {
    const stored = (await readDrafts(deps.db, [id])).get(id);
    if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
    const isDue = (stored.row.status === 'archived') !== (status === 'archived');
    const outcome = isDue ? await change([id], { kind: 'status', status }, { by, act }) : done(null);
    if (!outcome.ok) return outcome;
    const product = await openProduct(deps)(deps.db, id);
    return product === null ? refuse({ code: 'catalogue.unknown-product' }) : done(product);
  };
}

/**
 * Deletes a product permanently, with variations, history and ledger.
 *
 * @returns refuses `catalogue.was-ordered` for products that were ever ordered
 */
export function removeProduct(deps: EditDeps) {
  return (id: ProductId): Promise<Outcome<null, EditRefusal>> =>
    deps.db.transaction().execute(async (tx) => {
      await lockEditing(tx);
      await lockFamilies(tx, [id]);
      const stored = (await readDrafts(tx, [id])).get(id);
      if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
      const family = [id, ...stored.draft.variations.flatMap((one) => one.id ?? [])];
      if (await wereOrdered(tx, family)) return refuse({ code: 'catalogue.was-ordered' });
      const holders = await readHolders(tx, id);
      await deleteProduct(tx, id);
      await deps.raise(tx, 'ProductsChanged', { ids: holders });
      return done(null);
    });
}

const DUE_AT_ONCE = 200;
const CLOCK: Editor = { staffId: null, name: '' };
const BECOMES = {
  published: { act: 'published', more: { status: 'published', publishAt: null } },
  draft: { act: 'unpublished', more: { status: 'draft', publishAt: null, unpublishAt: null } },
} as const;

/**
 * Publishes scheduled drafts and unpublishes expired products.
 *
 * @returns the number of changes
 */
export function publishDue(deps: EditDeps) {
  return async (): Promise<number> => {
    const due = await readDue(deps.db, deps.clock(), DUE_AT_ONCE);
    let changed = 0;
    for (const status of ['published', 'draft'] as const) {
      const ids = due.filter((one) => one.status === status).map(({ id }) => id);
      if (ids.length === 0) continue;
      const { act, more } = BECOMES[status];
      const step = ({ draft }: StoredDraft) => ({ ...draft, ...more });
      const outcome = await changeEach(deps, ids, { step, by: CLOCK, act, skipRefused: true });
      if (outcome.ok) changed += outcome.value.changed;
    }
    return changed;
  };
}
