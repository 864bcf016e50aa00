import { sql } from 'kysely';
import { nationalNumber } from '#kernel/address/phone.ts';
import type { CustomerId } from '#kernel/ids.ts';
import { isFullName, nameKey } from '#kernel/text/person-pattern.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { hasName, nameKeyInSql } from '#platform/database/matching/same-name.ts';
import { isOnePhone } from '#platform/database/matching/same-phone.ts';
import type { Customer } from '../customer.ts';
import type { Person } from '../deps.ts';
import { addressesOf } from './address.ts';
import { formerEmailsOf, mergedIdsOf } from './former-email.ts';

/** Whether the email is verified. An account without a password cannot be signed in to before its email is verified. */
function isProven({ verifiedAt, hasPassword }: Pick<Customer, 'verifiedAt' | 'hasPassword'>): boolean {
  return verifiedAt !== null || !hasPassword;
}

/** Everything that identifies an account in other modules: its emails, also former ones, and merged accounts. */
export async function personOfAccount(db: DbOrTx, customer: Customer): Promise<Person> {
  const { id } = customer;
  const email = customer.email.toLowerCase();
  const [former, mergedIds, addresses] = [
    await formerEmailsOf(db, id),
    await mergedIdsOf(db, id),
    await addressesOf(db, id),
  ];
  const proven = former.filter(({ verifiedAt }) => verifiedAt !== null).map((one) => one.email);
  const names = [customer, ...addresses].map(({ firstName, lastName }) =>
    nameKey(`${firstName} ${lastName}`),
  );
  return {
    ...{ id, guestId: null, mergedIds },
    // A display name is free text or derived from the email and may match other texts. Addresses may belong to
    // other people.
    names: isFullName(names[0]) ? names.slice(0, 1) : [...new Set(names.filter(isFullName))],
    emails: [...new Set([email, ...former.map((one) => one.email)])],
    verifiedEmails: [...new Set([...(isProven(customer) ? [email] : []), ...proven])],
    phones: [...new Set([customer.phone, ...addresses.map(({ phone }) => phone)])].filter(Boolean),
  };
}

/** The given phones that other accounts have. @param besides accounts to ignore @returns national numbers */
export async function accountPhones(
  db: DbOrTx,
  phones: readonly string[],
  besides: readonly CustomerId[],
): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select phone from (
      select id, phone from customer union all select customer_id, phone from customer_address
    ) known
    where id <> all(${[...besides]}::int[]) and ${isOnePhone(sql`phone`, phones)}
  `.execute(db);
  return rows.map(({ phone }) => nationalNumber(phone));
}

/**
 * The given full names, in the form of `nameKey`, that other accounts and their addresses have, also within a longer
 * name.
 *
 * @param besides accounts to ignore
 */
export async function accountNames(
  db: DbOrTx,
  names: readonly string[],
  besides: readonly CustomerId[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct other as name from (
      select id, ${nameKeyInSql(sql`first_name`, sql`last_name`)} as name from customer
      union all
      select customer_id, ${nameKeyInSql(sql`first_name`, sql`last_name`)} from customer_address
    ) known join unnest(${[...names]}::text[]) as other on ${hasName(sql`name`, sql`other`)}
    where id <> all(${[...besides]}::int[])
  `.execute(db);
  return rows.map(({ name }) => name);
}
