import type { SubscriptionDeps } from '../deps.ts';
import { addDays, dayOf } from '../rules/days.ts';
import { lockToNotice, markNoticed } from '../store/subscriptions.ts';
import { runAll } from './run-all.ts';

async function noticeNext(deps: SubscriptionDeps, days: number): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const today = dayOf(deps.clock(), deps.zone);
    const next = await lockToNotice(tx, { from: today, until: addDays(today, days) });
    if (next === null || next.nextOn === null) return false;
    await markNoticed(tx, next.id, next.nextOn);
    await deps.raise(tx, 'RenewalEmailDue', {
      ...{ kind: 'renewal-notice', subscriptionId: next.id, problem: '', orderId: null },
      key: `renewal-notice-${next.id}-${next.nextOn}`,
    });
    return true;
  });
}

/** Queues notices of upcoming orders, once for each date. @returns how many */
export function noticeDue(deps: SubscriptionDeps) {
  return async (): Promise<number> => {
    const days = (await deps.settings())['subscriptions.noticeDays'];
    return runAll(deps, async () => ({ isDone: !(await noticeNext(deps, days)), fault: null }));
  };
}
