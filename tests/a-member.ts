import { randomUUID } from 'node:crypto';
import type { StaffId } from '#kernel/ids.ts';
import type { Role, SignedIn } from '#shop/staff';
import type { TestShop } from './a-shop.ts';

/** A signed-in member of staff with a role; by default with a second factor. */
export async function aMember(
  { shop, db, time }: TestShop,
  role: Role,
  { hasSecondFactor = true }: { hasSecondFactor?: boolean } = {},
): Promise<SignedIn> {
  const { id } = await db
    .insertInto('staff')
    .values({
      email: `${randomUUID()}@example.com`,
      name: `A ${role}`,
      role,
      password_hash: '',
      created_at: time.now,
      second_factor_at: hasSecondFactor ? time.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await shop.staff.openSession(id as StaffId, 'test');
  const signedIn = await shop.staff.sessions.open(token);
  if (signedIn === null) throw new Error('not signed in');
  return signedIn;
}
