import { z } from 'zod';
import { parseJson } from '#kernel/text/parse-json.ts';
import type { LineFiles } from '#platform/files/line-files.ts';
import type { TableRow } from '../../rules/woocommerce/to-rows.ts';
import type { FetchedPage } from './fetch-table.ts';

const savedPage = z.object({
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  rows: z.array(z.record(z.string(), z.string())),
});

/** The file with the fetched pages of a table. */
export function pagesFile(file: string): string {
  return `${file}.pages`;
}

/** Streams stored pages; skips torn and repeated ones. */
export async function* savedPages(lines: LineFiles, file: string): AsyncGenerator<FetchedPage> {
  let before = 0;
  for await (const line of lines.read(pagesFile(file))) {
    const page = savedPage.safeParse(parseJson(line)).data;
    if (page?.page !== before + 1) continue;
    before = page.page;
    yield page;
  }
}

export async function savePage(lines: LineFiles, file: string, page: FetchedPage): Promise<void> {
  await lines.append(pagesFile(file), JSON.stringify(page));
}

/** Streams all fetched rows with all columns of the table. */
export async function* rowsOfPages(lines: LineFiles, file: string): AsyncGenerator<Record<string, string>> {
  const columns = new Set<string>();
  for await (const { rows } of savedPages(lines, file))
    for (const row of rows) for (const name of Object.keys(row)) columns.add(name);
  const empty: TableRow = Object.fromEntries([...columns].map((name) => [name, '']));
  for await (const { rows } of savedPages(lines, file)) for (const row of rows) yield { ...empty, ...row };
}
