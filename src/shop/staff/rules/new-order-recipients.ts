import type { Member } from '../member.ts';
import type { Role } from './rights.ts';

/** A member's own choice about mails; null follows their role. */
export type MailChoice = boolean | null;

/**
 * Whether a member gets mails about new orders.
 *
 * @param roles roles that get them by default
 */
export function getsMail(
  { role, rights, closedAt }: Pick<Member, 'role' | 'rights' | 'closedAt'>,
  choice: MailChoice,
  roles: readonly Role[],
): boolean {
  if (closedAt !== null || !rights.includes('orders.see')) return false;
  return choice ?? roles.includes(role);
}
