import { sql } from 'kysely';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import { ESCAPED, personPattern, withoutContacts } from '#kernel/text/person-pattern.ts';
import type { Tx } from '#platform/database/client.ts';
import {
  type Naming,
  OWN_EMAILS,
  PERSONAL_COLUMNS,
  PERSONAL_FREE_TEXT,
  personalColumns,
  withoutFiltersNaming,
  withoutInput,
  withoutPart,
  withoutPerson,
} from '../../rules/logged-person.ts';

/** The person to erase from the activity log. */
export type LoggedPerson = Readonly<{
  /** Their account, and those that were merged into it. */
  customerIds: readonly CustomerId[];
  orderIds: readonly OrderId[];
  /** In small letters. */
  emails: readonly string[];
  /** Phones that no other person has: only these identify the person in texts. */
  phones: readonly string[];
  /** The same for full names, which are searched where people type about people. */
  names: readonly string[];
}>;

type ChangeRow = Readonly<{
  id: number;
  entry_id: string;
  table_name: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** By what the row is theirs: `id`, or a column with their email; empty for one that only names them. */
  found_by: readonly string[];
}>;

/** Matches no text. */
const NOTHING = '$^';

/** The searchable texts of a document; escape sequences, such as line ends, become spaces. */
function textOf(column: 'before' | 'after' | 'input') {
  return sql`regexp_replace(${sql.ref(column)}::text, ${ESCAPED}, ' ', 'g')`;
}

/** Patterns of PostgreSQL for what names a person; `$^` finds nothing. */
function patternsOf(person: LoggedPerson): Readonly<{ contacts: string; names: string }> {
  return {
    contacts: personPattern({ ...person, names: [] }) ?? NOTHING,
    names: personPattern({ emails: [], phones: [], names: person.names }) ?? NOTHING,
  };
}

/** Changes of rows that are the person's, and of rows that name them in a text. */
async function changesOf(tx: Tx, person: LoggedPerson): Promise<readonly ChangeRow[]> {
  const { customerIds, orderIds } = person;
  const { contacts, names } = patternsOf(person);
  const { rows } = await sql<ChangeRow>`
    with theirs as (
      select id, table_name, row_key, 'id' as found_by from audit_change
      where (table_name = 'customer' and row_key = any(${customerIds.map(String)}::text[]))
        or (table_name = 'shop_order' and row_key = any(${orderIds.map(String)}::text[]))
        or (table_name = 'order_line' and split_part(row_key, '/', 1) = any(${orderIds.map(String)}::text[]))
        or coalesce(after, before) ->> 'customer_id' = any(${customerIds.map(String)}::text[])
        or before ->> 'customer_id' = any(${customerIds.map(String)}::text[])
        or coalesce(after, before) ->> 'order_id' = any(${orderIds.map(String)}::text[])
      union
      select id, table_name, row_key, own.email from audit_change
      join jsonb_to_recordset(${JSON.stringify(OWN_EMAILS)}::jsonb) as own("table" text, email text)
        on own."table" = table_name
      where lower(trim(before #>> string_to_array(own.email, '.'))) = any(${person.emails}::text[])
        or lower(trim(after #>> string_to_array(own.email, '.'))) = any(${person.emails}::text[])
    ), found as (
      select id, found_by from theirs
      union
      select audit_change.id, found_by from audit_change
      join (select distinct table_name, row_key, found_by from theirs) rows_of using (table_name, row_key)
      where table_name = any(${Object.keys(PERSONAL_COLUMNS)}::text[])
      union
      select id, null from audit_change
      where ${textOf('before')} ~* ${contacts} or ${textOf('after')} ~* ${contacts}
      union
      select id, null from audit_change
      where table_name = any(${[...PERSONAL_FREE_TEXT.tables]}::text[])
        and (${textOf('before')} ~* ${names} or ${textOf('after')} ~* ${names})
    )
    select id, entry_id, table_name, before, after, found_by from audit_change
    join (select id, array_remove(array_agg(found_by), null) as found_by from found group by id) ways using (id)
  `.execute(tx);
  return rows;
}

type EntryRow = Readonly<{ id: string; input: unknown; is_theirs: boolean; is_about_people: boolean }>;

/** Entries about the person, by their subject or by a row that they changed, and entries that name them in a text. */
async function entriesOf(
  tx: Tx,
  person: LoggedPerson,
  changed: readonly string[],
): Promise<readonly EntryRow[]> {
  const subjects = [
    ...person.customerIds.map((id) => `customer:${id}`),
    ...person.orderIds.map((id) => `order:${id}`),
  ];
  const { contacts, names } = patternsOf(person);
  const { rows } = await sql<EntryRow>`
    select * from (
      select id, input, split_part(action, '.', 1) = any(${[...PERSONAL_FREE_TEXT.areas]}::text[]) as is_about_people,
        id = any(${changed}::text[]) or string_to_array(subject, ' ') && ${subjects}::text[] as is_theirs
      from audit_entry
    ) as entry
    where is_theirs or ${textOf('input')} ~* ${contacts} or is_about_people and ${textOf('input')} ~* ${names}
  `.execute(tx);
  return rows;
}

/**
 * Erases a person from the activity log and saved lists. Who did what and when is kept, and data about others; runs
 * last in the transaction of the erasure, which is logged as well.
 */
export async function forgetLogged(tx: Tx, person: LoggedPerson): Promise<void> {
  const text = personPattern({ ...person, names: [] });
  const contacts = text === null ? null : new RegExp(text, 'i');
  const named = personPattern({ emails: [], phones: [], names: person.names });
  const naming = (isAboutPeople: boolean): Naming => ({ contacts, names: isAboutPeople ? named : null });
  const isTyped = (table: string) => (PERSONAL_FREE_TEXT.tables as readonly string[]).includes(table);
  const changes = await changesOf(tx, person);
  for (const { id, table_name: table, before, after, found_by: foundBy } of changes) {
    const theirs = { columns: personalColumns(table, foundBy), ...naming(isTyped(table)) };
    await tx
      .updateTable('audit_change')
      .set({
        before: toJson(withoutPerson(before, theirs)),
        after: toJson(withoutPerson(after, theirs)),
      })
      .where('id', '=', id)
      .execute();
  }
  const theirs = changes.filter(({ found_by: foundBy }) => foundBy.length > 0);
  const changed = [...new Set(theirs.map(({ entry_id }) => entry_id))];
  for (const { id, input, is_theirs: isTheirs, is_about_people: isAboutPeople } of await entriesOf(
    tx,
    person,
    changed,
  )) {
    const stored = isTheirs
      ? withoutInput(input)
      : withoutPart(input, { emails: person.emails, ...naming(isAboutPeople) });
    await tx
      .updateTable('audit_entry')
      .set({ input: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute();
  }
  if (contacts !== null) await forgetInSavedLists(tx, contacts);
}

type SavedList = Readonly<{ id: number; staff_id: number; list: string; name: string; query: string }>;

/** Removes the person from the filters and names of saved lists; deletes lists that show nothing else. */
async function forgetInSavedLists(tx: Tx, pattern: RegExp): Promise<void> {
  const { rows } = await sql<SavedList>`
    select id, staff_id, list, name, query from staff_view
    where query ~* ${pattern.source} or name ~* ${pattern.source} order by id
  `.execute(tx);
  for (const list of rows) {
    const query = withoutFiltersNaming(list.query, pattern);
    if (query === null) await tx.deleteFrom('staff_view').where('id', '=', list.id).execute();
    else {
      const name = await freeName(tx, { ...list, name: withoutContacts(list.name, pattern.source) });
      await tx.updateTable('staff_view').set({ name, query }).where('id', '=', list.id).execute();
    }
  }
}

/** The name of a saved list, with a number where another list of the same page has it. */
async function freeName(tx: Tx, { id, staff_id, list, name }: SavedList): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from staff_view where staff_id = ${staff_id} and list = ${list} and id <> ${id}
  `.execute(tx);
  const others = new Set(rows.map((one) => one.name));
  let free = name;
  for (let number = 2; others.has(free); number += 1) free = `${name} ${number}`;
  return free;
}

function toJson(row: Readonly<Record<string, unknown>> | null): string | null {
  return row === null ? null : JSON.stringify(row);
}
