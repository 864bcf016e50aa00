import type { FormEntryId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { FormDeps } from '../deps.ts';
import type { EntryRefusal } from '../refusals.ts';
import {
  countEntries,
  deleteEntries,
  deleteEntriesBefore,
  type EntryFile,
  type EntryQuery,
  type EntryState,
  filesOfEntry,
  findEntries,
  findQueuedEntry,
  formsWithEntries,
  lockNote,
  moveEntries,
  type QueuedEntry,
  readFile,
  saveNote,
} from '../store/staff-entries.ts';

const AT_ONCE = 500;

/** Streams all messages of a list, not just one page. */
async function* streamEntries({ db }: Pick<FormDeps, 'db'>, query: EntryQuery): AsyncGenerator<QueuedEntry> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows } = await findEntries(db, { ...query, limit: AT_ONCE, offset });
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
}

/**
 * Messages for staff.
 *
 * `find` lists them, `count` counts those of a state, `forms` lists their forms, `stream` returns all of a list;
 * `open` returns one with its files, `file` one file; `move` marks some as done, spam or new; `note` stores a note on
 * one (refuses `admin.changed-meanwhile`); `erase` deletes permanently; `forgetOld` deletes those past their
 * retention.
 * Source: BO-01, FM-06
 */
export function createEntriesStaff(deps: FormDeps) {
  const { db, clock } = deps;
  return {
    count: (state: EntryState): Promise<number> => countEntries(db, state),
    find: (query: EntryQuery) => findEntries(db, query),
    forms: () => formsWithEntries(db),
    stream: (query: EntryQuery) => streamEntries(deps, query),
    open: async (id: FormEntryId): Promise<(QueuedEntry & { files: readonly EntryFile[] }) | null> => {
      const entry = await findQueuedEntry(db, id);
      return entry === null ? null : { ...entry, files: await filesOfEntry(db, id) };
    },
    file: (id: FormEntryId, file: number) => readFile(db, { id, file }),
    move: (ids: readonly FormEntryId[], to: QueuedEntry['status']) =>
      moveEntries(db, ids, { to, at: clock() }),
    note: (
      id: FormEntryId,
      { note, version }: { note: string; version: number },
    ): Promise<Outcome<null, EntryRefusal>> =>
      db.transaction().execute(async (tx) => {
        const stored = await lockNote(tx, id);
        if (stored === null) return refuse({ code: 'forms.unknown-entry' });
        const stale = await findStale(tx, { table: 'form_entry', key: { id }, version }, stored);
        if (stale !== null) return refuse(stale);
        await saveNote(tx, id, note);
        return done(null);
      }),
    erase: (ids: readonly FormEntryId[]): Promise<number> => deleteEntries(db, ids),
    forgetOld: async (): Promise<number> => {
      const keptMs = (await deps.keptDays()) * DAY_MS;
      return deleteEntriesBefore(db, new Date(clock().getTime() - keptMs));
    },
  };
}
