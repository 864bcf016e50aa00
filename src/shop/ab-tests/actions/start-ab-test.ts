import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { NO_FIGURES } from '#shop/popup-figures/rules/figures.ts';
import type { AbTestDeps } from '../deps.ts';
import type { AbTestRefusal } from '../refusals.ts';
import { type AbTestDraft, checkAbTestDraft } from '../rules/ab-test-draft.ts';
import { dayOf } from '../rules/compared-days.ts';
import { areSameConditions } from '../rules/same-conditions.ts';
import { sampleSize } from '../rules/sample-size.ts';
import { insertAbTest, lockStarts, readRunning } from '../store/ab-tests.ts';

/** Why the two popups cannot be compared now. */
async function popupProblem(
  tx: DbOrTx,
  { popupA, popupB }: AbTestDraft,
  { published }: AbTestDeps,
): Promise<AbTestRefusal | null> {
  const popups = await published();
  const [a, b] = [popupA, popupB].map((id) => popups.find((one) => one.id === id));
  if (a === undefined || b === undefined) return { code: 'ab-tests.not-published' };
  const busy = (await readRunning(tx)).find((test) =>
    [test.popupA, test.popupB].some((id) => id === popupA || id === popupB),
  );
  if (busy !== undefined) return { code: 'ab-tests.busy-popup', test: busy.name };
  return areSameConditions(a.conditions, b.conditions) ? null : { code: 'ab-tests.other-pages' };
}

/** Starts a test: from now on every visitor belongs to one of the two popups. */
export function startAbTest(deps: AbTestDeps) {
  return async (typed: unknown): Promise<Outcome<{ id: number }, AbTestRefusal>> => {
    const checked = checkAbTestDraft(typed);
    if (!checked.ok) return refuse({ code: 'ab-tests.wrong-fields', problems: checked.problems });
    const { draft } = checked;
    return deps.db.transaction().execute(async (tx) => {
      await lockStarts(tx);
      const problem = await popupProblem(tx, draft, deps);
      if (problem !== null) return refuse(problem);
      const startedAt = deps.clock();
      const today = await deps.figuresSince(dayOf(startedAt), [draft.popupA, draft.popupB]);
      const todayOf = (popup: number) => {
        const { seen, closed, acted, sent } = today.find(({ id }) => id === popup) ?? NO_FIGURES;
        return { seen, closed, acted, sent };
      };
      const before = { a: todayOf(draft.popupA), b: todayOf(draft.popupB) };
      const id = await insertAbTest(tx, { ...draft, before, startedAt, sampleSize: sampleSize(draft) });
      return done({ id });
    });
  };
}
