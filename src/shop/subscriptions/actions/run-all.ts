import type { SubscriptionDeps } from '../deps.ts';

/** The rest is left to the next run. */
const MOST_AT_ONCE = 500;

/** `isDone`: nothing was due any more. */
export type Turn = Readonly<{ isDone: boolean; fault: unknown }>;

/**
 * Runs turns until nothing is due, if the shop has subscriptions.
 *
 * @returns how many turns did work
 * @throws the first fault, after all others have had their turn
 */
export async function runAll(deps: SubscriptionDeps, take: () => Promise<Turn>): Promise<number> {
  if (!(await deps.settings())['subscriptions.enabled']) return 0;
  const faults: unknown[] = [];
  let count = 0;
  for (; count < MOST_AT_ONCE; count += 1) {
    const { isDone, fault } = await take();
    if (isDone) break;
    if (fault !== null) faults.push(fault);
  }
  if (faults.length > 0) throw faults[0];
  return count;
}
