import type { Member } from '../member.ts';
import type { Role } from '../rules/rights.ts';

/** What somebody chose for themselves about mails; null follows their role. */
export type MailChoice = boolean | null;

/**
 * Whether somebody gets mails about new orders.
 *
 * @param roles that get them unless somebody chose otherwise for themselves
 */
export function getsMail(
  { role, rights, closedAt }: Pick<Member, 'role' | 'rights' | 'closedAt'>,
  choice: MailChoice,
  roles: readonly Role[],
): boolean {
  if (closedAt !== null || !rights.includes('orders.see')) return false;
  return choice ?? roles.includes(role);
}
