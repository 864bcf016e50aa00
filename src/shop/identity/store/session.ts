import { sql } from 'kysely';
import type { SessionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { AccountKind, IdOf } from '../account-kind.ts';
import { tablesOf } from './tables.ts';

/** A browser that is signed in. */
export type Session = Readonly<{
  id: SessionId;
  /** As the browser names itself. */
  agent: string;
  isRemembered: boolean;
  createdAt: Instant;
  seenAt: Instant;
}>;

type NewRow<K extends AccountKind> = Readonly<{
  digest: string;
  owner: IdOf<K>;
  agent: string;
  isRemembered: boolean;
  now: Instant;
  expiresAt: Instant;
}>;

function whichOnes({ only, butFor }: { only?: SessionId; butFor?: SessionId }) {
  if (only !== undefined) return sql`and id = ${only}`;
  return butFor === undefined ? sql`` : sql`and id <> ${butFor}`;
}

/** Sessions of one kind of account. */
export function sessionStore<K extends AccountKind>(kind: K) {
  const { session: table, owner, remembered } = tablesOf(kind);
  const columns = sql`id, agent, ${remembered ?? sql`false`} as "isRemembered", created_at as "createdAt",
    seen_at as "seenAt"`;
  return {
    insert: async (tx: DbOrTx, row: NewRow<K>): Promise<SessionId> => {
      const { digest, agent, isRemembered, now, expiresAt } = row;
      const [column, value] =
        remembered === null ? [sql``, sql``] : [sql`, ${remembered}`, sql`, ${isRemembered}`];
      const { rows } = await sql<{ id: SessionId }>`
        insert into ${table} (digest, ${owner}, agent, created_at, seen_at, expires_at${column})
        values (${digest}, ${row.owner}, ${agent}, ${now}, ${now}, ${expiresAt}${value})
        returning id
      `.execute(tx);
      if (rows[0] === undefined) throw new Error('A session was not inserted');
      return rows[0].id;
    },
    find: async (
      db: DbOrTx,
      digest: string,
      now: Instant,
    ): Promise<{ session: Session; owner: IdOf<K> } | null> => {
      const { rows } = await sql<Session & { owner: IdOf<K> }>`
        select ${columns}, ${owner} as owner from ${table} where digest = ${digest} and expires_at > ${now}
      `.execute(db);
      if (rows[0] === undefined) return null;
      const { owner: whose, ...session } = rows[0];
      return { session, owner: whose };
    },
    touch: async (db: DbOrTx, id: SessionId, { now, expiresAt }: { now: Instant; expiresAt: Instant }) => {
      await sql`update ${table} set seen_at = ${now}, expires_at = ${expiresAt} where id = ${id}`.execute(db);
    },
    list: async (db: DbOrTx, id: IdOf<K>, now: Instant): Promise<readonly Session[]> => {
      const { rows } = await sql<Session>`
        select ${columns} from ${table} where ${owner} = ${id} and expires_at > ${now} order by seen_at desc
      `.execute(db);
      return rows;
    },
    /** Ends one session of an account, every one, or every one but this. @returns how many */
    delete: async (
      db: DbOrTx,
      id: IdOf<K>,
      which: { only?: SessionId; butFor?: SessionId } = {},
    ): Promise<number> => {
      const { numAffectedRows } = await sql`
        delete from ${table} where ${owner} = ${id} ${whichOnes(which)}
      `.execute(db);
      return Number(numAffectedRows ?? 0);
    },
    deleteExpired: async (db: DbOrTx, now: Instant): Promise<void> => {
      await sql`delete from ${table} where expires_at < ${now}`.execute(db);
    },
  };
}
