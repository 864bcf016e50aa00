import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/database/client.ts';
import { withDatabase as withDatabaseAt } from '../with-database.ts';

/** Works with the tables of the running shop. */
export function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  return withDatabaseAt({ url: process.env.SHOP_DATABASE ?? '' }, work);
}

/** Sends one statement to the database of the running shop. @returns its rows */
export function query<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
  return withDatabase(async (db) => (await statement.execute(db)).rows);
}
