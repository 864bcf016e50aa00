import type { FormEntryId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { signToken } from './actions/accept-sender.ts';
import { createDeliveries } from './actions/deliveries.ts';
import { digestOf, sendForm } from './actions/send-form.ts';
import { sendMessage } from './actions/send-message.ts';
import type { FormDeps } from './deps.ts';
import type { FormDefinition } from './rules/form-definition.ts';
import { createEntriesStaff } from './staff/entries.ts';
import { entriesAfter, type FormEntry, findEntry } from './store/entries.ts';
import { deleteEntriesOf, entriesOf } from './store/personal.ts';

export type { AfterSending, SentFile, SentForm } from './actions/send-form.ts';
export type { EntryRefusal, FormRefusal, SendFormRefusal } from './refusals.ts';
/** The contact form: values, errors, field names. */
export {
  CONTACT_FIELDS,
  type ContactDraft,
  type ContactField,
  type ContactProblems,
  EMPTY_CONTACT,
  readContactDraft,
  TOKEN_FIELD,
  TOPICS,
  TRAP_FIELD,
} from './rules/contact-form.ts';
/** Forms of pages: definitions, and the entries sent. */
export {
  AUTOFILLS,
  DATE_SPANS,
  FIELD_TYPES,
  FILE_KINDS,
  type FormDefinition,
  type FormField,
  fieldKey,
  keyedFields,
  optionValue,
} from './rules/form-definition.ts';
export { type Answer, type AnswerProblem, type AnswerProblems, LONG_TEXT_MAX } from './rules/read-answers.ts';
export type { FormEntry } from './store/entries.ts';
export { ENTRY_STATES, type EntryState, type QueuedEntry } from './store/staff-entries.ts';

const BATCH = 500;

/**
 * Contact messages, and entries of the forms of pages.
 *
 * `handOut` creates the token of an opened page; `send` stores a message of the contact form, `sendForm` an entry of
 * another; `digest` is the digest of a form's definition, which its page sends back; `find` reads an entry;
 * `deliveries` are webhook deliveries; `all` streams all, oldest first; `ofPerson` and `forgetPerson` serve personal
 * data export and erasure; `staff` is for staff.
 * Refusals: those of `sendMessage` and `sendForm`.
 */
export function createForms(deps: FormDeps) {
  const { db, clock, signature } = deps;
  return {
    staff: createEntriesStaff(deps),
    handOut: (): string => signToken(signature, clock()),
    digest: (form: FormDefinition): string => digestOf(signature, form),
    send: sendMessage(deps),
    sendForm: sendForm(deps),
    deliveries: createDeliveries(deps),
    ofPerson: (email: string) => entriesOf(db, email),
    forgetPerson: (tx: Tx, email: string): Promise<void> => deleteEntriesOf(tx, email),
    find: (id: FormEntryId): Promise<FormEntry | null> => findEntry(db, id),
    all: async function* (): AsyncGenerator<FormEntry> {
      let last = 0;
      for (;;) {
        const entries = await entriesAfter(db, last, BATCH);
        yield* entries;
        const end = entries.at(-1);
        if (end === undefined) return;
        last = end.id;
      }
    },
  };
}
