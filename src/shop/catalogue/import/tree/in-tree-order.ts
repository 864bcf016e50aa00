import type { SourceRow } from '#kernel/table-import.ts';
import { cellOf, type PlacedRow, positionOf, slugOf } from './read-category.ts';

type Known = Readonly<{
  bySlug: Map<string, SourceRow>;
  byId: Map<string, SourceRow>;
  byName: Map<string, SourceRow>;
}>;

function keep(map: Map<string, SourceRow>, key: string, row: SourceRow): void {
  if (key !== '' && !map.has(key)) map.set(key, row);
}

function known(rows: readonly SourceRow[]): Known {
  const found: Known = { bySlug: new Map(), byId: new Map(), byName: new Map() };
  for (const row of rows) {
    keep(found.bySlug, slugOf(row), row);
    keep(found.byId, cellOf(row, 'id'), row);
    keep(found.byName, cellOf(row, 'name').toLowerCase(), row);
  }
  return found;
}

/** A parent is named by its word, its number, its name, or the whole way down to it. */
function parentIn({ bySlug, byId, byName }: Known, named: string): SourceRow | undefined {
  const last = named.split('>').at(-1)?.trim().toLowerCase() ?? '';
  return bySlug.get(last) ?? byId.get(last) ?? byName.get(last);
}

/** Puts rows behind the one they stand below, siblings in their order. */
export async function* inTreeOrder(source: AsyncIterable<SourceRow>): AsyncGenerator<PlacedRow> {
  const rows: SourceRow[] = [];
  for await (const row of source) rows.push(row);
  const inFile = known(rows);
  const above = new Map<SourceRow, SourceRow>();
  for (const row of rows) {
    const parent = parentIn(inFile, cellOf(row, 'parent'));
    if (parent !== undefined) above.set(row, parent);
  }
  const wayUp = (row: SourceRow): SourceRow[] => {
    const way: SourceRow[] = [];
    for (let one = above.get(row); one !== undefined && !way.includes(one); one = above.get(one))
      way.push(one);
    return way;
  };
  const placed = rows.map((row) => ({ row, way: wayUp(row), position: positionOf(row) }));
  placed.sort((a, b) => a.way.length - b.way.length || a.position - b.position || a.row.line - b.row.line);
  for (const { row, way } of placed) {
    const typed = cellOf(row, 'parent');
    const [parent] = way;
    const word = parent === undefined ? (typed === '0' ? '' : typed) : slugOf(parent);
    yield { line: row.line, source: row, parent: word, isCircle: way.includes(row) };
  }
}
