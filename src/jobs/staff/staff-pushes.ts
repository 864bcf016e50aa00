import type { Shop } from '#composition/shop.ts';
import { parseStaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { addressIn, LANGUAGES } from '#kernel/language.ts';
import { formatAmount } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import type { Tx } from '#platform/database/client.ts';
import type { Queue } from '#platform/queue/queue.ts';
import {
  type NotificationKind,
  type NotificationPush,
  notificationPath,
  type OrderPush,
  type PushMessage,
  type PushTarget,
  RIGHTS,
} from '#shop/staff';
import { JOBS } from '../names.ts';
import { field } from '../payload.ts';

type Deps = { shop: Shop; queue: Pick<Queue, 'enqueue'> };

/** Notifications named in one message; the bell has them all. */
const MOST_NAMED = 3;

const URGENCY: Readonly<Record<NotificationKind, PushMessage['urgency']>> = {
  'payment-failed': 'high',
  'return-requested': 'normal',
  'review-pending': 'low',
  'message-received': 'normal',
  'low-stock': 'low',
  'job-failed': 'normal',
  mentioned: 'high',
};
const RANKS = ['low', 'normal', 'high'] as const;

function mostUrgent(kinds: readonly NotificationKind[]): PushMessage['urgency'] {
  return RANKS.findLast((rank) => kinds.some((kind) => URGENCY[kind] === rank)) ?? 'normal';
}

/** One job per device, so that each is retried individually. */
async function enqueueFor(
  { queue }: Deps,
  tx: Tx,
  { push, message }: Readonly<{ push: NotificationPush | OrderPush; message: PushMessage | null }>,
): Promise<void> {
  if (message === null) return;
  const { member, deviceIds, needs } = push;
  for (const deviceId of deviceIds) {
    const target: PushTarget = { deviceId, staffId: member.id, needs };
    await queue.enqueue(tx, JOBS.push, { ...target, message });
  }
}

/** The text of the notification in the recipient's language; several notifications are merged into one message. */
function messageAbout({ member, notifications }: NotificationPush): PushMessage | null {
  const last = notifications.at(-1);
  if (last === undefined) return null;
  const { language } = member;
  const t = wordsIn(language);
  const words = notifications.map(({ kind, subject, count }) =>
    t(`adminNotifications:words.${kind}`, { subject, count }),
  );
  const isOne = words.length === 1;
  return {
    title: isOne ? (words[0] ?? '') : t('adminNotifications:several', { count: words.length }),
    body: isOne ? '' : words.slice(0, MOST_NAMED).join('\n'),
    tag: `notification-${last.id}`,
    path: addressIn(language, isOne ? notificationPath(last) : '/admin/'),
    ...{ language, at: last.at, urgency: mostUrgent(notifications.map(({ kind }) => kind)) },
  };
}

/** Sends devices of the staff what happened since the last time. */
export function pushNotifications(deps: Deps) {
  return (): Promise<void> =>
    deps.shop.staff.notifications.pushDue((tx, push) =>
      enqueueFor(deps, tx, { push, message: messageAbout(push) }),
    );
}

async function messageOfOrders(
  { shop }: Deps,
  { member: { language }, notices }: OrderPush,
): Promise<PushMessage | null> {
  const last = notices.at(-1);
  const order = last === undefined ? null : await shop.orders.find(last.orderId);
  if (last === undefined || order === null) return null;
  const t = wordsIn(language);
  const isOne = notices.length === 1;
  return {
    title: isOne
      ? t('adminNotifications:newOrder', { order: order.id })
      : t('adminNotifications:newOrders', { count: notices.length }),
    body: isOne ? t('adminNotifications:total', { amount: formatAmount(order.totals.total) }) : '',
    tag: `order-${last.id}`,
    path: addressIn(language, isOne ? `/admin/orders/${order.id}/` : '/admin/orders/'),
    ...{ language, at: last.at, urgency: 'high' },
  };
}

/** Sends devices of the staff the orders since the last time. */
export function pushNewOrders(deps: Deps) {
  return (): Promise<void> =>
    deps.shop.staff.newOrders.pushDue(async (tx, push) => {
      await enqueueFor(deps, tx, { push, message: await messageOfOrders(deps, push) });
    });
}

function parseInstant(value: unknown): Instant | null {
  const at = new Date(String(value));
  return Number.isNaN(at.getTime()) ? null : at;
}

function parseMessage(value: unknown): PushMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const text = (name: string) => String(field(value, name) ?? '');
  const language = LANGUAGES.find((one) => one === text('language'));
  const at = parseInstant(field(value, 'at'));
  const urgency = RANKS.find((rank) => rank === text('urgency'));
  if (language === undefined || at === null || urgency === undefined) return null;
  const [title, body, tag, path] = [text('title'), text('body'), text('tag'), text('path')];
  return { title, body, tag, path, language, at, urgency };
}

function parseTarget(payload: object): PushTarget | null {
  const deviceId = field(payload, 'deviceId');
  const staffId = parseStaffId(field(payload, 'staffId'));
  const needs = field(payload, 'needs');
  if (typeof deviceId !== 'number' || staffId === null || !Array.isArray(needs)) return null;
  return { deviceId, staffId, needs: RIGHTS.filter((right) => needs.includes(right)) };
}

/** Sends a message to a device; one that was not taken fails, so that the queue repeats it. */
export function sendPush({ shop }: Pick<Deps, 'shop'>) {
  return async (payload: object): Promise<void> => {
    const target = parseTarget(payload);
    const message = parseMessage(field(payload, 'message'));
    if (target === null || message === null) return;
    const problem = await shop.staff.push.deliver(target, message);
    if (problem !== null)
      throw new Error(`the push service of device ${target.deviceId} did not answer: ${problem}`);
  };
}
