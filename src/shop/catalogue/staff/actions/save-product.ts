import { editConflict } from '#kernel/editing/optimistic-lock.ts';
import type { ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal } from '../../refusals.ts';
import { type Editor, type ProductChange, productRevisions } from '../store/versions.ts';
import { lockEditing, lockFamilies } from '../store/write-draft.ts';
import { type OpenProduct, openProduct, readDrafts, type StoredDraft } from './open-product.ts';
import { conclude, type EditDeps, saveOriginals, writeChecked } from './write-product.ts';

async function opened(tx: DbOrTx, id: ProductId, deps: EditDeps): Promise<OpenProduct> {
  const product = await openProduct(deps)(tx, id);
  if (product === null) throw new Error(`product ${id} is gone within its own transaction`);
  return product;
}

async function stale(tx: DbOrTx, id: ProductId, deps: EditDeps): Promise<EditRefusal> {
  const stored = await opened(tx, id, deps);
  const { version, updatedAt } = stored;
  const saver = await productRevisions.saverOf(tx, id, version);
  return editConflict({ stored, version, saver: saver ?? { name: '', at: updatedAt } });
}

/** The version the editor opened, who saves, and the kind of change. */
export type Saving = { version: number; by: Editor; act?: ProductChange };

type Target = { id: ProductId | null; version: number; deps: EditDeps };

/** The stored product, locked; null for a new one. */
async function lockStored(
  tx: DbOrTx,
  { id, version, deps }: Target,
): Promise<Outcome<StoredDraft | null, EditRefusal>> {
  await lockEditing(tx);
  if (id === null) return done(null);
  await lockFamilies(tx, [id]);
  const stored = (await readDrafts(tx, [id])).get(id);
  if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
  return stored.row.version === version ? done(stored) : refuse(await stale(tx, id, deps));
}

/**
 * Saves or creates a product in one transaction.
 *
 * @param id null for a new product, whose `version` is ignored
 * @param typed the draft from the editor
 * @returns the saved product; refuses `catalogue.wrong-fields` field by field, `admin.changed-meanwhile` when another
 *   user saved since, `catalogue.unknown-product`
 * Source: BO-01, ST-01
 */
export function saveProduct(deps: EditDeps) {
  return (
    id: ProductId | null,
    typed: unknown,
    { version, by, act = id === null ? 'created' : 'saved' }: Saving,
  ): Promise<Outcome<OpenProduct, EditRefusal>> =>
    deps.db.transaction().execute(async (tx) => {
      const locked = await lockStored(tx, { id, version, deps });
      if (!locked.ok) return locked;
      const stored = locked.value;
      const written = await writeChecked(tx, { typed, stored, deps });
      if (!written.ok) return written;
      if (stored !== null) await saveOriginals(tx, [stored]);
      await conclude(tx, [written.value], { deps, context: { act, by, at: deps.clock() } });
      return done(await opened(tx, written.value.id, deps));
    });
}
