import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '../../database/client.ts';
import type { SavedCard } from '../provider.ts';
import type { Behaviour, ReadCard } from './cards.ts';

/** A customer's saved cards, oldest first. */
export async function readCards(db: DbOrTx, customer: string): Promise<(SavedCard & ReadCard)[]> {
  const rows = await db
    .selectFrom('test_bank_card')
    .selectAll()
    .where('customer', '=', customer)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    lastFour: row.last_four,
    expires: row.expires,
    behaviour: row.behaviour as Behaviour,
  }));
}

/** Saves a card once. */
export async function insertCard(
  tx: DbOrTx,
  card: ReadCard & { id: string; customer: string },
): Promise<void> {
  const known = await readCards(tx, card.customer);
  const isKnown = known.some(
    ({ lastFour, expires, brand }) =>
      lastFour === card.lastFour && expires === card.expires && brand === card.brand,
  );
  if (isKnown) return;
  await tx
    .insertInto('test_bank_card')
    .values({
      id: card.id,
      customer: card.customer,
      brand: card.brand,
      last_four: card.lastFour,
      expires: card.expires,
      behaviour: card.behaviour,
    })
    .execute();
}

export async function deleteCard(db: DbOrTx, customer: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('test_bank_card')
    .where('customer', '=', customer)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteCards(db: DbOrTx, customer: string): Promise<void> {
  await db.deleteFrom('test_bank_card').where('customer', '=', customer).execute();
}

/** A setup of a saved card without a payment. */
export type BankSetup = Readonly<{
  id: string;
  customer: string;
  returnUrl: string;
  language: Language;
  isOver: boolean;
}>;

export async function insertSetup(tx: DbOrTx, setup: BankSetup, now: Instant): Promise<void> {
  await tx
    .insertInto('test_bank_setup')
    .values({
      id: setup.id,
      customer: setup.customer,
      return_url: setup.returnUrl,
      language: setup.language,
      is_over: setup.isOver,
      created_at: now,
    })
    .execute();
}

export async function findSetup(db: DbOrTx, id: string): Promise<BankSetup | null> {
  const row = await db.selectFrom('test_bank_setup').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { customer, return_url: returnUrl, is_over: isOver } = row;
  return { id, customer, returnUrl, isOver, language: row.language as Language };
}

export async function endSetup(tx: DbOrTx, id: string): Promise<void> {
  await tx.updateTable('test_bank_setup').set({ is_over: true }).where('id', '=', id).execute();
}
