import type { Localized } from '#kernel/language.ts';

/** Types of form fields. `step` has no input: it begins the next step. */
export const FIELD_TYPES = [
  'text',
  'long-text',
  'email',
  'phone',
  'number',
  'date',
  'time',
  'choice',
  'choices',
  'consent',
  'file',
  'hidden',
  'step',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Kinds of files, detected from their content. */
export const FILE_KINDS = ['picture', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Which days a date may be: any, from today on, up to today. */
export const DATE_SPANS = ['any', 'future', 'past'] as const;

/** What a text is about, for autofill (WCAG 1.3.5) and for the name of an entry. */
export const AUTOFILLS = [
  'off',
  'name',
  'given-name',
  'family-name',
  'organization',
  'street-address',
  'address-level2',
] as const;

/** A field of a form, as its document has it. */
export type FormField = Readonly<{
  type: FieldType;
  /** '' for a field that is named by its place. */
  name: string;
  label: Localized;
  isRequired: boolean;
  autofill: (typeof AUTOFILLS)[number];
  options: readonly Readonly<{ label: Localized }>[];
  least: number;
  most: number;
  dates: (typeof DATE_SPANS)[number];
  kinds: readonly FileKind[];
  /** The most that a file may weigh. */
  megabytes: number;
  /** Of a hidden field. */
  value: string;
  /** A consent to be sent the shop's news. */
  isSubscription: boolean;
  /** The field whose answer this one depends on; '' for none. */
  onlyIf: string;
  /** The answer that it needs; '' for any. */
  onlyIfValue: string;
}>;

/** A form as its published document has it. */
export type FormDefinition = Readonly<{
  /** Its document and node, `page-events.form-1`. */
  name: string;
  title: Localized;
  fields: readonly FormField[];
}>;

/** A field with the name that it is sent by. */
export type KeyedField = FormField & Readonly<{ key: string }>;

/** The name by which a field is sent and exported. */
export function fieldKey({ name }: Pick<FormField, 'name'>, index: number): string {
  return name === '' ? `field-${index + 1}` : name;
}

/** The fields that have an answer, with their names. */
export function keyedFields(fields: readonly FormField[]): KeyedField[] {
  return fields
    .map((field, index) => ({ ...field, key: fieldKey(field, index) }))
    .filter(({ type }) => type !== 'step');
}

/** The value by which an option is sent and stored, in every language. */
export function optionValue({ label }: Readonly<{ label: Localized }>): string {
  return label.en.trim();
}

type Condition = Pick<KeyedField, 'key' | 'onlyIf' | 'onlyIfValue'>;

/**
 * Whether a field applies, by the answers before it. A condition on a missing or later field is ignored.
 *
 * @param fields all fields, in order
 * @param valuesOf the typed values of a field
 */
export function isFieldShown(
  field: Condition,
  fields: readonly Condition[],
  valuesOf: (key: string) => readonly string[],
): boolean {
  if (field.onlyIf === '') return true;
  const before = fields.slice(0, fields.indexOf(field));
  const other = before.find(({ key }) => key === field.onlyIf);
  if (other === undefined) return true;
  if (!isFieldShown(other, fields, valuesOf)) return false;
  const values = valuesOf(other.key).filter((value) => value !== '');
  return field.onlyIfValue === '' ? values.length > 0 : values.includes(field.onlyIfValue);
}
