import type { Editor } from '#kernel/editing/editor.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { AbTest, Keep } from '../ab-test.ts';
import type { AbTestDeps } from '../deps.ts';
import type { EndAbTestRefusal } from '../refusals.ts';
import { endAbTestRow, lockAbTest } from '../store/ab-tests.ts';
import { showAbTest } from './show-ab-test.ts';

type Ending = Readonly<{ id: number; keep: Keep; by: Editor }>;
type Answer = Outcome<null, EndAbTestRefusal>;

/** The popup to unpublish; null to keep both. */
function loserOf({ popupA, popupB }: AbTest, keep: Keep) {
  if (keep === 'both') return null;
  return keep === 'a' ? popupB : popupA;
}

async function endIn(tx: DbOrTx, { id, keep, by }: Ending, deps: AbTestDeps): Promise<Answer> {
  const test = await lockAbTest(tx, id);
  if (test === null) return refuse({ code: 'ab-tests.unknown' });
  if (test.ended !== null) return refuse({ code: 'ab-tests.ended' });
  // Before the popup is a draft: until then it was compared.
  const at = deps.clock();
  const { counted, verdict } = await showAbTest(test, deps);
  const loser = loserOf(test, keep);
  const gone = loser === null ? done(null) : await deps.unpublish(tx, loser, by);
  if (!gone.ok) return gone;
  const waitsUntil = verdict.state === 'waiting' ? verdict.until : null;
  await endAbTestRow(tx, id, { at, keep, counted, waitsUntil });
  return done(null);
}

/** Ends a test with its current verdict; a popup that is not kept becomes a draft. */
export function endAbTest(deps: AbTestDeps) {
  return (ending: Ending): Promise<Answer> => deps.db.transaction().execute((tx) => endIn(tx, ending, deps));
}
