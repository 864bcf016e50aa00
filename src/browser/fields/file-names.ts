import { on } from '../page/on.ts';
import { showPreviews } from './picture-previews.ts';

const INPUT = '.j-file > input';

/** The text for this number of pictures, if the field has one, else the file names. */
function chosenText({ dataset: { counts = '' } }: HTMLElement, files: readonly File[]): string {
  const count = counts.split('|')[files.length - 1] ?? '';
  return count === '' ? files.map(({ name }) => name).join(', ') : count;
}

function showChosen(input: Element): void {
  const field = input.parentElement;
  const place = field?.querySelector<HTMLElement>('[data-none]');
  if (!field || !place || !(input instanceof HTMLInputElement)) return;
  const files = [...(input.files ?? [])];
  place.textContent = chosenText(field, files) || (place.dataset.none ?? '');
  if (field.dataset.counts !== undefined) showPreviews(field, input);
}

/** Shows the names of chosen files instead of the browser's own text. */
export function startFileNames(): void {
  // The browser restores what was chosen before.
  for (const input of document.querySelectorAll(INPUT)) showChosen(input);
  on('change', INPUT, showChosen);
}
