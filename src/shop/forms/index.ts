import type { FormEntryId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { entriesAfter, type FormEntry, findEntry } from './forms.store.ts';
import { deleteEntriesOf, entriesOf } from './personal.store.ts';
import { type FormDeps, sendMessage, signToken } from './send-message.ts';
import { createEntriesStaff } from './staff/entries.ts';

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
} from './contact-form.ts';
export type { FormEntry } from './forms.store.ts';
export type { EntryRefusal, FormRefusal } from './refusals.ts';
export { ENTRY_STATES, type EntryState, type QueuedEntry } from './staff/entries.store.ts';

const BATCH = 500;

/**
 * Contact messages.
 *
 * `handOut` makes the token of a rendered form; `send` stores a message; `find` reads one; `all` streams all,
 * oldest first; `ofPerson` and `forgetPerson` serve personal data export and erasure; `staff` is for staff.
 * Refusals: `forms.wrong-fields`, `forms.too-quick`, `forms.stale`, `forms.too-many`.
 */
export function createForms(deps: FormDeps) {
  const { db, clock, signature } = deps;
  return {
    staff: createEntriesStaff(deps),
    handOut: (): string => signToken(signature, clock()),
    send: sendMessage(deps),
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
