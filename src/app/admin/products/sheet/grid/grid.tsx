import { ScrollArea } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { COLUMNS, type SheetRow } from '../cells.ts';
import { type Edits, rowKey } from '../changes.ts';
import { placeAt } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import { useGrid } from './use-grid.ts';

type GridProps = Readonly<{
  label: string;
  rows: readonly SheetRow[];
  edits: Edits;
  /** Problem messages by cell key. */
  problems: ReadonlyMap<string, string>;
  /** Keys of changed cells. */
  changed: ReadonlySet<string>;
  onWrite: (edits: Edits) => void;
  onUndo: () => void;
  onRedo: () => void;
}>;

/** The grid, with the keyboard shortcuts of a spreadsheet. */
export function Grid({ label, rows, edits, problems, changed, onWrite, onUndo, onRedo }: GridProps) {
  const { t } = useLanguage();
  const grid = useGrid({ rows, edits, onWrite, onUndo, onRedo });
  const { table, isHeld, isOpen, size, place, setPlace, selection, writing, setWriting, commit } = grid;
  return (
    <ScrollArea type="auto" className="admin-surface">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a data grid of WAI-ARIA is a table with keys
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={COLUMNS.length + 1}
        aria-multiselectable
        className="admin-sheet"
        onKeyDown={grid.handleKeyDown}
        onCopy={grid.handleCopy}
        onPaste={grid.handlePaste}
        onFocus={() => {
          isHeld.current = true;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          isHeld.current = relatedTarget !== null && currentTarget.contains(relatedTarget);
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="admin-hidden">{t('adminProducts:sheet.row')}</span>
            </th>
            {COLUMNS.map((one) => (
              <th key={one} scope="col" data-column={one}>
                {t(`adminProducts:sheet.columns.${one.replace('.', '-')}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one, index) => (
            <GridRow
              key={rowKey(one)}
              row={one}
              index={index}
              edits={edits}
              problems={problems}
              changed={changed}
              selection={index >= selection.top && index <= selection.bottom ? selection : null}
              focused={index === place.row ? place.column : null}
              writing={index === place.row ? writing : null}
              onPlace={(at, isMore) => {
                isHeld.current = true;
                commit();
                const next = placeAt(index, at, size);
                setPlace(isMore ? { ...next, fromRow: place.fromRow, fromColumn: place.fromColumn } : next);
              }}
              onBegin={() => grid.begin()}
              onType={setWriting}
              onCommit={(step) => {
                if (step !== null) isHeld.current = true;
                commit();
                if (step !== null) grid.go(...step);
              }}
              onCancel={() => {
                isHeld.current = true;
                isOpen.current = false;
                setWriting(null);
              }}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
