import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    countClick: (what: string) => Promise<void>;
  }
}

/** Counts clicks in each page of the browser, before the page's own scripts. */
function listen(): void {
  const BUTTONS = '[type=checkbox], [type=radio], [type=submit], [type=button], [type=file]';
  const LINES = 'textarea, [contenteditable="true"], [contenteditable="true"] *';
  const MODIFIERS = ['Control', 'Meta', 'Alt', 'Shift', 'Tab'];
  /** Text fields: they are reached by Tab. */
  const isTyped = (element: Element) =>
    element.matches(`${LINES}, input:not(${BUTTONS}, [readonly], [aria-haspopup])`);
  const nameOf = (element: Element) => {
    const control = element.closest('a, button, label, [role], input') ?? element;
    return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
  };
  const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
  /** Keys that activate or choose something, and type nothing. */
  const doesSomething = ({ key }: KeyboardEvent, target: Element) => {
    if (key === ' ') return !isTyped(target);
    return key === 'Escape' || (/^(?:Enter|Arrow)/.test(key) && !target.matches(LINES));
  };
  const count = (what: string) => void window.countClick(what);
  const heard = (event: Event, then: (target: Element) => void) => {
    if (event.isTrusted && event.target instanceof Element) then(event.target);
  };
  const onPointer = (event: Event) =>
    heard(event, (target) => {
      if (!isTyped(target)) count(nameOf(target));
    });
  const onKey = (event: KeyboardEvent) =>
    heard(event, (target) => {
      const isHeld = MODIFIERS.includes(event.key);
      if (!isHeld && (isChord(event) || doesSomething(event, target))) count(event.code);
    });
  // Files are dropped or chosen in one step; a native list is opened and picked from.
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') count('files');
    if (target instanceof HTMLSelectElement) for (const what of ['list', 'pick']) count(what);
  };
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('change', onChange, true);
}

/** The clicks since the last beginning: clicks, picks from lists, and keys that act as a click. Typing is free. */
export type Clicks = Readonly<{ begin: () => void; pressed: () => readonly string[] }>;

/** Counts the clicks in all pages of this browser. */
export async function countClicks(context: BrowserContext): Promise<Clicks> {
  let all: string[] = [];
  await context.exposeBinding('countClick', (_source, what: string) => {
    all.push(what);
  });
  await context.addInitScript(listen);
  return {
    begin: () => {
      all = [];
    },
    pressed: () => all,
  };
}
