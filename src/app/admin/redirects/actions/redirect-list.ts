import { parse } from 'csv-parse/sync';
import { type ImportedRedirect, readHead } from '#shop/redirects';

const MOST_LINES = 20_000;

/**
 * Parses a list of redirects: two columns, separated by comma, semicolon or tab.
 *
 * @returns null for other texts
 */
export function readRedirectList(text: string): ImportedRedirect[] | null {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_LINES,
    });
    const head = readHead(rows[0] ?? []);
    if (head === null) return null;
    const first = head.isHead ? 1 : 0;
    return rows.slice(first).map((cells, index) => ({
      line: index + first + 1,
      source: cells[head.source] ?? '',
      target: cells[head.target] ?? '',
    }));
  } catch {
    return null;
  }
}
