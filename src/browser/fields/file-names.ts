import { on } from '../page/on.ts';

const INPUT = '.j-file > input';

function showNames(input: Element): void {
  const place = input.parentElement?.querySelector<HTMLElement>('[data-none]');
  if (!place || !(input instanceof HTMLInputElement)) return;
  const names = [...(input.files ?? [])].map(({ name }) => name);
  place.textContent = names.join(', ') || (place.dataset.none ?? '');
}

/** Shows which files are chosen, in place of the browser's own words. */
export function startFileNames(): void {
  // The browser restores what was chosen before.
  for (const input of document.querySelectorAll(INPUT)) showNames(input);
  on('change', INPUT, showNames);
}
