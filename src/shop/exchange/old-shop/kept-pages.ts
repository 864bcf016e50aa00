import { z } from 'zod';
import type { KeptLines } from '#platform/files/kept-lines.ts';
import type { FetchedPage } from './fetch-table.ts';
import type { TableRow } from './to-rows.ts';

const keptPage = z.object({
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  rows: z.array(z.record(z.string(), z.string())),
});

/** Pages that were fetched for a table, until it is written. */
export function pagesFile(file: string): string {
  return `${file}.pages`;
}

function parsePage(line: string): FetchedPage | null {
  try {
    return keptPage.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Pages one after the other; what was torn off, or came twice, is left out. */
export async function* keptPages(lines: KeptLines, file: string): AsyncGenerator<FetchedPage> {
  let before = 0;
  for await (const line of lines.read(pagesFile(file))) {
    const page = line === '' ? null : parsePage(line);
    if (page === null || page.page !== before + 1) continue;
    before = page.page;
    yield page;
  }
}

export async function keepPage(lines: KeptLines, file: string, page: FetchedPage): Promise<void> {
  await lines.append(pagesFile(file), JSON.stringify(page));
}

/** All rows that were fetched, each with every column of the table. */
export async function* rowsOfPages(lines: KeptLines, file: string): AsyncGenerator<Record<string, string>> {
  const columns = new Set<string>();
  for await (const { rows } of keptPages(lines, file))
    for (const row of rows) for (const name of Object.keys(row)) columns.add(name);
  const empty: TableRow = Object.fromEntries([...columns].map((name) => [name, '']));
  for await (const { rows } of keptPages(lines, file)) for (const row of rows) yield { ...empty, ...row };
}
