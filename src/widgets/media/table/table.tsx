import { useId } from 'react';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type TableProps = ResolvedOf<typeof fields>;
type Cells = TableProps['rows'][number]['cells'];

function Row({ cells, hasHeader }: { cells: Cells; hasHeader: boolean }) {
  return (
    <tr>
      {cells.map(({ text }, index) =>
        index === 0 && hasHeader ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity of their own, and printed lists never change
          <th key={index} scope="row">
            {text}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity of their own, and printed lists never change
          <td key={index}>{text}</td>
        ),
      )}
    </tr>
  );
}

function HeaderRow({ cells }: { cells: Cells }) {
  return (
    <thead>
      <tr>
        {cells.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity of their own, and printed lists never change
          <th key={index} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A table that scrolls sideways where it is wider than the page. */
export function Table({ caption, hasHeaderRow, hasHeaderColumn, rows }: TableProps) {
  const id = useId();
  const [first, ...others] = rows;
  const body = hasHeaderRow ? others : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
    <div className="j-table" role="group" aria-labelledby={caption === '' ? undefined : id} tabIndex={0}>
      <table>
        {caption === '' ? null : <caption id={id}>{caption}</caption>}
        {hasHeaderRow && first !== undefined ? <HeaderRow cells={first.cells} /> : null}
        <tbody>
          {body.map(({ cells }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, and printed lists never change
            <Row key={index} cells={cells} hasHeader={hasHeaderColumn} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
