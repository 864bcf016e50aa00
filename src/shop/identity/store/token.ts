import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { AccountKind, IdOf, LinkOf } from '../account-kind.ts';
import { tablesOf } from './tables.ts';

/** The kinds of links of an account, and the second step of a sign-in. */
export type TokenKind<K extends AccountKind> = LinkOf<K> | 'second-step';

/** A one-time token. */
export type Token<K extends AccountKind, Kind extends TokenKind<K> = TokenKind<K>> = Readonly<{
  digest: string;
  kind: Kind;
  owner: IdOf<K> | null;
  email: string;
  /** Data of the issuer. */
  facts: unknown;
}>;

type NewRow<K extends AccountKind> = Omit<Token<K>, 'facts'> &
  Readonly<{ facts: string | null; expiresAt: Instant }>;

/** One-time tokens of one kind of account. */
export function tokenStore<K extends AccountKind>(kind: K) {
  const { token: table, owner, facts, noFacts } = tablesOf(kind);
  return {
    /** Keeps a token; an earlier one of the same kind for the same address and account is void. */
    insert: async (tx: DbOrTx, row: NewRow<K>): Promise<void> => {
      if (row.kind !== 'second-step')
        await sql`
          delete from ${table}
          where kind = ${row.kind} and email = ${row.email} and ${owner} is not distinct from ${row.owner}
        `.execute(tx);
      await sql`
        insert into ${table} (digest, kind, ${owner}, email, ${facts}, expires_at)
        values (${row.digest}, ${row.kind}, ${row.owner}, ${row.email}, ${row.facts ?? noFacts}, ${row.expiresAt})
      `.execute(tx);
    },
    /** @returns the usable token of one of these kinds, or null */
    find: async <Kind extends TokenKind<K>>(
      db: DbOrTx,
      digest: string,
      { kinds, now }: { kinds: readonly Kind[]; now: Instant },
    ): Promise<Token<K, Kind> | null> => {
      const { rows } = await sql<Token<K, Kind>>`
        select digest, kind, ${owner} as owner, email, ${facts} as facts from ${table}
        where digest = ${digest} and kind = any(${kinds}) and used_at is null and expires_at > ${now}
      `.execute(db);
      return rows[0] ?? null;
    },
    /** Uses a token up. @returns whether this call was the one that did */
    spend: async (tx: DbOrTx, digest: string, now: Instant): Promise<boolean> => {
      const { numAffectedRows = 0n } = await sql`
        update ${table} set used_at = ${now} where digest = ${digest} and used_at is null and expires_at > ${now}
      `.execute(tx);
      return numAffectedRows > 0n;
    },
    /** Tokens of a kind that were not used yet, by address. */
    listUnused: async (
      db: DbOrTx,
      link: LinkOf<K>,
      now: Instant,
    ): Promise<readonly { email: string; facts: unknown; expiresAt: Instant }[]> => {
      const { rows } = await sql<{ email: string; facts: unknown; expiresAt: Instant }>`
        select email, ${facts} as facts, expires_at as "expiresAt" from ${table}
        where kind = ${link} and used_at is null and expires_at > ${now} order by email
      `.execute(db);
      return rows;
    },
    deleteOf: async (tx: DbOrTx, id: IdOf<K>): Promise<void> => {
      await sql`delete from ${table} where ${owner} = ${id}`.execute(tx);
    },
    /** Deletes the tokens of an email, also for accounts that were never created. */
    deleteFor: async (tx: DbOrTx, email: string): Promise<void> => {
      await sql`delete from ${table} where lower(email) = ${email.toLowerCase()}`.execute(tx);
    },
    deleteExpired: async (db: DbOrTx, now: Instant): Promise<void> => {
      await sql`delete from ${table} where expires_at < ${now}`.execute(db);
    },
  };
}
