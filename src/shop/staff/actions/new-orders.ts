import type { OrderId, StaffId } from '#kernel/ids.ts';
import { type Clock, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { Member } from '../member.ts';
import { getsMail } from '../rules/new-order-recipients.ts';
import type { Right, Role } from '../rules/rights.ts';
import { listMembers } from '../store/member.ts';
import {
  insertNotice,
  lastNotifiedAt,
  lockNotices,
  markSent,
  type NoticePreference,
  type OrderNotice,
  openUnseen,
  readChoices,
  readUnsent,
  saveChoice,
  saveSeen,
} from '../store/new-orders.ts';
import { isOnTime, listRecipients, type PushRecipient } from './push/recipients.ts';

/** Most orders in one mail or push; more follow in the next. */
const MOST_IN_A_MAIL = 50;
const MOST_PUSHED = 500;
/** Between two mails, and two messages to devices, so that many orders at once are few of them. */
const BETWEEN_MAILS_MS = MINUTE_MS;
const BETWEEN_PUSHES_MS = MINUTE_MS;
const NEEDED: Right = 'orders.see';

/** The new-order badge of a staff member. */
export type UnseenOrders = Readonly<{
  /** Orders since they last opened the list. */
  count: number;
  /** Rises with every new order. */
  latest: number;
  playsSound: boolean;
}>;

type WriteMails = (
  tx: Tx,
  batch: Readonly<{ notices: readonly OrderNotice[]; recipients: readonly Member[] }>,
) => Promise<void>;

/** Whose devices show which new orders. */
export type OrderPush = PushRecipient &
  Readonly<{ needs: readonly Right[]; notices: readonly OrderNotice[] }>;

/** Members with devices who may see orders and want push messages about them. */
async function listPushed(tx: Tx, now: Instant): Promise<PushRecipient[]> {
  const choices = await readChoices(tx);
  return (await listRecipients(tx, now)).filter(
    ({ member: { id, rights } }) => rights.includes(NEEDED) && (choices.get(id)?.wantsPush ?? true),
  );
}

/** Unpushed orders; none within a minute of the last message. */
async function readDue(tx: Tx, now: Instant): Promise<OrderNotice[]> {
  const last = await lastNotifiedAt(tx, 'pushed_at');
  if (last !== null && now.getTime() - last.getTime() < BETWEEN_PUSHES_MS) return [];
  return readUnsent(tx, 'pushed_at', MOST_PUSHED);
}

/**
 * Hands over unpushed orders for each member with devices who wants them, at most once a minute: the first at once,
 * later ones together.
 */
function pushDue({ db, clock }: { db: Db; clock: Clock }) {
  return (write: (tx: Tx, push: OrderPush) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await lockNotices(tx);
      const now = clock();
      const unpushed = await readDue(tx, now);
      if (unpushed.length === 0) return;
      const notices = unpushed.filter(({ at }) => isOnTime(at, now));
      for (const recipient of notices.length === 0 ? [] : await listPushed(tx, now))
        await write(tx, { ...recipient, needs: [NEEDED], notices });
      await markSent(tx, unpushed, { pushed_at: now });
    });
}

/** Hands over all unmailed orders, at most once a minute. @returns whether mails were written */
function mailDue({ db, clock }: { db: Db; clock: Clock }) {
  return (roles: readonly Role[], write: WriteMails): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      await lockNotices(tx);
      const now = clock();
      const last = await lastNotifiedAt(tx, 'mailed_at');
      if (last !== null && now.getTime() - last.getTime() < BETWEEN_MAILS_MS) return false;
      const notices = await readUnsent(tx, 'mailed_at', MOST_IN_A_MAIL);
      if (notices.length === 0) return false;
      const choices = await readChoices(tx);
      const recipients = (await listMembers(tx)).filter((member) =>
        getsMail(member, choices.get(member.id)?.wantsMail ?? null, roles),
      );
      await write(tx, { notices, recipients });
      await markSent(tx, notices, { mailed_at: now });
      return true;
    });
}

/**
 * Notifies staff of new orders: by mail, by a badge in the menu, by a sound, and on their devices.
 *
 * `note` records an order, once; `mailDue` hands over unmailed orders with their recipients, `pushDue` those not
 * pushed yet; `unseen` counts orders since a member last opened the list, `see` records up to which they saw;
 * `choices` are a member's preferences.
 * Source: RO-03
 */
export function newOrdersFor({ db, clock }: { db: Db; clock: Clock }) {
  return {
    note: (orderId: OrderId): Promise<void> => insertNotice(db, orderId, clock()),
    mailDue: mailDue({ db, clock }),
    pushDue: pushDue({ db, clock }),
    unseen: async (id: StaffId): Promise<UnseenOrders> => {
      const { count, latest, choice } = await openUnseen(db, id);
      return { count, latest, playsSound: choice.playsSound };
    },
    see: (id: StaffId, upTo: number): Promise<void> => saveSeen(db, id, upTo),
    choices: {
      /** @param roles roles that get mails by default */
      of: async (member: Member, roles: readonly Role[]) => {
        const { choice } = await openUnseen(db, member.id);
        const { wantsMail, playsSound, wantsPush } = choice;
        return { getsMail: getsMail(member, wantsMail, roles), playsSound, wantsPush };
      },
      save: async (id: StaffId, choice: Partial<NoticePreference>): Promise<void> => {
        await openUnseen(db, id);
        await saveChoice(db, id, choice);
      },
    },
  };
}
