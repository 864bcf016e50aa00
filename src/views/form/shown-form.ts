import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { AnswerProblems, FormField } from '#shop/forms';

/** A field of a form in the language of its page. */
export type ShownField = Pick<
  FormField,
  'type' | 'isRequired' | 'autofill' | 'least' | 'most' | 'dates' | 'kinds' | 'megabytes' | 'value'
> &
  Pick<FormField, 'onlyIf' | 'onlyIfValue'> &
  Readonly<{
    key: string;
    label: string;
    description: string;
    placeholder: string;
    options: readonly Readonly<{ value: string; label: string }>[];
    isWide: boolean;
  }>;

/** A form in the language of its page. */
export type ShownForm = Readonly<{
  /** Its document and node, as its address has them. */
  name: string;
  title: string;
  fields: readonly ShownField[];
  /** The number of fields per row. */
  columns: Readonly<Record<DeviceMode, number>>;
  /** The label of the submit button; '' for the default. */
  button: string;
  /** The digest of the definition, which the page sends back. */
  definition: string;
}>;

/** The typed values of a form and their problems; empty when it is opened. */
export type FormState = Readonly<{
  /** '' in cached pages: scripts request one. */
  token: string;
  values: Readonly<Record<string, readonly string[]>>;
  problems: AnswerProblems;
  /** What belongs to no field. */
  refusal: string | null;
}>;

export const NEW_FORM: FormState = { token: '', values: {}, problems: {}, refusal: null };

/** The address that a form is sent to, without a language. */
export function formPath(name: string): string {
  return `/forms/${encodeURIComponent(name)}/`;
}

/** Where scripts request a form token. */
export const FORM_TOKEN_PATH = '/wp-json/jamra/v1/form-token/';

/** The names of a form's own fields. */
export const FORM_FIELDS = {
  token: 'form_token',
  definition: 'form_definition',
  /** The honeypot field, hidden from people: only bots fill it in. */
  trap: 'form_fax',
} as const;

/** Before the name of each field. */
export const FIELD_PREFIX = 'field_';

/** The id of a field's control; forms differ in the node. */
export function controlId(form: Pick<ShownForm, 'name'>, key: string): string {
  return `form-${form.name.replaceAll(/[^\w-]/g, '-')}-${key}`;
}
