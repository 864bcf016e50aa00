import { readEmirate } from './stored-emirate.ts';

/**
 * Chooses the stored emirate in an empty field, like a choice by the visitor. Call it once the field has listeners.
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
