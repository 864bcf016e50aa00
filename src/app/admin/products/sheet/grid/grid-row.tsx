import type { KeyboardEvent, MouseEvent } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { COLUMNS, type ColumnId, isEditable, isNumberColumn, type SheetRow, STATUSES } from '../cells.ts';
import { cellKey, type Edits, type Selection, shownText } from '../changes.ts';

/** The rows and columns to move by after committing; null to stay. */
type Step = readonly [number, number] | null;

type WriteCellProps = Readonly<{
  text: string;
  column: ColumnId;
  label: string;
  onType: (text: string) => void;
  onCommit: (step: Step) => void;
  onCancel: () => void;
}>;

/** The input of the edited cell. */
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
  /** Null if no cell of the row is selected. */
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
    if (column === 'name.en' && row.variationId !== null) return `↳ ${row.option.en}`;
    if (column === 'name.ar' && row.variationId !== null) return inLanguage(row.option, 'ar');
    const isStatus = column === 'status' && STATUSES.some((one) => one === text);
    return isStatus ? t(`adminProducts:state.${text}`) : text;
  };
}

type CellProps = GridRowProps & Readonly<{ column: ColumnId; at: number; name: string }>;

/** The value of a cell, or its input while edited. */
function CellContent({ column, name, ...props }: CellProps) {
  const { t } = useLanguage();
  const shown = useShown(props);
  const { at, focused, writing } = props;
  if (focused !== at || writing === null)
    return (
      <span dir={dirOf(column)} lang={column === 'name.ar' ? 'ar' : undefined}>
        {shown(column)}
      </span>
    );
  return (
    <WriteCell
      text={writing}
      column={column}
      label={`${name}, ${t(`adminProducts:sheet.columns.${column.replace('.', '-')}`)}`}
      onType={props.onType}
      onCommit={props.onCommit}
      onCancel={props.onCancel}
    />
  );
}

function isSelected({ selection, at }: CellProps): boolean {
  return selection !== null && at >= selection.left && at <= selection.right;
}

function Cell(props: CellProps) {
  const { row, index, column, at, focused, writing } = props;
  const key = cellKey(row, column);
  const problem = props.problems.get(key);
  const handleMouseDown = (event: MouseEvent) => {
    if (focused !== at || writing === null) props.onPlace(at, event.shiftKey);
  };
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a data grid takes the focus
      role="gridcell"
      aria-colindex={at + 2}
      aria-selected={isSelected(props)}
      aria-readonly={!isEditable(row, column) || undefined}
      aria-invalid={problem === undefined ? undefined : true}
      tabIndex={focused === at ? 0 : -1}
      data-cell={`${index}:${at}`}
      data-column={column}
      data-changed={props.changed.has(key) || undefined}
      data-number={isNumberColumn(column) || undefined}
      title={problem}
      onMouseDown={handleMouseDown}
      onFocus={() => {
        if (focused !== at) props.onPlace(at, false);
      }}
      onDoubleClick={props.onBegin}
    >
      <CellContent {...props} />
      {problem === undefined ? null : <span className="admin-hidden">{problem}</span>}
    </td>
  );
}

/** The row of a product or variation. */
export function GridRow(props: GridRowProps) {
  const { row, index } = props;
  const name = row.variationId === null ? row.name.en : `${row.name.en} ${row.option.en}`;
  return (
    <tr aria-rowindex={index + 2} data-variation={row.variationId !== null || undefined}>
      <th scope="row" aria-label={name}>
        {index + 1}
      </th>
      {COLUMNS.map((column, at) => (
        <Cell key={column} {...props} column={column} at={at} name={name} />
      ))}
    </tr>
  );
}
