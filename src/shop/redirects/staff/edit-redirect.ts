import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { RedirectRefusal } from '../refusals.ts';
import { plainAddress } from '../rules/address.ts';
import { type CheckedRedirect, checkList, type RedirectProblem } from '../rules/check-list.ts';
import { deleteRedirect, readRedirects, saveRedirects } from '../store/redirects.ts';
import { findRedirectRow, insertRedirect, lockRedirects, updateRedirect } from './list.store.ts';

export type RedirectEditDeps = { db: Db; publicUrl: string };
type SavedRedirect = CheckedRedirect & { hits: number };
type Answer<T> = Promise<Outcome<T, RedirectRefusal>>;

/** What who edits may do; `mayLeadAway`: redirect to other sites. */
export type RedirectRights = Readonly<{ mayLeadAway: boolean }>;

const OF_TARGET: readonly RedirectProblem[] = ['no-target', 'foreign', 'itself', 'loop'];

async function checkedWay(
  tx: DbOrTx,
  {
    typed,
    before,
    ...rules
  }: { typed: CheckedRedirect; before: string | null; publicUrl: string } & RedirectRights,
): Answer<CheckedRedirect> {
  const known = (await readRedirects(tx)).filter(({ source }) => source !== before);
  const { accepted, refused } = checkList([{ line: 1, ...typed }], { known, ...rules });
  const [way] = accepted;
  const problem = refused[0]?.problem;
  if (problem !== undefined || way === undefined) {
    const field = problem !== undefined && OF_TARGET.includes(problem) ? 'target' : 'source';
    return refuse({ code: 'redirects.wrong-fields', problems: { [field]: problem ?? 'no-address' } });
  }
  if (known.some(({ source }) => source === way.source))
    return refuse({ code: 'redirects.wrong-fields', problems: { source: 'taken' } });
  return done(way);
}

/** A redirect as its editor opened it. */
export type OpenedRedirect = Readonly<{ source: string; version: number }>;

/** The address of what stands; null for a new one. */
async function standingWay(tx: DbOrTx, opened: OpenedRedirect | null): Answer<string | null> {
  if (opened === null) return done(null);
  const stored = await findRedirectRow(tx, opened.source);
  if (stored === null) return refuse({ code: 'redirects.unknown' });
  const { source, target } = stored;
  const { version } = opened;
  const stale = await findStale(tx, { table: 'redirect', key: { source }, version }, { source, target });
  return stale === null ? done(source) : refuse(stale);
}

/**
 * Keeps one old address: a new one, or with `opened` one that stands, which gets another address or target.
 *
 * @returns the way as it is kept; refuses `redirects.wrong-fields` (what leads back to where it began is a problem of
 *   `target`), `redirects.unknown`, `admin.changed-meanwhile`
 */
export function saveRedirect({ db, publicUrl }: RedirectEditDeps) {
  return (
    typed: CheckedRedirect,
    opened: OpenedRedirect | null,
    rights: RedirectRights,
  ): Answer<CheckedRedirect> =>
    db.transaction().execute(async (tx) => {
      await lockRedirects(tx);
      const standing = await standingWay(tx, opened);
      if (!standing.ok) return standing;
      const before = standing.value;
      const checked = await checkedWay(tx, { typed, before, publicUrl, ...rights });
      if (!checked.ok) return checked;
      if (before === null) await saveRedirects(tx, [checked.value]);
      else await updateRedirect(tx, before, checked.value);
      return checked;
    });
}

/** Takes one out. @returns what it was, to be put back */
export function removeRedirect({ db }: RedirectEditDeps) {
  return (address: string): Answer<SavedRedirect> =>
    db.transaction().execute(async (tx) => {
      await lockRedirects(tx);
      const stored = await findRedirectRow(tx, plainAddress(address) ?? address);
      if (stored === null) return refuse({ code: 'redirects.unknown' });
      await deleteRedirect(tx, stored.source);
      return done(stored);
    });
}

/** Puts back what was taken out, unless its address has another target by now or would lead round in a circle. */
export function restoreRedirect({ db, publicUrl }: RedirectEditDeps) {
  return ({ hits, ...typed }: SavedRedirect, rights: RedirectRights): Answer<CheckedRedirect> =>
    db.transaction().execute(async (tx) => {
      await lockRedirects(tx);
      const checked = await checkedWay(tx, { typed, before: null, publicUrl, ...rights });
      if (checked.ok) await insertRedirect(tx, { ...checked.value, hits });
      return checked;
    });
}
