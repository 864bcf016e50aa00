import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { COLUMNS, type ColumnId, isEditable, type SheetRow } from '../cells.ts';
import { cellKey, copied, type Edits, filledDown, pasted, shownText } from '../changes.ts';
import { parseTsv, toTsv } from '../tsv.ts';
import { movedBy, placeAt, selectionOf } from './grid-keys.ts';

type GridKeys = Readonly<{
  rows: readonly SheetRow[];
  edits: Edits;
  onWrite: (edits: Edits) => void;
  onUndo: () => void;
  onRedo: () => void;
}>;

/** The text of the edited cell; null if none is edited. */
type Writing = string | null;

function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** Focus, selection and editing, with the keyboard shortcuts of a spreadsheet. */
export function useGrid({ rows, edits, onWrite, onUndo, onRedo }: GridKeys) {
  const { dir } = useLanguage();
  const size = { rows: rows.length, columns: COLUMNS.length };
  const [place, setPlace] = useState(placeAt(0, 0, size));
  const [writing, setWriting] = useState<Writing>(null);
  const table = useRef<HTMLTableElement>(null);
  const isHeld = useRef(false);
  const isOpen = useRef(false);
  const selection = selectionOf(place);
  const row = rows[place.row];
  const column: ColumnId = COLUMNS[place.column] ?? COLUMNS[0];
  const focusCell = () =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${place.row}:${place.column}"]`)?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place alone moves the focus
  useEffect(() => {
    if (isHeld.current && writing === null) focusCell();
  }, [place, writing]);

  const begin = (text?: string) => {
    if (row === undefined || !isEditable(row, column)) return;
    isOpen.current = true;
    setWriting(text ?? shownText(row, column, edits));
  };
  const commit = () => {
    // Both the input's blur and the event that caused it commit the cell.
    if (!isOpen.current || writing === null) return;
    isOpen.current = false;
    if (row !== undefined && writing !== shownText(row, column, edits))
      onWrite({ [cellKey(row, column)]: writing });
    setWriting(null);
  };
  const clear = () => onWrite(pasted(rows, [['']], selection));
  const go = (rowsOn: number, columnsOn: number) =>
    setPlace(placeAt(place.row + rowsOn, place.column + columnsOn, size));

  const handleCommand = (event: KeyboardEvent): boolean => {
    const commands: Readonly<Record<string, () => void>> = {
      z: event.shiftKey ? onRedo : onUndo,
      y: onRedo,
      d: () => onWrite(filledDown(rows, edits, selection)),
      a: () => setPlace({ row: size.rows - 1, column: size.columns - 1, fromRow: 0, fromColumn: 0 }),
    };
    const command = event.ctrlKey || event.metaKey ? commands[event.key.toLowerCase()] : undefined;
    command?.();
    return command !== undefined;
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    const keys: Readonly<Record<string, () => void>> = {
      F2: () => begin(),
      Enter: () => begin(),
      Delete: clear,
      Backspace: clear,
    };
    const key = keys[event.key];
    if (key !== undefined) key();
    else if (isTyped(event)) begin(event.key);
    else return false;
    return true;
  };
  const handleMove = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const pressed = { key, isShift: shiftKey, isCtrl: ctrlKey || metaKey, isRtl: dir === 'rtl' };
    const next = movedBy(place, pressed, size);
    if (next !== null) setPlace(next);
    return next !== null;
  };
  const handleTab = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const next = place.column + (shiftKey ? -1 : 1);
    if (key !== 'Tab' || next < 0 || next >= size.columns) return false;
    go(0, shiftKey ? -1 : 1);
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (writing !== null) return;
    if (handleTab(event) || handleMove(event) || handleCommand(event) || handleKey(event))
      event.preventDefault();
  };
  const handleCopy = (event: ClipboardEvent) => {
    if (writing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(copied(rows, edits, selection)));
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (writing !== null) return;
    event.preventDefault();
    onWrite(pasted(rows, parseTsv(event.clipboardData.getData('text/plain')), selection));
  };
  return {
    ...{ table, isHeld, isOpen, size, place, setPlace, selection, writing, setWriting },
    ...{ begin, commit, go, handleKeyDown, handleCopy, handlePaste },
  };
}
