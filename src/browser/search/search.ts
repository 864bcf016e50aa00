import { on } from '../page/on.ts';
import { startCombobox } from './combobox.ts';
import { forgetSearches } from './recent-searches.ts';

/**
 * Search: the header's field is focused when it opens and closes when the focus leaves; every search form shows
 * suggestions.
 */
export function startSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggest]')) startCombobox(form);
  // Others use this device after a customer has signed out.
  on('click', 'a[href*="/customer-logout/"]', forgetSearches);
  const panel = document.querySelector<HTMLDetailsElement>('details[data-search]');
  if (panel === null) return;
  const focusField = () => {
    if (panel.open) panel.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  };
  panel.addEventListener('toggle', focusField);
  // The user may have focused it before this script was loaded.
  if (panel.contains(document.activeElement)) focusField();
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });
}
