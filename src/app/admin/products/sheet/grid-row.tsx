import type { KeyboardEvent, MouseEvent } from 'react';
import type { SheetRow } from '#shop/catalogue';
import { useLanguage } from '#views/language/language.tsx';
import { COLUMNS, type ColumnId, isEditable, isNumberColumn, STATUSES } from './cells.ts';
import { cellKey, type Edits, type Selection, shownText } from './changes.ts';

/** Rows and columns to go on by; null stays. */
type Step = readonly [number, number] | null;

type WriteCellProps = Readonly<{
  text: string;
  column: ColumnId;
  label: string;
  onType: (text: string) => void;
  onCommit: (step: Step) => void;
  onCancel: () => void;
}>;

/** The field of the cell that is written. */
function WriteCell({ text, column, label, onType, onCommit, onCancel }: WriteCellProps) {
  const { t } = useLanguage();
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const back = event.shiftKey ? -1 : 1;
    const steps: Readonly<Record<string, Step>> = { Enter: [back, 0], Tab: [0, back] };
    const step = steps[event.key];
    if (event.key === 'Escape') onCancel();
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCommit(step);
  };
  const shared = {
    'aria-label': label,
    value: text,
    autoFocus: true,
    onKeyDown: handleKeyDown,
    onBlur: () => onCommit(null),
  } as const;
  if (column === 'status')
    return (
      <select {...shared} onChange={(event) => onType(event.currentTarget.value)}>
        {STATUSES.map((one) => (
          <option key={one} value={one}>
            {t(`adminProducts:state.${one}`)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      dir={dirOf(column)}
      lang={column === 'name.ar' ? 'ar' : undefined}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

function dirOf(column: ColumnId): 'ltr' | 'rtl' {
  return column === 'name.ar' ? 'rtl' : 'ltr';
}

type GridRowProps = Readonly<{
  row: SheetRow;
  index: number;
  edits: Edits;
  problems: ReadonlyMap<string, string>;
  changed: ReadonlySet<string>;
  /** Null where no cell of the row is selected. */
  selection: Selection | null;
  focused: number | null;
  writing: string | null;
  onPlace: (column: number, isMore: boolean) => void;
  onBegin: () => void;
  onType: WriteCellProps['onType'];
  onCommit: WriteCellProps['onCommit'];
  onCancel: () => void;
}>;

function useShown({ row, edits }: Pick<GridRowProps, 'row' | 'edits'>) {
  const { t } = useLanguage();
  return (column: ColumnId): string => {
    const text = shownText(row, column, edits);
    if (column === 'name.en' && row.variationId !== null) return `↳ ${row.option}`;
    if (column === 'name.ar' && row.variationId !== null) return '';
    const isStatus = column === 'status' && STATUSES.some((one) => one === text);
    return isStatus ? t(`adminProducts:state.${text}`) : text;
  };
}

/** A product or variation. */
export function GridRow(props: GridRowProps) {
  const { row, index, problems, changed, selection, focused, writing } = props;
  const { t } = useLanguage();
  const shown = useShown(props);
  const name = row.variationId === null ? row.name.en : `${row.name.en} ${row.option}`;
  return (
    <tr aria-rowindex={index + 2} data-variation={row.variationId !== null || undefined}>
      <th scope="row" role="rowheader" aria-label={name}>
        {index + 1}
      </th>
      {COLUMNS.map((column, at) => {
        const key = cellKey(row, column);
        const problem = problems.get(key);
        const isFocused = focused === at;
        const isSelected = selection !== null && at >= selection.left && at <= selection.right;
        const isReadOnly = !isEditable(row, column);
        const handleMouseDown = (event: MouseEvent) => {
          if (isFocused && writing !== null) return;
          props.onPlace(at, event.shiftKey);
        };
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
          <td
            key={column}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isSelected}
            aria-readonly={isReadOnly || undefined}
            aria-invalid={problem === undefined ? undefined : true}
            tabIndex={isFocused ? 0 : -1}
            data-cell={`${index}:${at}`}
            data-column={column}
            data-changed={changed.has(key) || undefined}
            data-number={isNumberColumn(column) || undefined}
            title={problem}
            onMouseDown={handleMouseDown}
            onDoubleClick={props.onBegin}
          >
            {isFocused && writing !== null ? (
              <WriteCell
                text={writing}
                column={column}
                label={`${name}, ${t(`adminProducts:sheet.columns.${column.replace('.', '-')}`)}`}
                onType={props.onType}
                onCommit={props.onCommit}
                onCancel={props.onCancel}
              />
            ) : (
              <span dir={dirOf(column)} lang={column === 'name.ar' ? 'ar' : undefined}>
                {shown(column)}
              </span>
            )}
            {problem === undefined ? null : <span className="admin-hidden">{problem}</span>}
          </td>
        );
      })}
    </tr>
  );
}
