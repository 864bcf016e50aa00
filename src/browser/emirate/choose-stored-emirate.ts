import { readEmirate } from './stored-emirate.ts';

/**
 * Chooses the emirate that is known already where none is chosen, as the visitor would. Called once the field is
 * listened to.
 *
 * @returns whether it did
 */
export function chooseStoredEmirate(selector: string): boolean {
  const stored = readEmirate();
  const field = document.querySelector<HTMLSelectElement>(selector);
  if (stored === null || field === null || field.value !== '') return false;
  field.value = stored;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
