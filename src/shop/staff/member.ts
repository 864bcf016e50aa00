import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Session } from '#shop/identity';
import type { Right, Role } from './rules/rights.ts';

/** A member of the staff. */
export type Member = Readonly<{
  id: StaffId;
  email: string;
  name: string;
  role: Role;
  /** The name of a custom role; built-in ones are named by their texts. */
  roleName: string | null;
  /** What they may do now. */
  rights: readonly Right[];
  /** The language of the back office. */
  language: Language;
  hasSecondFactor: boolean;
  createdAt: Instant;
  /** When their access ended; null while they have it. */
  closedAt: Instant | null;
}>;

/** A browser session of a staff member. */
export type StaffSession = Omit<Session, 'isRemembered'>;

/** The form for becoming a member, by the first owner or an invited person. */
export type Joining = Readonly<{ name: string; email: string; password: string; language: Language }>;
