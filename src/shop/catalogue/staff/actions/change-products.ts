import type { z } from 'zod';
import { allOrNothing } from '#kernel/all-or-nothing.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { ChangeRefusal, EditRefusal, RefusedChange } from '../../refusals.ts';
import { bulkChange, withChange } from '../rules/change.ts';
import { toProblems } from '../rules/check-draft.ts';
import { FIELD_PROBLEMS, type FieldProblems, type ProductDraft } from '../rules/draft.ts';
import { type BulkEditor, type SavedVersion, saveBulkChange } from '../store/bulk-changes.ts';
import type { ProductChange } from '../store/versions.ts';
import { lockEditing, lockFamilies } from '../store/write-draft.ts';
import { readDrafts, type StoredDraft } from './open-product.ts';
import { conclude, type EditDeps, saveOriginals, type Written, writeChecked } from './write-product.ts';

/** Most products of one bulk change. */
export const MOST_AT_ONCE = 1000;

export type Changed = Readonly<{
  changed: number;
  leftAlone: number;
  refused: readonly RefusedChange[];
  /** The versions that the change made. */
  saved: readonly SavedVersion[];
}>;

/**
 * The editor of a bulk change, and whether refused products are skipped; otherwise one refusal stops all changes. An
 * `undoable` change can be undone by that editor with `undoMany`.
 */
export type Changing = { by: BulkEditor; skipRefused?: boolean; undoable?: boolean; act?: ProductChange };

export type Step = (stored: StoredDraft) => ProductDraft;
type Tried = Outcome<Written, ChangeRefusal>;

/** The first problem of each field. */
export function problemsIn(error: z.ZodError): FieldProblems {
  return toProblems(
    error.issues.map(({ path, message }) => [
      path.join('.'),
      FIELD_PROBLEMS.find((known) => known === message) ?? 'wrong-kind',
    ]),
  );
}

async function changeAll(
  tx: DbOrTx,
  ids: readonly number[],
  { step, deps }: { step: Step; deps: EditDeps },
): Promise<{ stored: Map<number, StoredDraft>; written: Written[]; refused: RefusedChange[] }> {
  const stored = await readDrafts(tx, ids);
  const written: Written[] = [];
  const refused: RefusedChange[] = [];
  for (const id of ids) {
    const one = stored.get(id);
    const outcome: Tried =
      one === undefined
        ? refuse({ code: 'catalogue.unknown-product' })
        : await writeChecked(tx, { typed: step(one), stored: one, deps });
    if (outcome.ok) written.push(outcome.value);
    else refused.push({ id, name: one?.draft.name.en ?? '', refusal: outcome.refusal });
  }
  return { stored, written, refused };
}

/** Takes one step with each of some products, in the caller's transaction. */
export async function changeEachIn(
  deps: EditDeps,
  tx: Tx,
  {
    ids,
    step,
    by,
    skipRefused = false,
    undoable = false,
    act = 'changed',
  }: Changing & { ids: readonly number[]; step: Step },
): Promise<Outcome<Changed, EditRefusal>> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length > MOST_AT_ONCE) return refuse({ code: 'catalogue.too-many', limit: MOST_AT_ONCE });
  await lockEditing(tx);
  await lockFamilies(tx, sorted);
  const { stored, written, refused } = await changeAll(tx, sorted, { step, deps });
  if (refused.length > 0 && !skipRefused)
    return refuse({ code: 'catalogue.some-refused', count: refused.length, refused });
  const edited = written.filter(({ changed }) => changed.length > 0);
  await saveOriginals(
    tx,
    edited.flatMap(({ id }) => stored.get(id) ?? []),
  );
  const at = deps.clock();
  await conclude(tx, edited, { deps, context: { act, by, at } });
  const saved = edited.map(({ id }) => ({ id, version: (stored.get(id)?.row.version ?? 0) + 1 }));
  if (undoable && saved.length > 0) await saveBulkChange(tx, by, { saved, at });
  return done({ changed: edited.length, leftAlone: written.length - edited.length, refused, saved });
}

/** Runs `changeEachIn` in a new transaction. */
export function changeEach(
  deps: EditDeps,
  ids: readonly number[],
  changing: Changing & { step: Step },
): Promise<Outcome<Changed, EditRefusal>> {
  return allOrNothing(deps.db, (tx) => changeEachIn(deps, tx, { ...changing, ids }));
}

/**
 * Bulk edit in one transaction.
 *
 * @param typed a `BulkChange`
 * @returns the number of changed products; refuses `catalogue.some-refused` with each product's reason and changes
 * nothing, unless `skipRefused` is set
 * Source: BO-01
 */
export function changeMany(deps: EditDeps) {
  return async (
    ids: readonly number[],
    typed: unknown,
    changing: Changing,
  ): Promise<Outcome<Changed, EditRefusal>> => {
    const change = bulkChange.safeParse(typed);
    if (!change.success)
      return refuse({ code: 'catalogue.wrong-fields', problems: problemsIn(change.error) });
    return changeEach(deps, ids, { ...changing, step: ({ draft }) => withChange(draft, change.data) });
  };
}
