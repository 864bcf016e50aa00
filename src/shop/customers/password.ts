import type { CustomerId } from '#kernel/ids.ts';
import { findCredentials } from './customer.store.ts';
import type { Count, Limits } from './limits.ts';
import type { CustomerNeeds } from './needs.ts';
import type { CustomerRefusal } from './refusals.ts';

/** Whether somebody who is signed in knows the password; tries are counted. @returns why not, or null */
export async function checkPassword(
  { db, passwords }: Pick<CustomerNeeds, 'db' | 'passwords'>,
  limits: Limits,
  { id, password }: { id: CustomerId; password: string },
): Promise<CustomerRefusal | null> {
  const counts: Count[] = [['password', String(id)]];
  const seconds = await limits.take(counts);
  if (seconds !== null) return { code: 'customers.too-many', seconds };
  const known = await findCredentials(db, { id });
  const isRight = known?.passwordHash != null && (await passwords.matches(known.passwordHash, password));
  if (!isRight) return { code: 'customers.wrong-password' };
  await limits.giveBack(counts);
  return null;
}
