import type { LoopElement } from './loop-state.ts';
import type { RefreshedLoop } from './refresh-loop.ts';

function parse(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
}

function contentOf({ element }: LoopElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('[data-loop-content]');
}

/** How the focused element is found again in the markup that replaces it. */
function focusIn(root: Element | null): string | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || root?.contains(activeElement) !== true) return null;
  const { filter } = activeElement.dataset;
  return filter === undefined
    ? '[data-filter-clear], .e-filter-item'
    : `[data-filter="${CSS.escape(filter)}"]`;
}

/** Links that pick terms are buttons that stay pressed, once scripts answer them. */
export function pressFilters(root: ParentNode): void {
  for (const item of root.querySelectorAll('.e-filter-item')) {
    item.setAttribute('role', 'button');
    item.setAttribute('aria-pressed', String(item.getAttribute('aria-current') === 'true'));
    item.removeAttribute('aria-current');
  }
}

function replaceFilters(loop: string, { data, filters }: RefreshedLoop): void {
  const ofLoop = `[data-filter-loop="${CSS.escape(loop)}"]`;
  const printed = [data, ...Object.values(filters)].flatMap((markup) => [
    ...parse(markup).querySelectorAll<HTMLElement>(ofLoop),
  ]);
  for (const nav of document.querySelectorAll<HTMLElement>(ofLoop)) {
    // A taxonomy may have several filters; they are printed in their order.
    const at = printed.findIndex(({ dataset }) => dataset.taxonomy === nav.dataset.taxonomy);
    const [fresh] = at === -1 ? [] : printed.splice(at, 1);
    if (fresh === undefined) continue;
    pressFilters(fresh);
    const focus = focusIn(nav);
    nav.replaceChildren(...fresh.childNodes);
    if (focus !== null) nav.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  }
}

function say({ element }: LoopElement, text: string): void {
  const status = element.querySelector('[data-loop-status]');
  if (status !== null) status.textContent = text;
}

const isRestricted = (printed: DocumentFragment) => printed.querySelector('[data-restricted]') !== null;

/** Puts the answer of call 6 in the place of a loop's content and of its filters. */
export function replaceLoop(loop: LoopElement, answer: RefreshedLoop): void {
  const content = contentOf(loop);
  const printed = parse(answer.data);
  const fresh = printed.querySelector<HTMLElement>('[data-loop-content]');
  if (content === null || fresh === null) return;
  loop.element.toggleAttribute('data-restricted', isRestricted(printed));
  content.replaceWith(fresh);
  replaceFilters(loop.id, answer);
  say(loop, fresh.dataset.summary ?? '');
}

/** The health warning of a loop's products, in the loop's content. */
const WARNING = ' > div > .j-warning';

/** Appends the items of the next page, and the health warning that they need. */
export function appendLoop(loop: LoopElement, { data }: RefreshedLoop): void {
  const content = contentOf(loop);
  const fresh = parse(data);
  const list = content?.querySelector('[data-loop-items]');
  const added = [...(fresh.querySelector('[data-loop-items]')?.children ?? [])];
  if (content === null || list === null || list === undefined) return;
  const hadFocus = content.querySelector('[data-loop-more]') === document.activeElement;
  const warning = fresh.querySelector(`[data-loop-content]${WARNING}`)?.parentElement;
  if (warning && content.querySelector(`:scope${WARNING}`) === null) list.after(warning);
  if (isRestricted(fresh)) loop.element.setAttribute('data-restricted', '');
  list.append(...added);
  const more = content.querySelector('.j-loop__more');
  const next = fresh.querySelector('.j-loop__more');
  if (next === null) more?.remove();
  else more?.replaceWith(next);
  if (hadFocus) added[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  say(loop, fresh.querySelector<HTMLElement>('[data-loop-content]')?.dataset.summary ?? '');
}

/** Shows that a loop is loading, without moving the page (GF-14). */
export function setBusy(loop: LoopElement, isBusy: boolean): void {
  contentOf(loop)?.setAttribute('aria-busy', String(isBusy));
  const overlay = loop.element.querySelector<HTMLElement>('[data-loop-overlay]');
  if (overlay !== null) overlay.hidden = !isBusy;
  if (isBusy) say(loop, '');
}

/** Shows or hides the message that a loop could not be loaded; its content is unchanged (GF-19). */
export function showFailed(loop: LoopElement, isFailed: boolean): void {
  const message = loop.element.querySelector<HTMLElement>('[data-loop-failed]');
  if (message === null) return;
  message.hidden = !isFailed;
  if (isFailed) say(loop, message.querySelector('span')?.textContent ?? '');
}
