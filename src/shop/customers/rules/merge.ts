import type { Customer } from '../customer.ts';

/** Fields that an account takes over in a merge if its own are empty. */
export const FILLED_FIELDS = ['firstName', 'lastName', 'phone', 'company', 'trn'] as const;
export type FilledField = (typeof FILLED_FIELDS)[number];
export type Filled = Partial<Record<FilledField, string>>;

/**
 * The details that an account takes over from one merged into it: those it lacks. Email, language and marketing
 * consent are not taken over: the consent was given for another address.
 *
 * @returns the values to take over; first and last name only together
 */
export function filledBy(remaining: Pick<Customer, FilledField>, gone: Pick<Customer, FilledField>): Filled {
  const hasName = remaining.firstName !== '' || remaining.lastName !== '';
  const isNameField = (field: FilledField) => field === 'firstName' || field === 'lastName';
  return Object.fromEntries(
    FILLED_FIELDS.filter(
      (field) => remaining[field] === '' && gone[field] !== '' && !(hasName && isNameField(field)),
    ).map((field) => [field, gone[field]]),
  );
}
