import { sql } from 'kysely';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** An action requested by a staff member. */
export type NewAuditEntry = Readonly<{
  id: string;
  staffId: StaffId | null;
  staffName: string;
  action: string;
  /** The subject, e.g. `order:17`; empty for none. */
  subject: string;
  input: unknown;
  /** The internet address it came from. */
  place: string;
  at: Instant;
}>;

export async function insertAuditEntry(db: DbOrTx, entry: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      id: entry.id,
      staff_id: entry.staffId,
      staff_name: entry.staffName,
      action: entry.action,
      subject: entry.subject,
      input: JSON.stringify(entry.input),
      place: entry.place,
      at: entry.at,
    })
    .execute();
}

/** @param outcome `done`, the code of a refusal, or `fault` */
export async function endAuditEntry(
  db: DbOrTx,
  id: string,
  end: { outcome: string; subject?: string; at: Instant },
): Promise<void> {
  await db
    .updateTable('audit_entry')
    .set({
      outcome: end.outcome,
      ended_at: end.at,
      ...(end.subject === undefined ? {} : { subject: end.subject }),
    })
    .where('id', '=', id)
    .execute();
}

/** A row as it was before an action and after it; of a changed row what differs. */
export type Change = Readonly<{
  table: string;
  key: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}>;

/** A changed field that the log describes in words: a price, a quantity, a state. */
export type ChangedField = Readonly<{ table: string; field: string; before: unknown; after: unknown }>;

export type AuditEntry = Readonly<{
  id: string;
  staffName: string;
  action: string;
  subject: string;
  outcome: string | null;
  place: string;
  at: Instant;
  changes: number;
  /** The first changed fields among `SENTENCE_FIELDS`. */
  fields: readonly ChangedField[];
}>;

export type AuditFilter = Readonly<{
  staffId?: StaffId | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  /** Entries before this one's moment. */
  before?: Instant | undefined;
  limit: number;
}>;

/** Fields that are described in words, by table. */
const SENTENCE_FIELDS: readonly (readonly [table: string, field: string])[] = [
  ['product', 'regular_price_minor'],
  ['product', 'sale_price_minor'],
  ['stock_shelf', 'quantity'],
  ['shop_order', 'status'],
  ['staff', 'role'],
];
/** More than one is no sentence any more. */
const MOST_FIELDS = 2;

const FIELDS = sql<ChangedField[]>`(
  select coalesce(json_agg(one), '[]') from (
    select table_name as "table", field, before -> field as before, after -> field as after
    from audit_change
    join (values ${sql.join(SENTENCE_FIELDS.map(([table, field]) => sql`(${table}, ${field})`))}) as known (of_table, field)
      on known.of_table = table_name
    where entry_id = audit_entry.id and before is not null and after ? field
    order by audit_change.id, field limit ${MOST_FIELDS}::int
  ) as one
)`;

export async function listAuditEntries(db: DbOrTx, filter: AuditFilter): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('audit_entry')
    .select(['id', 'staff_name', 'action', 'subject', 'outcome', 'place', 'at'])
    .select(FIELDS.as('fields'))
    .select(
      sql<number>`(select count(*)::integer from audit_change where entry_id = audit_entry.id)`.as('changes'),
    )
    .orderBy('at', 'desc')
    .limit(filter.limit);
  if (filter.staffId !== undefined) query = query.where('staff_id', '=', filter.staffId);
  if (filter.action !== undefined) query = query.where('action', 'like', `${filter.action}%`);
  if (filter.subject !== undefined) query = query.where('subject', '=', filter.subject);
  if (filter.before !== undefined) query = query.where('at', '<', filter.before);
  const rows = await query.execute();
  return rows.map(({ staff_name: staffName, ...row }) => ({ ...row, staffName }));
}

export async function findAuditEntry(
  db: DbOrTx,
  id: string,
): Promise<{ entry: AuditEntry; input: unknown; changes: Change[] } | null> {
  const row = await db
    .selectFrom('audit_entry')
    .select(['id', 'staff_name', 'action', 'subject', 'outcome', 'place', 'at', 'input'])
    .select(FIELDS.as('fields'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const changes = await db
    .selectFrom('audit_change')
    .select(['table_name', 'row_key', 'before', 'after'])
    .where('entry_id', '=', id)
    .orderBy('id')
    .execute();
  const { staff_name: staffName, input, ...entry } = row;
  return {
    entry: { ...entry, staffName, changes: changes.length },
    input,
    changes: changes.map((change) => ({
      table: change.table_name,
      key: change.row_key,
      before: change.before as Change['before'],
      after: change.after as Change['after'],
    })),
  };
}

/** The last version of a row in some tables that an entry created; null for none. */
export async function versionSavedBy(
  db: DbOrTx,
  id: string,
  tables: readonly string[],
): Promise<number | null> {
  const row = await db
    .selectFrom('audit_change')
    .select('version')
    .where('entry_id', '=', id)
    .where('table_name', 'in', tables)
    .where('version', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** One change of a row, with who made it. */
export type RowChange = Pick<Change, 'before' | 'after'> & Readonly<{ staffName: string; at: Instant }>;

/** What staff changed about one row, the newest first. */
export async function changesOfRow(
  db: DbOrTx,
  row: { table: string; key: string },
  limit: number,
): Promise<RowChange[]> {
  const rows = await db
    .selectFrom('audit_change')
    .innerJoin('audit_entry', 'audit_entry.id', 'audit_change.entry_id')
    .select(['before', 'after', 'staff_name', 'at'])
    .where('table_name', '=', row.table)
    .where('row_key', '=', row.key)
    .orderBy('audit_change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ before, after, staff_name: staffName, at }) => ({
    before: before as Change['before'],
    after: after as Change['after'],
    staffName,
    at,
  }));
}
