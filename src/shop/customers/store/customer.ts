import { sql } from 'kysely';
import type { CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/matching/same-email.ts';
import { type Customer, displayNameOf } from '../customer.ts';
import type { Filled } from '../rules/merge.ts';

const COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'display_name',
  'phone',
  'language',
  'company',
  'trn',
  'consented_at',
  'consent_source',
  'verified_at',
  'password_hash',
  'tags',
  'two_factor_at',
  'created_at',
] as const;

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

function readRow(db: DbOrTx, id: CustomerId) {
  return db.selectFrom('customer').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

function parseCustomer(row: Row): Customer | null {
  const { email, first_name: firstName, display_name: displayName } = row;
  if (email === null) return null;
  return {
    id: row.id,
    email,
    firstName,
    lastName: row.last_name,
    displayName: displayNameOf({ displayName, firstName, email }),
    phone: row.phone,
    language: row.language as Language,
    company: row.company,
    trn: row.trn,
    consent: row.consented_at === null ? null : { at: row.consented_at, source: row.consent_source },
    verifiedAt: row.verified_at,
    tags: row.tags,
    hasPassword: row.password_hash !== null,
    hasTwoFactor: row.two_factor_at !== null,
    createdAt: row.created_at,
  };
}

/** @returns the customer; null if unknown, erased or merged */
export async function findCustomer(db: DbOrTx, id: CustomerId): Promise<Customer | null> {
  const row = await readRow(db, id);
  return row === undefined ? null : parseCustomer(row);
}

export async function findByEmail(db: DbOrTx, email: string): Promise<Customer | null> {
  const row = await db.selectFrom('customer').select(COLUMNS).where(sameEmail(email)).executeTakeFirst();
  return row === undefined ? null : parseCustomer(row);
}

/** Locks a customer until the transaction ends. @returns whether the customer still exists */
export async function lockCustomer(tx: Tx, id: CustomerId): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .where('email', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type NewCustomer = Readonly<{
  email: string;
  firstName: string;
  lastName: string;
  /** `+971…`; omitted or empty for none. */
  phone?: string;
  language: Language;
  consent: Customer['consent'];
  passwordHash: string | null;
  verifiedAt: Instant | null;
  createdAt: Instant;
}>;

/** @returns the new id, or null when the address has an account already */
export async function insertCustomer(tx: DbOrTx, customer: NewCustomer): Promise<CustomerId | null> {
  const row = await tx
    .insertInto('customer')
    .values({
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone ?? '',
      language: customer.language,
      consented_at: customer.consent?.at ?? null,
      consent_source: customer.consent?.source ?? '',
      password_hash: customer.passwordHash,
      verified_at: customer.verifiedAt,
      created_at: customer.createdAt,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? null : row.id;
}

export type ProfileRow = Omit<
  Customer,
  'id' | 'email' | 'verifiedAt' | 'tags' | 'hasPassword' | 'hasTwoFactor' | 'createdAt'
>;

export async function saveProfile(tx: DbOrTx, id: CustomerId, profile: ProfileRow): Promise<void> {
  await tx
    .updateTable('customer')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      display_name: profile.displayName,
      phone: profile.phone,
      company: profile.company,
      trn: profile.trn,
      language: profile.language,
      consented_at: profile.consent?.at ?? null,
      consent_source: profile.consent?.source ?? '',
    })
    .where('id', '=', id)
    .execute();
}

/** Sets some details; others are unchanged. */
export async function fillCustomer(
  tx: DbOrTx,
  id: CustomerId,
  { firstName, lastName, phone, company, trn }: Filled,
): Promise<void> {
  await sql`
    update customer set
      first_name = coalesce(${firstName ?? null}, first_name), last_name = coalesce(${lastName ?? null}, last_name),
      phone = coalesce(${phone ?? null}, phone), company = coalesce(${company ?? null}, company),
      trn = coalesce(${trn ?? null}, trn)
    where id = ${id}
  `.execute(tx);
}

/** @returns whether there was a consent to withdraw */
export async function deleteConsent(tx: DbOrTx, id: CustomerId): Promise<boolean> {
  const result = await tx
    .updateTable('customer')
    .set({ consented_at: null, consent_source: '' })
    .where('id', '=', id)
    .where('consented_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Who opened a mail's link has shown that the address is theirs. */
export async function markVerified(tx: DbOrTx, id: CustomerId, now: Instant): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ verified_at: sql`coalesce(verified_at, ${now})` })
    .where('id', '=', id)
    .execute();
}

/** @returns false if another account has the address */
export async function saveEmail(
  tx: DbOrTx,
  id: CustomerId,
  { email, now }: { email: string; now: Instant },
): Promise<boolean> {
  const taken = await findByEmail(tx, email);
  if (taken !== null && taken.id !== id) return false;
  await tx.updateTable('customer').set({ email, verified_at: now }).where('id', '=', id).execute();
  return true;
}

export async function noteEvent(
  tx: DbOrTx,
  id: CustomerId,
  { kind, actor, at }: { kind: string; actor: string; at: Instant },
): Promise<void> {
  await tx.insertInto('customer_event').values({ customer_id: id, kind, actor, at }).execute();
}

export type CustomerEvent = Readonly<{ kind: string; actor: string; at: Instant }>;

export function eventsOf(db: DbOrTx, id: CustomerId): Promise<CustomerEvent[]> {
  return db
    .selectFrom('customer_event')
    .select(['kind', 'actor', 'at'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Empties the row of an erased or merged customer; deletes their addresses, notes and former emails. */
export async function emptyCustomer(
  tx: DbOrTx,
  id: CustomerId,
  mark: { erasedAt: Instant } | { mergedInto: CustomerId },
): Promise<void> {
  await tx
    .updateTable('customer')
    .set({
      email: null,
      first_name: '',
      last_name: '',
      display_name: '',
      phone: '',
      company: '',
      trn: '',
      consented_at: null,
      consent_source: '',
      verified_at: null,
      password_hash: null,
      tags: [],
      ...('erasedAt' in mark ? { erased_at: mark.erasedAt } : { merged_into: mark.mergedInto }),
    })
    .where('id', '=', id)
    .execute();
  for (const table of ['customer_address', 'customer_note', 'customer_former_email'] as const)
    await tx.deleteFrom(table).where('customer_id', '=', id).execute();
}
