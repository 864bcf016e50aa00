import type { z } from 'zod';
import { AUTOFILLS, DATE_SPANS, FIELD_TYPES, FILE_KINDS } from '#shop/forms/rules/form-definition.ts';
import type { ShownForm } from '#views/form/shown-form.ts';
import { type Field, shownWhen } from '../../fields/field.ts';
import { list, localized, perDevice } from '../../fields/nested.ts';
import { link } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';
import { choice, number, several, toggle } from '../../fields/values.ts';

const FIELDS_MAX = 40;
const OPTIONS_MAX = 40;
const COLUMNS_MAX = 3;
const NUMBER_MAX = 1_000_000_000;
const MEGABYTES_MAX = 8;
/** Without a dash, so that none is the name of a field that is named by its place. */
const NAME = /^(?:[a-z][a-z0-9_]{0,39})?$/;
const EMAIL = /^(?:[^\s@<>]{1,64}@[^\s@<>]{1,180}\.[a-z]{2,20})?$/i;

/** The name of a list of subscribers; '' for none. */
export const LIST = /^(?:[a-z][a-z0-9-]{0,39})?$/;

/** Of this machine also without encryption, as tests and tools of one's own have it. */
const WEBHOOK =
  /^(?:https:\/\/[^\s/@]+(?:\/\S*)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/\S*)?)?$/;

const WITH_PLACEHOLDER = ['text', 'long-text', 'email', 'phone', 'number'] as const;

export const fieldFields = {
  type: choice(FIELD_TYPES),
  label: localized(text({ maxLength: 300 })),
  name: text({ pattern: NAME }),
  isRequired: toggle(),
  description: localized(text()),
  placeholder: shownWhen({ type: WITH_PLACEHOLDER }, localized(text())),
  autofill: shownWhen({ type: 'text' }, choice(AUTOFILLS)),
  options: shownWhen(
    { type: ['choice', 'choices'] },
    list({ min: 1, max: OPTIONS_MAX, of: { label: localized(text()) } }),
  ),
  least: shownWhen({ type: 'number' }, number({ min: -NUMBER_MAX, max: NUMBER_MAX, initial: 0 })),
  most: shownWhen({ type: 'number' }, number({ min: -NUMBER_MAX, max: NUMBER_MAX, initial: 100 })),
  dates: shownWhen({ type: 'date' }, choice(DATE_SPANS)),
  kinds: shownWhen({ type: 'file' }, several(FILE_KINDS)),
  megabytes: shownWhen({ type: 'file' }, number({ min: 1, max: MEGABYTES_MAX, initial: 5 })),
  value: shownWhen({ type: 'hidden' }, text()),
  isSubscription: shownWhen({ type: 'consent' }, toggle()),
  isWide: toggle(),
  onlyIf: text({ pattern: /^[a-z0-9_-]*$/ }),
  onlyIfValue: text(),
};

/** A list whose named entries have unique names. */
function uniquelyNamed<Value extends readonly Readonly<{ name: string }>[], Resolved>(
  field: Field<Value, Resolved>,
): Field<Value, Resolved> {
  const schema = (field.schema as z.ZodType<Value>).superRefine((entries, { addIssue }) => {
    const names = entries.map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (name !== '' && names.indexOf(name) !== index)
        addIssue({ code: 'custom', path: [index, 'name'], message: 'taken', input: name });
  });
  return { ...field, schema };
}

export const fields = {
  title: localized(text()),
  fields: uniquelyNamed(list({ min: 1, max: FIELDS_MAX, of: fieldFields })),
  columns: perDevice(number({ min: 1, max: COLUMNS_MAX })),
  button: localized(text()),
  after: choice(['message', 'page']),
  message: shownWhen({ after: 'message' }, localized(longText())),
  page: shownWhen({ after: 'page' }, link()),
  popup: link(),
  mailTo: choice(['shop', 'address', 'none']),
  mailAddress: shownWhen({ mailTo: 'address' }, text({ pattern: EMAIL })),
  isConfirmed: toggle(),
  list: text({ pattern: LIST }),
  webhook: text({ maxLength: 500, pattern: WEBHOOK }),
};

/** What the loader adds. */
export type FormData = { form: ShownForm };
