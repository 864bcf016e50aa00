import { useEffect, useRef } from 'react';
import { selectionMode } from './selection.ts';
import type { EditorSelection } from './use-selection.ts';

const STYLES_ID = 'canvas-chosen';

function nodeIdAt(target: EventTarget | null): string | null {
  const element = target as Element | null;
  return element?.closest?.('[data-puck-component]')?.getAttribute('data-puck-component') ?? null;
}

const CHOSEN = '2px solid #b4481e';

/** Outlines the selected nodes if there are several. Puck's own outline covers the last one. */
function outline(target: Document, ids: readonly string[]): void {
  const known = target.getElementById(STYLES_ID);
  const style = known ?? target.createElement('style');
  style.id = STYLES_ID;
  const selectors = ids.map((id) => `[data-puck-component="${CSS.escape(id)}"]`);
  style.textContent =
    ids.length < 2
      ? ''
      : `${selectors.join()} { outline: ${CHOSEN}; outline-offset: -2px; }
[data-puck-overlay] [class*="overlay_"] { outline: ${CHOSEN} !important; }`;
  if (known === null) target.head.append(style);
}

/** Selects several nodes on the canvas: Ctrl or Command toggles one, Shift extends the range. */
export function useCanvasSelection(canvas: Window | null, selection: EditorSelection): void {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const { ids } = selection;
  useEffect(() => {
    if (canvas !== null) outline(canvas.document, ids);
  }, [canvas, ids]);
  useEffect(() => {
    if (canvas === null) return;
    // Prevents text selection and editing by this click.
    const hold = (event: MouseEvent) => {
      if (selectionMode(event) === 'pick' || nodeIdAt(event.target) === null) return;
      event.preventDefault();
      (canvas.document.activeElement as HTMLElement | null)?.blur();
      canvas.focus();
    };
    const press = (event: MouseEvent) => {
      const id = nodeIdAt(event.target);
      const mode = selectionMode(event);
      // Puck handles the selection of a single node, and starts text editing.
      const isForPuck = mode === 'pick' && latest.current.ids.length < 2;
      if (id === null || isForPuck) return;
      latest.current[mode](id);
      if (mode === 'pick') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    canvas.addEventListener('mousedown', hold, { capture: true });
    canvas.addEventListener('click', press, { capture: true });
    return () => {
      canvas.removeEventListener('mousedown', hold, { capture: true });
      canvas.removeEventListener('click', press, { capture: true });
    };
  }, [canvas]);
}
