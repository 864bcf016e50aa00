import { useEffect, useRef } from 'react';

/** Actions of the keyboard shortcuts. */
export type Shortcuts = Readonly<{
  save: () => void;
  undo: () => void;
  redo: () => void;
  remove: () => void;
  duplicate: () => void;
  up: () => void;
  down: () => void;
  leave: () => void;
  /** Selects all nodes of a list. */
  all: () => void;
}> &
  Readonly<Record<ClipboardAction, (data: DataTransfer) => void>>;

type ClipboardAction = 'copy' | 'cut' | 'paste';

/** Selected text is copied by the browser as usual. */
function isTextMarked(target: EventTarget | null): boolean {
  const view = (target as Node | null)?.ownerDocument?.defaultView;
  return (view?.getSelection()?.toString() ?? '') !== '';
}

function isTypedIn(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return (
    element?.closest?.('input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog') !=
    null
  );
}

type ShortcutAction = Exclude<keyof Shortcuts, ClipboardAction>;

const CLIPBOARD_ACTIONS: readonly ClipboardAction[] = ['copy', 'cut', 'paste'];

/** Shortcuts outside of text fields, such as `Ctrl+Shift+z`; on a Mac the command key counts as Ctrl. */
const KEYS: Readonly<Record<string, ShortcutAction>> = {
  'Ctrl+z': 'undo',
  'Ctrl+Shift+z': 'redo',
  'Ctrl+y': 'redo',
  'Ctrl+a': 'all',
  'Ctrl+d': 'duplicate',
  'Alt+arrowup': 'up',
  'Alt+arrowdown': 'down',
  delete: 'remove',
  backspace: 'remove',
  escape: 'leave',
};

function keyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const held = [
    ['Ctrl', ctrlKey || metaKey],
    ['Alt', altKey],
    ['Shift', shiftKey],
  ] as const;
  return [...held.flatMap(([name, isHeld]) => (isHeld ? name : [])), key.toLowerCase()].join('+');
}

/** The action of a key; only saving also works inside text fields. */
function actionOf(event: KeyboardEvent): ShortcutAction | undefined {
  const key = keyOf(event);
  if (key === 'Ctrl+s') return 'save';
  return isTypedIn(event.target) ? undefined : KEYS[key];
}

/** Handles shortcuts in the windows of editor and canvas, before Puck does. */
export function useShortcuts(shortcuts: Shortcuts, canvas: Window | null): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actionOf(event);
      if (act === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current[act]();
    };
    const transfer = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const act = event.type as ClipboardAction;
      if (clipboardData === null || isTypedIn(target) || (act === 'copy' && isTextMarked(target))) return;
      event.preventDefault();
      latest.current[act](clipboardData);
    };
    const targets = [window, ...(canvas === null ? [] : [canvas])];
    for (const target of targets) {
      target.addEventListener('keydown', press, { capture: true });
      for (const act of CLIPBOARD_ACTIONS) target.addEventListener(act, transfer, { capture: true });
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('keydown', press, { capture: true });
        for (const act of CLIPBOARD_ACTIONS) target.removeEventListener(act, transfer, { capture: true });
      }
    };
  }, [canvas]);
}
