import type { ChangedMeanwhile } from '#kernel/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { ContactProblems } from './contact-form.ts';

export type FormRefusal =
  | { code: 'forms.wrong-fields'; problems: ContactProblems }
  /** Submitted faster than a person can type. */
  | { code: 'forms.too-quick' }
  /** The token is too old or invalid. */
  | { code: 'forms.stale' }
  /** Too many messages from one network; minutes until the next is accepted. */
  | { code: 'forms.too-many'; minutes: number };

export type EntryRefusal =
  | { code: 'forms.unknown-entry' }
  /** Of the note beside a message. */
  | ChangedMeanwhile<string>;

export const formRefusals = {
  'forms.wrong-fields': { status: 422 },
  'forms.too-quick': { status: 422 },
  'forms.stale': { status: 422 },
  'forms.too-many': { status: 429, facts: ['minutes'] },
  'forms.unknown-entry': { status: 404 },
} as const satisfies RefusalReplies<FormRefusal | EntryRefusal>;
