import { debounce } from '../page/debounce.ts';
import { nextOption } from './next-option.ts';
import { forgetSearches, showRecentSearches, storeSearch } from './recent-searches.ts';

const REST_MS = 150;
const SHORTEST = 2;

type Parts = { input: HTMLInputElement; list: HTMLElement; output: HTMLElement; form: HTMLFormElement };
type State = 'idle' | 'loading' | 'failed';

function partsOf(form: HTMLFormElement): Parts | null {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]');
  const list = form.querySelector<HTMLElement>('[data-suggest-list]');
  const output = form.querySelector<HTMLElement>('[data-suggest-said]');
  return input === null || list === null || output === null ? null : { form, input, list, output };
}

function optionsOf({ list }: Parts): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
}

function activate({ input }: Parts, options: readonly HTMLAnchorElement[], at: number): void {
  for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at));
  const active = options[at];
  if (active === undefined) input.removeAttribute('aria-activedescendant');
  else {
    input.setAttribute('aria-activedescendant', active.id);
    active.scrollIntoView({ block: 'nearest' });
  }
}

function showState({ form }: Parts, state: State): void {
  for (const text of form.querySelectorAll<HTMLElement>('[data-suggest-state]')) {
    text.hidden = text.dataset.suggestState !== state;
  }
  form.toggleAttribute('aria-busy', state === 'loading');
}

function show(parts: Parts, markup: string): void {
  const { input, list, output } = parts;
  list.innerHTML = markup;
  showRecentSearches(list);
  const box = list.querySelector<HTMLElement>('[role="listbox"]');
  input.setAttribute('aria-expanded', String(box !== null));
  if (box === null) input.removeAttribute('aria-controls');
  else input.setAttribute('aria-controls', box.id);
  input.removeAttribute('aria-activedescendant');
  output.textContent = box?.dataset.said ?? list.textContent;
}

async function fetchMarkup({ form, input }: Parts, words: string, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({ s: words, for: input.id });
  const answer = await fetch(`${form.dataset.suggest}?${query}`, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** Fetches suggestions for the typed text; aborts an earlier request. */
function createAsker(parts: Parts): { ask: () => void; stop: () => void } {
  let asking: AbortController | null = null;
  const finish = (request: AbortController, state: State, markup: string) => {
    if (request.signal.aborted) return;
    showState(parts, state);
    show(parts, markup);
  };
  const ask = () => {
    asking?.abort();
    const request = new AbortController();
    asking = request;
    const words = parts.input.value.trim();
    if (words !== '' && words.length < SHORTEST) return finish(request, 'idle', '');
    // What an empty field offers is not waited for.
    if (words !== '') showState(parts, 'loading');
    fetchMarkup(parts, words, request.signal).then(
      (markup) => finish(request, 'idle', markup),
      () => finish(request, words === '' ? 'idle' : 'failed', ''),
    );
  };
  return { ask, stop: () => asking?.abort() };
}

function isOpen({ input }: Parts): boolean {
  return input.getAttribute('aria-expanded') === 'true';
}

function walk(parts: Parts, step: 1 | -1): void {
  const options = optionsOf(parts);
  const at = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
  activate(parts, options, nextOption(at, options.length, step));
}

/** @returns whether the list handled the key */
function takeKey(parts: Parts, key: string): boolean {
  if (!isOpen(parts)) return false;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    walk(parts, key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (key === 'Escape') {
    show(parts, '');
    return true;
  }
  const active = optionsOf(parts).find((option) => option.getAttribute('aria-selected') === 'true');
  if (key !== 'Enter' || active === undefined) return false;
  active.click();
  return true;
}

/**
 * Makes a search field a combobox: suggestions while typing, arrows move, Enter opens the active one or searches,
 * Escape first closes the list.
 *
 * Source: SE-03; WAI-ARIA combobox with list autocomplete
 */
export function startCombobox(form: HTMLFormElement): void {
  const parts = partsOf(form);
  if (parts === null) return;
  const { input } = parts;
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'false'],
    ['aria-autocomplete', 'list'],
    ['aria-haspopup', 'listbox'],
  ] as const)
    input.setAttribute(name, value);
  const { ask, stop } = createAsker(parts);
  const askAfterRest = debounce(ask, REST_MS);
  input.addEventListener('input', askAfterRest);
  form.addEventListener('submit', () => storeSearch(input.value));
  input.addEventListener('focus', () => {
    if (input.value.trim() === '' && !isOpen(parts)) ask();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && form.contains(relatedTarget);
    if (isInside || input.value.trim() !== '') return;
    stop();
    show(parts, '');
  });
  // In some browsers a pressed button does not take the focus, and the list would close before the click.
  parts.list.addEventListener('mousedown', (event) => event.preventDefault());
  parts.list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.j-suggest__option--all') !== null) storeSearch(input.value);
    if (target.closest('[data-forget-searches]') === null) return;
    forgetSearches();
    input.focus();
    ask();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' && !isOpen(parts) && input.value.trim() === '') ask();
    if (!takeKey(parts, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}
