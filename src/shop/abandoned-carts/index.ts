import {
  openByLink,
  previewByLink,
  remindAbandoned,
  reminderOf,
  withdrawConsent,
} from './actions/reminders.ts';
import type { ReminderDeps } from './deps.ts';

export type { Reminder } from './actions/reminders.ts';
export type { ReminderDeps } from './deps.ts';

/**
 * Abandoned cart emails, for customers and guests who consented.
 *
 * `findDue` finds due carts and queues one email each; `find` returns the content of an email when it is written,
 * or null when it no longer applies; `look` shows what a link would open; `open` merges a link's cart into the
 * browser's own; `stop` withdraws the consent (one-click unsubscribe).
 */
export function createAbandonedCarts(deps: ReminderDeps) {
  return {
    findDue: remindAbandoned(deps),
    find: reminderOf(deps),
    look: previewByLink(deps),
    open: openByLink(deps),
    stop: withdrawConsent(deps),
  };
}

export type AbandonedCarts = ReturnType<typeof createAbandonedCarts>;
