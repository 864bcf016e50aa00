import {
  lookByLink,
  openByLink,
  type ReminderNeeds,
  reminderOf,
  remindOfLeft,
  stopReminders,
} from './reminders.ts';

export type { Reminder, ReminderNeeds } from './reminders.ts';

/**
 * Mails about carts that were left, for who has agreed to them.
 *
 * `findDue` looks which carts are due and has each written about once; `find` gives what there is to tell when the mail is
 * written, null when there is nothing any more; `look` says what a link would open, and whose it is; `open` puts the goods of a link's cart into the browser's own; `stop`
 * takes the agreement back by one click.
 */
export function createReminders(needs: ReminderNeeds) {
  return {
    findDue: remindOfLeft(needs),
    find: reminderOf(needs),
    look: lookByLink(needs),
    open: openByLink(needs),
    stop: stopReminders(needs),
  };
}

export type Reminders = ReturnType<typeof createReminders>;
