import type { ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { EditRefusal } from '../refusals.ts';
import { changeEach, changeMany } from './change-products.ts';
import type { ProductDraft, VariationDraft } from './draft.ts';
import { deleteProduct, readDue, readHolders } from './life.store.ts';
import { wereOrdered } from './open-product.store.ts';
import { type OpenProduct, openProduct, readDrafts, type StoredDraft } from './open-product.ts';
import { saveProduct } from './save-product.ts';
import type { Act, Editor } from './versions.store.ts';
import { lockEditing, lockFamilies } from './write-draft.store.ts';
import type { EditNeeds } from './write-product.ts';

type Answer = Promise<Outcome<OpenProduct, EditRefusal>>;

function freshVariation(variation: VariationDraft): VariationDraft {
  return { ...variation, id: null, sku: '', gtin: '', name: { en: '', ar: '' } };
}

/** A copy that may stand beside its original: a draft without codes and without address. */
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

/** Makes a draft like a product, with all but its codes, address and stock. */
export function duplicateProduct(needs: EditNeeds) {
  const save = saveProduct(needs);
  return async (id: ProductId, by: Editor): Answer => {
    const stored = (await readDrafts(needs.db, [id])).get(id);
    if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
    return save(null, toCopy(stored.draft), { version: 0, by, act: 'duplicated' });
  };
}

/** Takes a product out of the shop and of the lists of staff, or brings it back as a draft. */
export function putAway(needs: EditNeeds, status: 'archived' | 'draft') {
  const change = changeMany(needs);
  const act: Act = status === 'archived' ? 'archived' : 'restored';
  return async (id: ProductId, by: Editor): Answer => {
    const stored = (await readDrafts(needs.db, [id])).get(id);
    if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
    const isDue = (stored.row.status === 'archived') !== (status === 'archived');
    const outcome = isDue ? await change([id], { kind: 'status', status }, { by, act }) : done(null);
    if (!outcome.ok) return outcome;
    const product = await openProduct(needs)(needs.db, id);
    return product === null ? refuse({ code: 'catalogue.unknown-product' }) : done(product);
  };
}

/**
 * Deletes a product for good, with its variations, history and ledger.
 *
 * @returns refuses `catalogue.was-ordered` for what any order ever held
 */
export function removeProduct(needs: EditNeeds) {
  return (id: ProductId): Promise<Outcome<null, EditRefusal>> =>
    needs.db.transaction().execute(async (tx) => {
      await lockEditing(tx);
      await lockFamilies(tx, [id]);
      const stored = (await readDrafts(tx, [id])).get(id);
      if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
      const family = [id, ...stored.draft.variations.flatMap((one) => one.id ?? [])];
      if (await wereOrdered(tx, family)) return refuse({ code: 'catalogue.was-ordered' });
      const holders = await readHolders(tx, id);
      await deleteProduct(tx, id);
      await needs.productsChanged(tx, holders);
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
 * Publishes drafts whose moment has come, and makes drafts of what was to be shown until now.
 *
 * @returns how many changed
 */
export function publishDue(needs: EditNeeds) {
  return async (): Promise<number> => {
    const due = await readDue(needs.db, needs.clock(), DUE_AT_ONCE);
    let changed = 0;
    for (const status of ['published', 'draft'] as const) {
      const ids = due.filter((one) => one.status === status).map(({ id }) => id);
      if (ids.length === 0) continue;
      const { act, more } = BECOMES[status];
      const step = ({ draft }: StoredDraft) => ({ ...draft, ...more });
      const outcome = await changeEach(needs, ids, { step, by: CLOCK, act, skipRefused: true });
      if (outcome.ok) changed += outcome.value.changed;
    }
    return changed;
  };
}
