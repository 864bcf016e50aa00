import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { ContactProblems } from './rules/contact-form.ts';
import type { AnswerProblems } from './rules/read-answers.ts';

/** Why a form is not accepted now, whatever was typed. */
export type ThrottleRefusal =
  /** Submitted faster than a person can type; how long until it is accepted. */
  | { code: 'forms.too-quick'; waitMs: number }
  /** The token is too old or invalid. */
  | { code: 'forms.stale' }
  /** Too many messages from one network; minutes until the next is accepted. */
  | { code: 'forms.too-many'; minutes: number };

/** Of the contact form. */
export type FormRefusal = { code: 'forms.wrong-fields'; problems: ContactProblems } | ThrottleRefusal;

/** Of a form that a page has among its widgets. */
export type SendFormRefusal =
  | { code: 'forms.wrong-answers'; problems: AnswerProblems }
  /** What was sent names a field that the form does not have. */
  | { code: 'forms.unknown-field'; field: string }
  /** The form was changed since its page was opened. */
  | { code: 'forms.changed' }
  /** Sent without scripts: the typed values are shown again, with a token. */
  | { code: 'forms.unconfirmed' }
  | ThrottleRefusal;

/** Before a form is read. */
export type FormCallRefusal =
  /** No published document has this form. */
  | { code: 'forms.unknown-form' }
  /** Too many forms arrive at the same time. */
  | { code: 'forms.busy'; seconds: number };

export type EntryRefusal =
  | { code: 'forms.unknown-entry' }
  | { code: 'forms.unknown-file' }
  /** A call of a webhook that is not there, or does not have to be repeated. */
  | { code: 'forms.no-delivery' }
  /** Of the note beside a message. */
  | EditConflict<string>;

export const formRefusals = {
  'forms.wrong-fields': { status: 422 },
  'forms.wrong-answers': { status: 422 },
  'forms.unknown-field': { status: 422, facts: ['field'] },
  'forms.changed': { status: 409 },
  'forms.unconfirmed': { status: 422 },
  'forms.too-quick': { status: 422 },
  'forms.stale': { status: 422 },
  'forms.too-many': { status: 429, facts: ['minutes'] },
  'forms.unknown-form': { status: 404 },
  'forms.busy': { status: 503, facts: ['seconds'] },
  'forms.unknown-entry': { status: 404 },
  'forms.unknown-file': { status: 404 },
  'forms.no-delivery': { status: 409 },
} as const satisfies RefusalReplies<FormRefusal | SendFormRefusal | FormCallRefusal | EntryRefusal>;
