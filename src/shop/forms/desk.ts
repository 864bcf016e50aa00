import type { FormEntryId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  deleteEntries,
  deleteEntriesBefore,
  type EntryQuery,
  findEntries,
  findQueuedEntry,
  moveEntries,
  type QueuedEntry,
  saveNote,
} from './desk.store.ts';
import type { EntryRefusal } from './refusals.ts';
import type { FormNeeds } from './send-message.ts';

const AT_ONCE = 500;

/** All messages that a list shows, whatever its page. */
async function* streamEntries({ db }: Pick<FormNeeds, 'db'>, query: EntryQuery): AsyncGenerator<QueuedEntry> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows } = await findEntries(db, { ...query, limit: AT_ONCE, offset });
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
}

/**
 * What staff do about messages.
 *
 * `find` lists them, `stream` gives all of a list; `open` one; `move` marks some as done, as spam or as new again; `note`
 * keeps a sentence beside one (refuses `forms.changed-meanwhile`); `erase` deletes for good; `forgetOld` does the same
 * for those that were kept long enough.
 * Source: BO-01, FM-06
 */
export function createEntryDesk(needs: FormNeeds) {
  const { db, clock } = needs;
  return {
    find: (query: EntryQuery) => findEntries(db, query),
    stream: (query: EntryQuery) => streamEntries(needs, query),
    open: (id: FormEntryId): Promise<QueuedEntry | null> => findQueuedEntry(db, id),
    move: (ids: readonly FormEntryId[], to: QueuedEntry['status']) =>
      moveEntries(db, ids, { to, at: clock() }),
    note: async (
      id: FormEntryId,
      { note, seen }: { note: string; seen: string },
    ): Promise<Outcome<null, EntryRefusal>> => {
      if (await saveNote(db, id, { note, seen })) return done(null);
      const stored = await findQueuedEntry(db, id);
      return stored === null
        ? refuse({ code: 'forms.unknown-entry' })
        : refuse({ code: 'forms.changed-meanwhile', stored: stored.note });
    },
    erase: (ids: readonly FormEntryId[]): Promise<number> => deleteEntries(db, ids),
    forgetOld: async (): Promise<number> => {
      const keptMs = (await needs.keptDays()) * DAY_MS;
      return deleteEntriesBefore(db, new Date(clock().getTime() - keptMs));
    },
  };
}
