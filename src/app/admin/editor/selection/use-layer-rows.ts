import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { OutlineRows } from '../../templates/content/outline/outline.ts';
import { selectionMode } from './selection.ts';
import type { EditorSelection } from './use-selection.ts';

const ROW = '[data-node]';

function rowIdAt(target: EventTarget | null): string | null {
  return (target as Element | null)?.closest?.(ROW)?.getAttribute('data-node') ?? null;
}

/** The id of the focused layer; null if none is. */
export function focusedRow(): string | null {
  return rowIdAt(document.activeElement);
}

type Facts = Readonly<{
  id: string;
  order: readonly string[];
  row: Element;
  isRightToLeft: boolean;
}>;

const idOf = (row: Element | null | undefined) => row?.getAttribute('data-node') ?? undefined;
const outerRow = ({ row }: Facts) => idOf(row.parentElement?.closest(ROW));
const innerRow = ({ row }: Facts) => idOf(row.querySelector(ROW));
const beside =
  (by: number) =>
  ({ id, order }: Facts) =>
    order[order.indexOf(id) + by];

/** The row that each key moves the focus to; undefined if it stays. */
const LEADS: Readonly<Record<string, (facts: Facts) => string | undefined>> = {
  ArrowUp: beside(-1),
  ArrowDown: beside(1),
  Home: ({ order }) => order[0],
  End: ({ order }) => order.at(-1),
  ArrowLeft: (facts) => (facts.isRightToLeft ? innerRow(facts) : outerRow(facts)),
  ArrowRight: (facts) => (facts.isRightToLeft ? outerRow(facts) : innerRow(facts)),
};

/** Multiple selection of layers by pointer and keyboard, as in a multi-selectable ARIA tree. */
export function useLayerRows(selection: EditorSelection, root: RefObject<HTMLElement | null>) {
  const { ids, lead, order, toggle, extend } = selection;
  const { t, dir } = useLanguage();
  const [hasBoxes, setBoxes] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  const focused = useRef<Readonly<{ id: string; at: number }> | null>(null);
  const focusRow = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();

  // When the focused row is removed, the row that replaces it gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the rows changed, and only then
  useEffect(() => {
    const { current } = focused;
    if (current === null || root.current?.contains(document.activeElement) === true) return;
    const next = order.includes(current.id) ? current.id : order[Math.min(current.at, order.length - 1)];
    if (next !== undefined) focusRow(next);
  }, [order]);

  const press = (id: string, event: MouseEvent) => {
    const mode = selectionMode(event);
    selection[mode === 'pick' && hasBoxes ? 'toggle' : mode](id);
  };
  const go = (event: KeyboardEvent, id: string) => {
    const leads = LEADS[event.key];
    if (leads === undefined) return;
    event.preventDefault();
    const next = leads({ id, order, row: event.target as Element, isRightToLeft: dir === 'rtl' });
    if (next === undefined) return;
    if (event.shiftKey) extend(next);
    focusRow(next);
  };

  const rows: OutlineRows = {
    chosen: ids,
    current: [last, lead, order[0]].find((id) => id != null && order.includes(id)) ?? null,
    hasBoxes,
    boxLabel: (name) => t('adminEditor:selection.choose', { name }),
    onToggle: toggle,
    events: {
      onClick: (event: MouseEvent) => {
        const id = rowIdAt(event.target);
        const isRow = (event.target as Element).closest(`${ROW}, button, input, label`)?.matches(ROW);
        if (id !== null && isRow === true) press(id, event);
      },
      onFocus: ({ target }: FocusEvent) => {
        const id = rowIdAt(target);
        if (id === null || !target.matches(ROW)) return;
        focused.current = { id, at: order.indexOf(id) };
        setLast(id);
      },
      onBlur: () => {
        focused.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const row = event.target as Element;
        const id = row.matches(ROW) ? rowIdAt(row) : null;
        if (id === null || event.altKey) return;
        if (event.key !== ' ' && event.key !== 'Enter') {
          go(event, id);
          return;
        }
        event.preventDefault();
        selection[selectionMode(event)](id);
      },
    },
  };
  return { rows, hasBoxes, setBoxes };
}
