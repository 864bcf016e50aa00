import { findEntry } from '#kernel/find-entry.ts';
import { initialOf } from '../../fields/field.ts';
import { fields as formFields } from '../../marketing/form/fields.ts';
import { formField } from '../../marketing/form/form-field.ts';
import type { StoredNode } from '../../tree/node.ts';
import { type ImportContext, line, made } from './import-context.ts';
import { isEmpty, isYes, plainText, recordsIn, textIn, type Values } from './values.ts';

type FormField = ReturnType<typeof formField>;

const TYPES: Readonly<Record<string, FormField['type']>> = {
  text: 'text',
  url: 'text',
  email: 'email',
  textarea: 'long-text',
  tel: 'phone',
  number: 'number',
  date: 'date',
  time: 'time',
  select: 'choice',
  radio: 'choice',
  checkbox: 'choices',
  acceptance: 'consent',
  upload: 'file',
  hidden: 'hidden',
  step: 'step',
};
/** The shop has its own spam protection. */
const NEEDLESS: readonly string[] = ['honeypot', 'recaptcha', 'recaptcha_v3'];
/** Actions after sending, which must be set again here. */
const AFTERWARDS = [
  'submit_actions',
  'email_to',
  'redirect_to',
  'webhooks',
  'mailchimp_list',
  'popup_action_popup_id',
];
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const OPTIONS_MAX = 40;
const FIELDS_MAX = 40;
const LABEL_MAX = 300;

/** Options, one per line, as `label|value`. */
function optionsOf(field: Values, reading: ImportContext) {
  const lines = textIn(field.field_options)
    .split(/\r?\n/)
    .map((one) => plainText(one.split('|')[0]));
  return lines
    .filter(Boolean)
    .slice(0, OPTIONS_MAX)
    .map((label) => ({ label: line(label, reading) }));
}

function typeOf(field: Values): FormField['type'] | null {
  const type = textIn(field.field_type) || 'text';
  return type === 'select' && isYes(field.allow_multiple) ? 'choices' : findEntry(TYPES, type);
}

function labelOf(field: Values, name: string): string {
  const texts = [field.acceptance_text, field.field_label, field.placeholder].map(plainText);
  return texts.find(Boolean) ?? name;
}

/** @param taken names of the fields before it */
function fieldOf(field: Values, taken: ReadonlySet<string>, reading: ImportContext): FormField[] {
  const type = typeOf(field);
  const id = textIn(field.custom_id).toLowerCase();
  const exportedType = textIn(field.field_type);
  if (NEEDLESS.includes(exportedType)) return [];
  const options = optionsOf(field, reading);
  const isChoice = type === 'choice' || type === 'choices';
  if (type === null || (isChoice && options.length === 0)) {
    reading.leftOuts.note('field', `${exportedType} ${id}`.trim());
    return [];
  }
  return [
    formField(type, line(labelOf(field, id), reading, LABEL_MAX), {
      ...(NAME.test(id) && !taken.has(id) ? { name: id } : {}),
      ...(isChoice ? { options } : {}),
      ...(type === 'hidden' ? { value: textIn(field.field_value).slice(0, 200) } : {}),
      placeholder: line(plainText(field.placeholder), reading),
      isRequired: isYes(field.required),
    }),
  ];
}

/** A form; what follows from sending it is that of a new one, and noted. */
export function formOf(settings: Values, reading: ImportContext): StoredNode[] {
  const fields: FormField[] = [];
  for (const field of recordsIn(settings.form_fields).slice(0, FIELDS_MAX)) {
    const taken = new Set(fields.map(({ name }) => name));
    fields.push(...fieldOf(field, taken, reading));
  }
  for (const name of AFTERWARDS)
    if (!isEmpty(settings[name])) reading.leftOuts.note('setting', `form.${name}`);
  if (fields.length === 0) {
    reading.leftOuts.note('widget', 'form');
    return [];
  }
  const text = (name: string) => line(plainText(settings[name]), reading);
  return [
    made(
      'form',
      {
        ...initialOf(formFields),
        fields,
        columns: { desktop: 1 },
        title: text('form_name'),
        button: text('button_text'),
        message: text('success_message'),
      },
      reading,
    ),
  ];
}
