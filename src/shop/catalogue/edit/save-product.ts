import type { ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal } from '../refusals.ts';
import { type OpenProduct, openProduct, readDrafts, type StoredDraft } from './open-product.ts';
import { type Act, type Editor, lastEntry } from './versions.store.ts';
import { lockEditing, lockFamilies } from './write-draft.store.ts';
import { conclude, type EditNeeds, rememberBefore, writeChecked } from './write-product.ts';

async function opened(tx: DbOrTx, id: ProductId, needs: EditNeeds): Promise<OpenProduct> {
  const product = await openProduct(needs)(tx, id);
  if (product === null) throw new Error(`product ${id} is gone within its own transaction`);
  return product;
}

async function changedMeanwhile(tx: DbOrTx, id: ProductId, needs: EditNeeds): Promise<EditRefusal> {
  const stored = await opened(tx, id, needs);
  const last = await lastEntry(tx, id);
  const isNewest = last?.version === stored.version;
  return {
    code: 'catalogue.changed-meanwhile',
    stored,
    name: isNewest ? last.by.name : '',
    at: isNewest ? last.at : stored.updatedAt,
  };
}

/** What is saved: the version that the editor opened, who saves, and what brought it about. */
export type Saving = { version: number; by: Editor; act?: Act };

type Target = { id: ProductId | null; version: number; needs: EditNeeds };

/** What stands now, locked; null for a new product. */
async function lockStored(
  tx: DbOrTx,
  { id, version, needs }: Target,
): Promise<Outcome<StoredDraft | null, EditRefusal>> {
  await lockEditing(tx);
  if (id === null) return done(null);
  await lockFamilies(tx, [id]);
  const stored = (await readDrafts(tx, [id])).get(id);
  if (stored === undefined) return refuse({ code: 'catalogue.unknown-product' });
  return stored.row.version === version ? done(stored) : refuse(await changedMeanwhile(tx, id, needs));
}

/**
 * Saves a product, or creates one, in one transaction: all of it or nothing.
 *
 * @param id null for a new product, whose `version` is not looked at
 * @param typed the draft as the editor holds it
 * @returns the product as it stands then; refuses `catalogue.wrong-fields` field by field,
 *   `catalogue.changed-meanwhile` when somebody saved since, `catalogue.unknown-product`
 * Source: BO-01, ST-01
 */
export function saveProduct(needs: EditNeeds) {
  return (
    id: ProductId | null,
    typed: unknown,
    { version, by, act = id === null ? 'created' : 'saved' }: Saving,
  ): Promise<Outcome<OpenProduct, EditRefusal>> =>
    needs.db.transaction().execute(async (tx) => {
      const locked = await lockStored(tx, { id, version, needs });
      if (!locked.ok) return locked;
      const stored = locked.value;
      const written = await writeChecked(tx, { typed, stored, needs });
      if (!written.ok) return written;
      if (stored !== null) await rememberBefore(tx, [stored]);
      await conclude(tx, [written.value], { needs, context: { act, by, at: needs.clock() } });
      return done(await opened(tx, written.value.id, needs));
    });
}
