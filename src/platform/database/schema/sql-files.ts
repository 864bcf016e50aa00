import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of SQL statements; the checksum changes with its text. */
export type SqlFile = Readonly<{ name: string; text: string; checksum: string }>;

// The built shop runs from another folder than the source; the package's imports resolve to the same files.
const DATABASE_DIR = dirname(createRequire(import.meta.url).resolve('#platform/database/tables.ts'));

const EXTENSION = '.sql';

/**
 * Reads the `.sql` files of a folder beside this file.
 *
 * @param folder relative, as `functions`
 * @returns by name, without the extension, in alphabetical order
 */
export function readSqlFiles(folder: string): SqlFile[] {
  const path = join(DATABASE_DIR, folder);
  const files = readdirSync(path).filter((file) => file.endsWith(EXTENSION));
  const names = files.map((file) => file.slice(0, -EXTENSION.length));
  return names.sort().map((name) => {
    const text = readFileSync(join(path, name + EXTENSION), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}
