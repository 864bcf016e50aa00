/** The active cell, and the opposite corner of the selection. */
export type Place = Readonly<{ row: number; column: number; fromRow: number; fromColumn: number }>;
type GridSize = Readonly<{ rows: number; columns: number }>;

type Pressed = Readonly<{ key: string; isShift: boolean; isCtrl: boolean; isRtl: boolean }>;

const PAGE = 15;

/** The rows and columns that a key moves by; Ctrl moves to the edge. */
function stepOf({ key, isCtrl, isRtl }: Pressed, { rows, columns }: GridSize): [number, number] | null {
  const [far, wide] = isCtrl ? [rows, columns] : [1, 1];
  const onward = isRtl ? -wide : wide;
  const steps: Readonly<Record<string, [number, number]>> = {
    ArrowUp: [-far, 0],
    ArrowDown: [far, 0],
    ArrowRight: [0, onward],
    ArrowLeft: [0, -onward],
    PageUp: [-PAGE, 0],
    PageDown: [PAGE, 0],
    Home: [isCtrl ? -rows : 0, -columns],
    End: [isCtrl ? rows : 0, columns],
  };
  return steps[key] ?? null;
}

function within(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}

/** A place with a single selected cell. */
export function placeAt(row: number, column: number, size: GridSize): Place {
  const at = { row: within(row, size.rows), column: within(column, size.columns) };
  return { ...at, fromRow: at.row, fromColumn: at.column };
}

/** The place after a key press; Shift extends the selection. Null if the key does not move. */
export function movedBy(place: Place, pressed: Pressed, size: GridSize): Place | null {
  const step = stepOf(pressed, size);
  if (step === null) return null;
  const next = placeAt(place.row + step[0], place.column + step[1], size);
  return pressed.isShift ? { ...next, fromRow: place.fromRow, fromColumn: place.fromColumn } : next;
}

/** The selected range of cells. */
export function selectionOf({ row, column, fromRow, fromColumn }: Place) {
  return {
    top: Math.min(row, fromRow),
    bottom: Math.max(row, fromRow),
    left: Math.min(column, fromColumn),
    right: Math.max(column, fromColumn),
  };
}
