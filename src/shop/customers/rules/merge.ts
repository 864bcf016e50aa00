import type { Customer } from '../customer.ts';

/** What an account takes over where its own is empty. */
export const FILLED_FIELDS = ['firstName', 'lastName', 'phone', 'company', 'trn'] as const;
export type FilledField = (typeof FILLED_FIELDS)[number];
export type Filled = Partial<Record<FilledField, string>>;

/**
 * What an account takes over of one that is merged into it: details it does not have itself. Email, language and marketing
 * consent stay its own: consent was given for another address.
 *
 * @returns the values it takes over; a name is taken whole, or not at all
 */
export function filledBy(kept: Pick<Customer, FilledField>, gone: Pick<Customer, FilledField>): Filled {
  const hasName = kept.firstName !== '' || kept.lastName !== '';
  const isNameField = (field: FilledField) => field === 'firstName' || field === 'lastName';
  return Object.fromEntries(
    FILLED_FIELDS.filter(
      (field) => kept[field] === '' && gone[field] !== '' && !(hasName && isNameField(field)),
    ).map((field) => [field, gone[field]]),
  );
}
