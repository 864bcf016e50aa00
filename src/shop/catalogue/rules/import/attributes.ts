import { termSlug } from '../slug.ts';
import { parseBoolean, splitList } from './cells.ts';
import type { StoredAttribute } from './imported-row.ts';

type Cells = Readonly<Record<string, string>>;

function isYes(text: string | undefined): boolean {
  const read = parseBoolean(text ?? '');
  return read.ok && read.value;
}

/**
 * Collects `Attribute 1 name`, `Attribute 1 value(s)` … into attributes, any number of them.
 *
 * @param cells by lower-case header
 */
export function gatherAttributes(cells: Cells): StoredAttribute[] {
  const numbers = Object.keys(cells).flatMap((header) => /^attribute (\d+) name$/.exec(header)?.[1] ?? []);
  return numbers
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const cell = (rest: string) => cells[`attribute ${number} ${rest}`];
      const name = (cell('name') ?? '').trim();
      if (name === '') return [];
      const values = splitList(cell('value(s)') ?? '').map((value) => ({
        slug: termSlug(value),
        name: value,
      }));
      const initial = (cell('default') ?? '').trim();
      return [
        {
          slug: termSlug(name),
          name,
          values,
          visible: isYes(cell('visible') ?? '1'),
          global: isYes(cell('global')),
          default: initial === '' ? '' : termSlug(initial),
        },
      ];
    });
}

/** A colour column belongs to the variation's value. */
export function gatherSwatches(attributes: readonly StoredAttribute[], hex: string) {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return [];
  return attributes.flatMap(({ slug, global, values }) => {
    const [only] = values;
    return global && only !== undefined && values.length === 1
      ? [{ attribute: slug, term: only.slug, hex }]
      : [];
  });
}
