import type { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ChangeRefusal, EditRefusal, RefusedChange } from '../refusals.ts';
import { bulkChange, withChange } from './change.ts';
import { toProblems } from './check-draft.ts';
import { FIELD_PROBLEMS, type FieldProblems, type ProductDraft } from './draft.ts';
import { readDrafts, type StoredDraft } from './open-product.ts';
import type { Act, Editor } from './versions.store.ts';
import { lockEditing, lockFamilies } from './write-draft.store.ts';
import { conclude, type EditNeeds, rememberBefore, type Written, writeChecked } from './write-product.ts';

/** Most products of one change. */
export const MOST_AT_ONCE = 1000;

export type Changed = Readonly<{ changed: number; leftAlone: number; refused: readonly RefusedChange[] }>;

/** Who changes, and whether the rest shall change when some cannot; else it is all or nothing. */
export type Changing = { by: Editor; skipRefused?: boolean; act?: Act };

export type Step = (stored: StoredDraft) => ProductDraft;
type Tried = Outcome<Written, ChangeRefusal>;

/** The first problem of each field of a change. */
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
  { step, needs }: { step: Step; needs: EditNeeds },
): Promise<{ stored: Map<number, StoredDraft>; written: Written[]; refused: RefusedChange[] }> {
  const stored = await readDrafts(tx, ids);
  const written: Written[] = [];
  const refused: RefusedChange[] = [];
  for (const id of ids) {
    const one = stored.get(id);
    const outcome: Tried =
      one === undefined
        ? refuse({ code: 'catalogue.unknown-product' })
        : await writeChecked(tx, { typed: step(one), stored: one, needs });
    if (outcome.ok) written.push(outcome.value);
    else refused.push({ id, name: one?.draft.name.en ?? '', refusal: outcome.refusal });
  }
  return { stored, written, refused };
}

/** Thrown to let go of what was written; never leaves this file. */
class SomeRefused extends Error {
  readonly refused: readonly RefusedChange[];

  constructor(refused: readonly RefusedChange[]) {
    super('some products were refused');
    this.refused = refused;
  }
}

/** Takes one step with each of some products, in one transaction. */
export async function changeEach(
  needs: EditNeeds,
  ids: readonly number[],
  { step, by, skipRefused = false, act = 'changed' }: Changing & { step: Step },
): Promise<Outcome<Changed, EditRefusal>> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length > MOST_AT_ONCE) return refuse({ code: 'catalogue.too-many', limit: MOST_AT_ONCE });
  try {
    return await needs.db.transaction().execute(async (tx) => {
      await lockEditing(tx);
      await lockFamilies(tx, sorted);
      const { stored, written, refused } = await changeAll(tx, sorted, { step, needs });
      if (refused.length > 0 && !skipRefused) throw new SomeRefused(refused);
      const edited = written.filter(({ changed }) => changed.length > 0);
      await rememberBefore(
        tx,
        edited.flatMap(({ id }) => stored.get(id) ?? []),
      );
      await conclude(tx, edited, { needs, context: { act, by, at: needs.clock() } });
      return done({ changed: edited.length, leftAlone: written.length - edited.length, refused });
    });
  } catch (thrown) {
    if (thrown instanceof SomeRefused)
      return refuse({
        code: 'catalogue.some-refused',
        count: thrown.refused.length,
        refused: thrown.refused,
      });
    throw thrown;
  }
}

/**
 * Changes many products alike, in one transaction.
 *
 * @param typed a `BulkChange`
 * @returns how many changed; refuses `catalogue.some-refused` with each product and why, and then nothing was changed,
 *   unless `skipRefused` asks for the rest
 * Source: BO-01
 */
export function changeMany(needs: EditNeeds) {
  return async (
    ids: readonly number[],
    typed: unknown,
    changing: Changing,
  ): Promise<Outcome<Changed, EditRefusal>> => {
    const change = bulkChange.safeParse(typed);
    if (!change.success)
      return refuse({ code: 'catalogue.wrong-fields', problems: problemsIn(change.error) });
    return changeEach(needs, ids, { ...changing, step: ({ draft }) => withChange(draft, change.data) });
  };
}
