import type { Localized } from '#kernel/language.ts';
import { initialOf } from '../../fields/field.ts';
import { fieldFields } from './fields.ts';

type FieldValues = ReturnType<typeof initialOf<typeof fieldFields>>;

/** A field of a sample or a preset: what is not said is as in a new one. */
export function askedField(
  type: FieldValues['type'],
  label: Localized,
  own: Partial<FieldValues> = {},
): FieldValues {
  return { ...initialOf(fieldFields), type, label, ...own };
}
