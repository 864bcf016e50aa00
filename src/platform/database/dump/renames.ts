/** Names in older backups, and the present ones. A migration that renames something adds it here. */
const TABLES: Readonly<Record<string, string>> = {
  staff_act: 'audit_entry',
  staff_change: 'audit_change',
};

/** By the present name of their table. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audit_entry: { verb: 'action' },
  audit_change: { act_id: 'entry_id' },
  listing_key: { marks: 'tokens' },
  stock_request: { told_at: 'notified_at' },
};

const COLUMNS_OF_ALL: Readonly<Record<string, string>> = { version_act: 'version_entry_id' };

/** The present name of a table in a backup. */
export function currentTable(name: string): string {
  return TABLES[name] ?? name;
}

/** The present name of a column in a backup. */
export function currentColumn(table: string, name: string): string {
  return COLUMNS[table]?.[name] ?? COLUMNS_OF_ALL[name] ?? name;
}
