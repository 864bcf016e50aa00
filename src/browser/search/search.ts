import { deviceMode } from '../page/device-mode.ts';
import { holdPage, releasePage } from '../page/hold-page.ts';
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
  const onToggle = () => {
    // On a phone the panel covers the page.
    if (panel.open && deviceMode() === 'mobile') holdPage(panel);
    else releasePage(panel);
    if (panel.open) panel.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  };
  panel.addEventListener('toggle', onToggle);
  // The user may have opened it before this script was loaded.
  if (panel.contains(document.activeElement)) onToggle();
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });
}
