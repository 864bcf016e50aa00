import type { Member } from '../member.ts';
import { type Role, rightsOf } from '../rules/rights.ts';

/** What somebody chose for themselves about mails; null follows their role. */
export type MailChoice = boolean | null;

/**
 * Whether somebody gets mails about new orders.
 *
 * @param roles that get them unless somebody chose otherwise for themselves
 */
export function getsMail(
  { role, closedAt }: Pick<Member, 'role' | 'closedAt'>,
  choice: MailChoice,
  roles: readonly Role[],
): boolean {
  if (closedAt !== null || !rightsOf(role).includes('orders.see')) return false;
  return choice ?? roles.includes(role);
}
