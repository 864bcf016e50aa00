import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import { ancestors } from '#kernel/tree/tree.ts';
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
  const known: Known = { bySlug: new Map(), byId: new Map(), byName: new Map() };
  for (const row of rows) {
    keep(known.bySlug, slugOf(row), row);
    keep(known.byId, cellOf(row, 'id'), row);
    keep(known.byName, cellOf(row, 'name').toLowerCase(), row);
  }
  return known;
}

/** A parent is named by slug, id, name, or path. */
function parentIn({ bySlug, byId, byName }: Known, named: string): SourceRow | undefined {
  const last = named.split('>').at(-1)?.trim().toLowerCase() ?? '';
  return bySlug.get(last) ?? byId.get(last) ?? byName.get(last);
}

/** Orders rows so that parents precede children, siblings in their order. */
export async function* inTreeOrder(source: AsyncIterable<SourceRow>): AsyncGenerator<PlacedRow> {
  const rows: SourceRow[] = [];
  for await (const row of source) rows.push(row);
  const inFile = known(rows);
  const parents = new Map(rows.map((row) => [row, parentIn(inFile, cellOf(row, 'parent'))]));
  const placed = rows.map((row) => ({
    row,
    path: ancestors(row, (one) => parents.get(one)),
    position: positionOf(row),
  }));
  placed.sort((a, b) => a.path.length - b.path.length || a.position - b.position || a.row.line - b.row.line);
  for (const { row, path } of placed) {
    const typed = cellOf(row, 'parent');
    const [parent] = path;
    const word = parent === undefined ? (typed === '0' ? '' : typed) : slugOf(parent);
    yield { line: row.line, source: row, parent: word, isCircle: path.includes(row) };
  }
}
