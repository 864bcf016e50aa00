import { startCombobox } from './combobox.ts';

/**
 * Search: the header's field takes the focus when it unfolds and folds in when the focus goes on; every search form
 * suggests while it is typed in.
 */
export function startSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggest]')) startCombobox(form);
  const panel = document.querySelector<HTMLDetailsElement>('details[data-search]');
  if (panel === null) return;
  const focusField = () => {
    if (panel.open) panel.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  };
  panel.addEventListener('toggle', focusField);
  // Somebody may have been quicker than this script.
  if (panel.contains(document.activeElement)) focusField();
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });
}
