import { sql } from 'kysely';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { PERSONAL_COLUMNS, personPattern, withoutInput, withoutPerson } from '../rules/logged-person.ts';

/** Whom the activity log is to forget. */
export type LoggedPerson = Readonly<{
  /** Their account, and those that were merged into it. */
  customerIds: readonly CustomerId[];
  orderIds: readonly OrderId[];
  emails: readonly string[];
  phones: readonly string[];
}>;

type ChangeRow = Readonly<{
  id: number;
  act_id: string;
  table_name: string;
  row_key: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}>;

/** Matches no text. */
const NOTHING = '$^';

/** Changes of rows that are the person's, name them in a text, or are of a row that did. */
async function changesOf(tx: Tx, person: LoggedPerson): Promise<readonly ChangeRow[]> {
  const { customerIds, orderIds } = person;
  const pattern = personPattern(person) ?? NOTHING;
  const { rows } = await sql<ChangeRow>`
    with named as (
      select id, table_name, row_key from staff_change
      where (table_name = 'customer' and row_key = any(${customerIds.map(String)}::text[]))
        or (table_name = 'shop_order' and row_key = any(${orderIds.map(String)}::text[]))
        or (table_name = 'order_line' and split_part(row_key, '/', 1) = any(${orderIds.map(String)}::text[]))
        or coalesce(after, before) ->> 'customer_id' = any(${customerIds.map(String)}::text[])
        or before ->> 'customer_id' = any(${customerIds.map(String)}::text[])
        or coalesce(after, before) ->> 'order_id' = any(${orderIds.map(String)}::text[])
        or before::text ~* ${pattern} or after::text ~* ${pattern}
    ), rows_of as (
      select distinct table_name, row_key from named where table_name = any(${Object.keys(PERSONAL_COLUMNS)}::text[])
    )
    select id, act_id, table_name, row_key, before, after from staff_change
    where id in (select id from named) or (table_name, row_key) in (select table_name, row_key from rows_of)
  `.execute(tx);
  return rows;
}

type ActRow = Readonly<{ id: string; input: unknown }>;

/** Entries about the person: by their subject, by a row that they changed, or by a text. */
async function entriesOf(
  tx: Tx,
  person: LoggedPerson,
  changed: readonly string[],
): Promise<readonly ActRow[]> {
  const subjects = [
    ...person.customerIds.map((id) => `customer:${id}`),
    ...person.orderIds.map((id) => `order:${id}`),
  ];
  const { rows } = await sql<ActRow>`
    select id, input from staff_act
    where id = any(${changed}::text[]) or string_to_array(subject, ' ') && ${subjects}::text[]
      or input::text ~* ${personPattern(person) ?? NOTHING}
  `.execute(tx);
  return rows;
}

/**
 * Takes a person out of the activity log and out of saved lists. Who did what and when stays; runs last in the transaction that erases them,
 * since that is logged as well.
 */
export async function forgetLogged(tx: Tx, person: LoggedPerson): Promise<void> {
  const text = personPattern(person);
  const pattern = text === null ? null : new RegExp(text, 'i');
  const changes = await changesOf(tx, person);
  for (const { id, table_name: table, before, after } of changes)
    await tx
      .updateTable('staff_change')
      .set({
        before: toJson(withoutPerson(before, { table, pattern })),
        after: toJson(withoutPerson(after, { table, pattern })),
      })
      .where('id', '=', id)
      .execute();
  const changed = [...new Set(changes.map(({ act_id }) => act_id))];
  for (const { id, input } of await entriesOf(tx, person, changed))
    await tx
      .updateTable('staff_act')
      .set({ input: JSON.stringify(withoutInput(input)) })
      .where('id', '=', id)
      .execute();
  if (text !== null) await sql`delete from staff_view where query ~* ${text}`.execute(tx);
}

function toJson(row: Readonly<Record<string, unknown>> | null): string | null {
  return row === null ? null : JSON.stringify(row);
}
