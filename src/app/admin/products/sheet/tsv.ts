/** Cells as a spreadsheet copies them: tabs between columns, line breaks between rows, quotes around what has either. */

/** @returns rows of cells; the empty line that spreadsheets end with is none */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < clean.length; at += 1) {
    const char = clean[at];
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (clean[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === '\t') endCell();
    else if (char === '\n') endRow();
    else cell += char;
  }
  endRow();
  return rows;
}

function quoted(cell: string): string {
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}
