/**
 * The clipboard format of spreadsheets: tabs between columns, line breaks between rows, quotes around cells that
 * contain either.
 */
const CELL = /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)(\t|\n|$)/g;

function unquoted(cell: string): string {
  const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
  return isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** @returns rows of cells, without the trailing empty line of spreadsheets */
export function parseTsv(text: string): string[][] {
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of clean.matchAll(CELL)) {
    rows.at(-1)?.push(unquoted(cell));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

function quoted(cell: string): string {
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}
