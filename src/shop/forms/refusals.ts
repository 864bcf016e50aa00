import type { ChangedMeanwhile, RefusalReplies } from '#kernel/refusal.ts';
import type { ContactProblems } from './contact-form.ts';

/** Every "no" of a form. */
export type FormRefusal =
  | { code: 'forms.wrong-fields'; problems: ContactProblems }
  /** Sent faster than anybody types. */
  | { code: 'forms.too-quick' }
  /** The form was handed out too long ago, or not by us. */
  | { code: 'forms.stale' }
  /** Too many messages from one place; whole minutes until the next is taken. */
  | { code: 'forms.too-many'; minutes: number };

/** Every answer "no" to staff who read messages. */
export type EntryRefusal =
  | { code: 'forms.unknown-entry' }
  /** Of the note beside a message. */
  | ChangedMeanwhile<'forms.changed-meanwhile', string>;

/** How each is answered. */
export const formRefusals = {
  'forms.wrong-fields': { status: 422 },
  'forms.too-quick': { status: 422 },
  'forms.stale': { status: 422 },
  'forms.too-many': { status: 429, facts: ['minutes'] },
  'forms.unknown-entry': { status: 404 },
  'forms.changed-meanwhile': { status: 409 },
} as const satisfies RefusalReplies<FormRefusal | EntryRefusal>;
