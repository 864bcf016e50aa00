import type { DbOrTx } from '#platform/database/client.ts';
import type { Customer } from '../customer.ts';
import type { Person } from '../deps.ts';
import { addressesOf } from './address.ts';
import { formerEmailsOf, mergedIdsOf } from './former-email.ts';

/** Nobody can sign in to an account before a mail's link has shown that the email is theirs. */
function isProven({ verifiedAt, hasPassword }: Pick<Customer, 'verifiedAt' | 'hasPassword'>): boolean {
  return verifiedAt !== null || !hasPassword;
}

/** Everything by which other modules know an account: its emails, former ones and those of merged accounts too. */
export async function personOfAccount(db: DbOrTx, customer: Customer): Promise<Person> {
  const { id } = customer;
  const email = customer.email.toLowerCase();
  const [former, mergedIds, addresses] = [
    await formerEmailsOf(db, id),
    await mergedIdsOf(db, id),
    await addressesOf(db, id),
  ];
  const proven = former.filter(({ verifiedAt }) => verifiedAt !== null).map((one) => one.email);
  return {
    ...{ id, guestId: null, mergedIds },
    emails: [...new Set([email, ...former.map((one) => one.email)])],
    verifiedEmails: [...new Set([...(isProven(customer) ? [email] : []), ...proven])],
    phones: [...new Set([customer.phone, ...addresses.map(({ phone }) => phone)])].filter(Boolean),
  };
}
