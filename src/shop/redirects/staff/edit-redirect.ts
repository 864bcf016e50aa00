import { z } from 'zod';
import type { Editor } from '#kernel/editing/editor.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { type RowChange, rowRevisions } from '#platform/database/row-revisions.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { RedirectRefusal } from '../refusals.ts';
import { plainAddress } from '../rules/address.ts';
import { type CheckedRedirect, checkList, type RedirectProblem } from '../rules/check-list.ts';
import { findRedirectRow, insertRedirect, lockRedirects, updateRedirect } from '../store/list.ts';
import { deleteRedirect, readRedirects, saveRedirects } from '../store/redirects.ts';

export type RedirectEditDeps = { db: Db; clock: Clock; publicUrl: string };
const storedRedirect = z.object({ source: z.string(), target: z.string() });
type SavedRedirect = CheckedRedirect & { hits: number };
type Answer<T> = Promise<Outcome<T, RedirectRefusal>>;

/** What who edits may do; `mayLeadAway`: redirect to other sites. */
export type RedirectRights = Readonly<{ mayLeadAway: boolean }>;

/** Who saves, and what that may do. */
type RedirectSaving = RedirectRights & Readonly<{ by: Editor; act?: RowChange }>;

const redirectRevisions = rowRevisions<string, CheckedRedirect>({
  history: { table: 'redirect_version', key: 'source', content: 'draft' },
  table: 'redirect',
  column: 'source',
  read: async (db, address) => {
    const stored = await findRedirectRow(db, address);
    return stored === null ? null : { source: stored.source, target: stored.target };
  },
});

const OF_TARGET: readonly RedirectProblem[] = ['no-target', 'foreign', 'itself', 'loop'];

async function checkedRedirect(
  tx: DbOrTx,
  {
    typed,
    before,
    ...rules
  }: { typed: CheckedRedirect; before: string | null; publicUrl: string } & RedirectRights,
): Answer<CheckedRedirect> {
  const known = (await readRedirects(tx)).filter(({ source }) => source !== before);
  const { accepted, refused } = checkList([{ line: 1, ...typed }], { known, ...rules });
  const [redirect] = accepted;
  const problem = refused[0]?.problem;
  if (problem !== undefined || redirect === undefined) {
    const field = problem !== undefined && OF_TARGET.includes(problem) ? 'target' : 'source';
    return refuse({ code: 'redirects.wrong-fields', problems: { [field]: problem ?? 'no-address' } });
  }
  if (known.some(({ source }) => source === redirect.source))
    return refuse({ code: 'redirects.wrong-fields', problems: { source: 'taken' } });
  return done(redirect);
}

/** A redirect as its editor opened it. */
export type OpenedRedirect = Readonly<{ source: string; version: number }>;

/** The source of the edited redirect, under its optimistic lock; null for a new one. */
async function openedSource(tx: DbOrTx, opened: OpenedRedirect | null): Answer<string | null> {
  if (opened === null) return done(null);
  const stored = await findRedirectRow(tx, opened.source);
  if (stored === null) return refuse({ code: 'redirects.unknown' });
  const { source, target } = stored;
  const { version } = opened;
  const stale = await findStale(tx, { table: 'redirect', key: { source }, version }, { source, target });
  return stale === null ? done(source) : refuse(stale);
}

/**
 * Saves a new redirect, or with `opened` a changed source or target of an existing one.
 *
 * @returns the saved redirect; refuses `redirects.wrong-fields` (a loop is a problem of `target`),
 *   `redirects.unknown`, `admin.changed-meanwhile`
 */
export function saveRedirect({ db, clock, publicUrl }: RedirectEditDeps) {
  return (
    typed: CheckedRedirect,
    opened: OpenedRedirect | null,
    { by, act = opened === null ? 'created' : 'saved', mayLeadAway }: RedirectSaving,
  ): Answer<CheckedRedirect> =>
    db.transaction().execute(async (tx) => {
      await lockRedirects(tx);
      const standing = await openedSource(tx, opened);
      if (!standing.ok) return standing;
      const before = standing.value;
      const checked = await checkedRedirect(tx, { typed, before, publicUrl, mayLeadAway });
      if (!checked.ok) return checked;
      const at = clock();
      if (before === null) await saveRedirects(tx, [checked.value]);
      else {
        await redirectRevisions.keepBefore(tx, before, at);
        await updateRedirect(tx, before, checked.value);
      }
      await redirectRevisions.keepAfter(tx, checked.value.source, { by, act, at });
      return checked;
    });
}

/** The saved versions of a redirect, newest first, with their targets. */
export function redirectHistory({ db }: Pick<RedirectEditDeps, 'db'>) {
  return async (source: string) => {
    const { entries, total } = await redirectRevisions.list(db, source);
    const drafts = await redirectRevisions.drafts(
      db,
      source,
      entries.map(({ version }) => version),
    );
    const withAddresses = entries.map((entry) => ({
      ...entry,
      ...storedRedirect.parse(drafts.get(entry.version)),
    }));
    return { entries: withAddresses, total };
  };
}

/**
 * Restores an earlier version as a new version, unless its address is another one's by now or would lead round in a circle.
 *
 * @returns refuses `redirects.unknown`, `admin.unknown-version`, and what saving refuses
 */
export function undoRedirect(deps: RedirectEditDeps) {
  const save = saveRedirect(deps);
  return async (source: string, version: number, saving: RedirectSaving): Answer<CheckedRedirect> => {
    if ((await findRedirectRow(deps.db, source)) === null) return refuse({ code: 'redirects.unknown' });
    const revision = await redirectRevisions.find(deps.db, source, version);
    if (!revision.ok) return revision;
    const { draft, standing } = revision.value;
    const opened = { source, version: standing };
    return save(storedRedirect.parse(draft), opened, { ...saving, act: 'undone' });
  };
}

/** Deletes a redirect. @returns the deleted one, for restoring */
export function removeRedirect({ db }: Pick<RedirectEditDeps, 'db'>) {
  return (address: string): Answer<SavedRedirect> =>
    db.transaction().execute(async (tx) => {
      await lockRedirects(tx);
      const stored = await findRedirectRow(tx, plainAddress(address) ?? address);
      if (stored === null) return refuse({ code: 'redirects.unknown' });
      await deleteRedirect(tx, stored.source);
      return done(stored);
    });
}

/** Restores a deleted redirect, unless its address has another target now or a loop would result. */
export function restoreRedirect({ db, clock, publicUrl }: RedirectEditDeps) {
  return ({ hits, ...typed }: SavedRedirect, { by, mayLeadAway }: RedirectSaving): Answer<CheckedRedirect> =>
    db.transaction().execute(async (tx) => {
      await lockRedirects(tx);
      const checked = await checkedRedirect(tx, { typed, before: null, publicUrl, mayLeadAway });
      if (!checked.ok) return checked;
      await insertRedirect(tx, { ...checked.value, hits });
      await redirectRevisions.keepAfter(tx, checked.value.source, { by, act: 'restored', at: clock() });
      return checked;
    });
}
