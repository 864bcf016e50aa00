import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    countClick: (what: string) => Promise<void>;
  }
}

/** Hears every press, in each page of the browser and before the page's own scripts. */
function listen(): void {
  const BUTTONS = '[type=checkbox], [type=radio], [type=submit], [type=button], [type=file]';
  const LINES = 'textarea, [contenteditable="true"], [contenteditable="true"] *';
  const MODIFIERS = ['Control', 'Meta', 'Alt', 'Shift', 'Tab'];
  /** Where text is typed: it is reached by Tab. */
  const isTyped = (element: Element) =>
    element.matches(`${LINES}, input:not(${BUTTONS}, [readonly], [aria-haspopup])`);
  const nameOf = (element: Element) => {
    const control = element.closest('a, button, label, [role], input') ?? element;
    return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
  };
  const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
  /** Keys that press or choose something, and write nothing where they are pressed. */
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
  // Files are dropped or chosen in one go; a list of the browser is opened and picked from.
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') count('files');
    if (target instanceof HTMLSelectElement) for (const what of ['list', 'pick']) count(what);
  };
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('change', onChange, true);
}

/** What was pressed since the last beginning: clicks, picks from lists, and keys that do what a click does. Typing is free. */
export type Clicks = Readonly<{ begin: () => void; pressed: () => readonly string[] }>;

/** Counts the presses of whoever works in this browser, in all its pages. */
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
