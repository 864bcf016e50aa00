import type { StaffId } from '#kernel/ids.ts';
import { type Clock, DAY_MS, MINUTE_MS } from '#kernel/instant.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { Member } from '../member.ts';
import {
  DEFAULT_CHOICE,
  isMailedTo,
  isPushedTo,
  kindsOf,
  type NotificationChoice,
  type NotificationKind,
  neededFor,
} from '../rules/notification-kinds.ts';
import type { Right, Role } from '../rules/rights.ts';
import { listMembers } from '../store/member.ts';
import { openUnseen } from '../store/new-orders.ts';
import {
  countUnread,
  deleteBefore,
  insertNotification,
  lastMailedAt,
  lockNotifications,
  markSent,
  type NewNotification,
  readChoices,
  readNotifications,
  readUnsent,
  type StaffNotification,
  saveChoice,
  saveRead,
  type Unread,
} from '../store/notifications.ts';
import { findMentioned, listMentionable, type Mentionable } from './mentionable.ts';
import { isOnTime, listRecipients, type PushRecipient } from './push/recipients.ts';

/** Limits of notifications in the list, in one mail, and in one push. */
const MOST_SHOWN = 30;
const MOST_IN_A_MAIL = 50;
const MOST_PUSHED = 50;
/** Between two mails, so that many notifications at once are one mail. */
const BETWEEN_MAILS_MS = 5 * MINUTE_MS;
const KEPT_MS = 90 * DAY_MS;

type Deps = { db: Db; clock: Clock };

/** A member's choices about a kind; `isMailed` with the default of their role applied. */
export type ChosenKind = Readonly<{
  kind: NotificationKind;
  isShown: boolean;
  isMailed: boolean;
  isPushed: boolean;
}>;

/** Who is mailed about which notifications. */
export type NotificationMail = Readonly<{ member: Member; notifications: readonly StaffNotification[] }>;

/** Whose devices show which notifications. */
export type NotificationPush = PushRecipient &
  Readonly<{ needs: readonly Right[]; notifications: readonly StaffNotification[] }>;

type WritePush = (tx: Tx, push: NotificationPush) => Promise<void>;
type WriteMail = (tx: Tx, mail: NotificationMail) => Promise<void>;

async function shownKinds({ db }: Deps, { id, rights }: Member): Promise<NotificationKind[]> {
  const choices = (await readChoices(db, id)).get(id);
  return kindsOf(rights).filter((kind) => choices?.get(kind)?.isShown ?? true);
}

type Waiting = Readonly<{ waiting: readonly StaffNotification[]; roles: readonly Role[] }>;

/** Who is to be mailed about what waits. */
async function mailsFor(tx: Tx, { waiting, roles }: Waiting): Promise<NotificationMail[]> {
  const choices = await readChoices(tx);
  const mails = (await listMembers(tx)).map((member) => ({
    member,
    notifications: waiting.filter(({ kind, staffId }) => {
      if (staffId !== null && staffId !== member.id) return false;
      const choice = choices.get(member.id)?.get(kind) ?? DEFAULT_CHOICE;
      return isMailedTo(member, { kind, choice, roles });
    }),
  }));
  return mails.filter(({ notifications }) => notifications.length > 0);
}

/** Hands over all unmailed notifications, at most every five minutes. @returns whether mails were written */
function mailDue({ db, clock }: Deps) {
  return (roles: readonly Role[], write: WriteMail): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      await lockNotifications(tx);
      const now = clock();
      const lastAt = await lastMailedAt(tx);
      const waiting = await readUnsent(tx, 'mailed_at', MOST_IN_A_MAIL);
      if (waiting.length === 0) return false;
      if (lastAt !== null && now.getTime() - lastAt.getTime() < BETWEEN_MAILS_MS) return false;
      const mails = await mailsFor(tx, { waiting, roles });
      for (const mail of mails) await write(tx, mail);
      await markSent(tx, waiting, { mailed_at: now });
      return mails.length > 0;
    });
}

/** Hands over unpushed notifications for each member with devices who wants them. */
function pushDue({ db, clock }: Deps) {
  return (write: WritePush): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await lockNotifications(tx);
      const now = clock();
      const unpushed = await readUnsent(tx, 'pushed_at', MOST_PUSHED);
      if (unpushed.length === 0) return;
      const waiting = unpushed.filter(({ at }) => isOnTime(at, now));
      const choices = await readChoices(tx);
      for (const recipient of await listRecipients(tx, now)) {
        const { member } = recipient;
        const memberChoices = choices.get(member.id);
        const notifications = waiting.filter(
          ({ kind, staffId }) =>
            (staffId ?? member.id) === member.id &&
            isPushedTo(member, { kind, choice: memberChoices?.get(kind) ?? DEFAULT_CHOICE }),
        );
        const needs = neededFor(notifications.map(({ kind }) => kind));
        if (notifications.length > 0) await write(tx, { ...recipient, needs, notifications });
      }
      await markSent(tx, unpushed, { pushed_at: now });
    });
}

function choicesFor(deps: Deps) {
  return {
    /** Every kind a member may be notified of. @param roles roles that get mails by default */
    of: async (member: Member, roles: readonly Role[]): Promise<ChosenKind[]> => {
      const choices = (await readChoices(deps.db, member.id)).get(member.id);
      return kindsOf(member.rights).map((kind) => {
        const choice = choices?.get(kind) ?? DEFAULT_CHOICE;
        const { isShown, isPushed } = choice;
        return { kind, isShown, isMailed: isMailedTo(member, { kind, choice, roles }), isPushed };
      });
    },
    /** Changes what a member is notified of; omitted fields are unchanged. */
    save: async (
      id: StaffId,
      { kind, ...change }: Partial<NotificationChoice> & { kind: NotificationKind },
    ): Promise<void> => {
      const before = (await readChoices(deps.db, id)).get(id)?.get(kind) ?? DEFAULT_CHOICE;
      await saveChoice(deps.db, id, { ...before, ...change, kind });
    },
  };
}

/**
 * Notifies staff of events other than new orders: failed payments, returns, reviews, messages, low stock, failed jobs,
 * and mentions.
 *
 * `note` records an event, once by its key; `list` returns the latest that a member may see and wants; `unread` counts
 * those since they last opened the list, `markRead` records up to which they read; `mailDue` hands over unmailed
 * notifications with their recipients, `pushDue` those not pushed yet; `choices` are a member's preferences;
 * `mentionable` lists members who can be mentioned in notes of orders, `mentioned` those in a text; `forgetOld`
 * deletes old ones.
 */
export function notificationsFor(deps: Deps) {
  const { db, clock } = deps;
  return {
    note: (tx: DbOrTx, noted: Omit<NewNotification, 'at'>): Promise<void> =>
      insertNotification(tx, { ...noted, at: clock() }),
    list: async (member: Member): Promise<StaffNotification[]> =>
      readNotifications(db, { staffId: member.id, kinds: await shownKinds(deps, member) }, MOST_SHOWN),
    unread: async (member: Member): Promise<Unread> => {
      await openUnseen(db, member.id);
      return countUnread(db, { staffId: member.id, kinds: await shownKinds(deps, member) });
    },
    markRead: (id: StaffId, upTo: number): Promise<void> => saveRead(db, id, upTo),
    mailDue: mailDue(deps),
    pushDue: pushDue(deps),
    choices: choicesFor(deps),
    mentionable: (): Promise<Mentionable[]> => listMentionable(db),
    mentioned: (text: string): Promise<Mentionable[]> => findMentioned(db, text),
    forgetOld: (): Promise<void> => deleteBefore(db, new Date(clock().getTime() - KEPT_MS)),
  };
}
