import type { FormEntryId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { createEntryDesk } from './desk.ts';
import { entriesAfter, type FormEntry, findEntry } from './forms.store.ts';
import { deleteEntriesOf, entriesOf } from './personal.store.ts';
import { type FormNeeds, handOutToken, sendMessage } from './send-message.ts';

/** The contact form: what was typed, what is wrong with it, the names of its fields. */
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
export { ENTRY_STATES, type EntryState, type QueuedEntry } from './desk.store.ts';
export type { FormEntry } from './forms.store.ts';
export type { EntryRefusal, FormRefusal } from './refusals.ts';

const BATCH = 500;

/**
 * Messages to the shop.
 *
 * `handOut` gives the token a form is printed with; `send` takes a message; `find` one by its number; `all` every
 * entry, oldest first; `ofPerson` and `forgetPerson` are for who asks what we hold of them, `desk` is what
 * staff do about them.
 * Refusals: `forms.wrong-fields`, `forms.too-quick`, `forms.stale`, `forms.too-many`.
 */
export function createForms(needs: FormNeeds) {
  const { db, clock, signature } = needs;
  return {
    desk: createEntryDesk(needs),
    handOut: (): string => handOutToken(signature, clock()),
    send: sendMessage(needs),
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
