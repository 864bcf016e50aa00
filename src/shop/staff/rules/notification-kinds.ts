import type { Member } from '../member.ts';
import type { Right, Role } from './rights.ts';

/** Events that staff are notified of, besides new orders. */
export const NOTIFICATION_KINDS = [
  'payment-failed',
  'return-requested',
  'review-pending',
  'message-received',
  'low-stock',
  'job-failed',
  'mentioned',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * `need` is the right to see the subject of a notification. `isMailed`: mailed by default. Messages and low stock are
 * already mailed to the shop's address, reviews are not urgent. Personal notifications are mailed in every role.
 */
const KINDS: Readonly<Record<NotificationKind, { need: Right; isMailed: boolean; isPersonal?: boolean }>> = {
  'payment-failed': { need: 'orders.see', isMailed: true },
  'return-requested': { need: 'orders.see', isMailed: true },
  'review-pending': { need: 'reviews.moderate', isMailed: false },
  'message-received': { need: 'forms.see', isMailed: false },
  'low-stock': { need: 'products.see', isMailed: false },
  'job-failed': { need: 'jobs.see', isMailed: true },
  mentioned: { need: 'orders.see', isMailed: true, isPersonal: true },
};

/** What a member chose for a kind; `isMailed` null follows the role, `isPushed` counts on devices where push is turned on. */
export type NotificationChoice = Readonly<{ isShown: boolean; isMailed: boolean | null; isPushed: boolean }>;

export const DEFAULT_CHOICE: NotificationChoice = { isShown: true, isMailed: null, isPushed: true };

/** The kinds of notifications that members with these rights may get. */
export function kindsOf(rights: readonly Right[]): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => rights.includes(KINDS[kind].need));
}

/** The rights that show what notifications of these kinds are about. */
export function neededFor(kinds: readonly NotificationKind[]): Right[] {
  return [...new Set(kinds.map((kind) => KINDS[kind].need))];
}

type Mailed = Readonly<{ kind: NotificationKind; choice: NotificationChoice; roles: readonly Role[] }>;

/**
 * Whether a member gets mails about a kind of notification.
 *
 * @param roles roles that get mails by default
 */
export function isMailedTo(
  { role, rights, closedAt }: Pick<Member, 'role' | 'rights' | 'closedAt'>,
  { kind, choice, roles }: Mailed,
): boolean {
  if (closedAt !== null || !kindsOf(rights).includes(kind)) return false;
  const { isMailed, isPersonal = false } = KINDS[kind];
  return choice.isMailed ?? (isMailed && (isPersonal || roles.includes(role)));
}

/** Whether notifications of a kind are sent to a member's devices. */
export function isPushedTo(
  { rights, closedAt }: Pick<Member, 'rights' | 'closedAt'>,
  { kind, choice }: Pick<Mailed, 'kind' | 'choice'>,
): boolean {
  return closedAt === null && kindsOf(rights).includes(kind) && choice.isPushed;
}

export function parseNotificationKind(value: string): NotificationKind | null {
  return NOTIFICATION_KINDS.find((kind) => kind === value) ?? null;
}
