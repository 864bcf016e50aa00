import { parse } from 'csv-parse/sync';
import { type ImportedSubscriber, TOO_MANY_ROWS } from '#shop/newsletter';

/**
 * Parses a CSV list of subscribers with a header line: `email`, `consent`, and optionally `list` and `language`.
 *
 * @returns null for other texts
 */
export function readSubscriberList(text: string): ImportedSubscriber[] | null {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      to: TOO_MANY_ROWS + 2,
    });
    const [head = [], ...lines] = rows;
    const names = head.map((name) => name.trim().toLowerCase());
    if (!names.includes('email') || !names.includes('consent') || lines.length > TOO_MANY_ROWS) return null;
    return lines.map((cells, index) => ({
      line: index + 2,
      values: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
    }));
  } catch {
    return null;
  }
}
