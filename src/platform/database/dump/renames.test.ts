import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { currentColumn, currentTable } from './renames.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const RENAMED = /alter table (\w+|%s) rename (column )?(\w+)? ?to (\w+)/g;

it('older backups keep the tables and columns that migrations have renamed', () => {
  const renames = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(MIGRATIONS, file), 'utf8').matchAll(RENAMED)]);
  expect(renames.length).toBeGreaterThan(5);
  for (const [text, table = '', column, from = '', to] of renames) {
    const name = table === '%s' ? 'product' : currentTable(table);
    expect(column === undefined ? currentTable(table) : currentColumn(name, from), text).toBe(to);
  }
});
