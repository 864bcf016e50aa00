import type { Shop } from '#composition/shop.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { type AfterSending, type FormDefinition, fieldKey, optionValue } from '#shop/forms';
import type { ShownForm } from '#views/form/shown-form.ts';
import type { ValuesOf } from '../../fields/field.ts';
import { hrefOf } from '../../tree/print/resolve-values.ts';
import type { fields } from './fields.ts';

export type FormSettings = ValuesOf<typeof fields> & {
  /** Entries are stored as done: staff need not handle them. */
  isDone?: boolean;
};

/** The definition of a form, from its settings. */
export function definitionOf({ title, fields: formFields }: FormSettings, name: string): FormDefinition {
  return { name, title, fields: formFields };
}

/** A form for printing in a language. */
export function shownForm(
  { title, fields: formFields, columns, button }: FormSettings,
  { name, language, definition }: Readonly<{ name: string; language: Language; definition: string }>,
): ShownForm {
  const { desktop, tablet = desktop, mobile = tablet } = columns;
  return {
    ...{ name, definition, title: inLanguage(title, language), button: inLanguage(button, language) },
    columns: { desktop, tablet, mobile },
    fields: formFields.map((field, index) => ({
      ...field,
      key: fieldKey(field, index),
      label: inLanguage(field.label, language),
      description: inLanguage(field.description, language),
      placeholder: inLanguage(field.placeholder, language),
      options: field.options.map((option) => ({
        value: optionValue(option),
        label: inLanguage(option.label, language),
      })),
    })),
  };
}

/** What follows an entry: mails, list, webhook. */
export function afterSending({
  mailTo,
  mailAddress,
  isConfirmed,
  list,
  webhook,
  isDone = false,
}: FormSettings): AfterSending {
  const to = mailTo === 'none' ? null : mailTo === 'shop' ? '' : mailAddress;
  return { mailTo: to, isConfirmed, list, webhook, isDone };
}

/** What the sender sees after sending: a message, a page (without a language), or a popup that opens or closes. */
export async function shownAfter(
  { after, message, page, popup }: FormSettings,
  { shop, language }: Readonly<{ shop: Shop; language: Language }>,
): Promise<Readonly<{ message: string; page: string; popup: string }>> {
  return {
    message: after === 'message' ? inLanguage(message, language) : '',
    page: after === 'page' ? await hrefOf(page, { shop }) : '',
    popup: await hrefOf(popup, { shop }),
  };
}
