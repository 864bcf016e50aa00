import type { Localized } from '#kernel/language.ts';
import { initialOf } from '../../fields/field.ts';
import { fieldFields } from './fields.ts';

type FieldValues = ReturnType<typeof initialOf<typeof fieldFields>>;

/** A field for a sample or preset; omitted settings are those of a new field. */
export function formField(
  type: FieldValues['type'],
  label: Localized,
  values: Partial<FieldValues> = {},
): FieldValues {
  return { ...initialOf(fieldFields), type, label, ...values };
}
