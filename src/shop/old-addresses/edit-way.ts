import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { plainAddress } from './address.ts';
import { checkList, type Redirect, type RedirectProblem } from './check-list.ts';
import { findWayRow, insertWay, lockWays, rewriteWay } from './desk-list.store.ts';
import { deleteRedirect, readRedirects, saveRedirects } from './old-addresses.store.ts';
import type { RedirectRefusal } from './refusals.ts';

export type WayEditNeeds = { db: Db; publicUrl: string };
type KeptWay = Redirect & { hits: number };
type Answer<T> = Promise<Outcome<T, RedirectRefusal>>;

/** What who edits may do; `mayLeadAway`: redirect to other sites. */
export type RedirectRights = Readonly<{ mayLeadAway: boolean }>;

const OF_TARGET: readonly RedirectProblem[] = ['no-target', 'foreign', 'itself', 'loop'];

async function checkedWay(
  tx: DbOrTx,
  { typed, before, ...rules }: { typed: Redirect; before: string | null; publicUrl: string } & RedirectRights,
): Answer<Redirect> {
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

/** The address of what stands, as its editor saw it; null for a new one. */
async function standingWay(tx: DbOrTx, seen: Redirect | null): Answer<string | null> {
  if (seen === null) return done(null);
  const stored = await findWayRow(tx, seen.source);
  if (stored === null) return refuse({ code: 'redirects.unknown' });
  const { source, target } = stored;
  return target === seen.target
    ? done(source)
    : refuse({ code: 'redirects.changed-meanwhile', stored: { source, target } });
}

/**
 * Keeps one old address: a new one, or with `seen` one that stands, which gets another address or target.
 *
 * @param seen the way as its editor was shown it
 * @returns the way as it is kept; refuses `redirects.wrong-fields` (what leads back to where it began is a problem of
 *   `target`), `redirects.unknown`, `redirects.changed-meanwhile`
 */
export function keepWay({ db, publicUrl }: WayEditNeeds) {
  return (typed: Redirect, seen: Redirect | null, rights: RedirectRights): Answer<Redirect> =>
    db.transaction().execute(async (tx) => {
      await lockWays(tx);
      const standing = await standingWay(tx, seen);
      if (!standing.ok) return standing;
      const before = standing.value;
      const checked = await checkedWay(tx, { typed, before, publicUrl, ...rights });
      if (!checked.ok) return checked;
      if (before === null) await saveRedirects(tx, [checked.value]);
      else await rewriteWay(tx, before, checked.value);
      return checked;
    });
}

/** Takes one out. @returns what it was, to be put back */
export function removeWay({ db }: WayEditNeeds) {
  return (address: string): Answer<KeptWay> =>
    db.transaction().execute(async (tx) => {
      await lockWays(tx);
      const stored = await findWayRow(tx, plainAddress(address) ?? address);
      if (stored === null) return refuse({ code: 'redirects.unknown' });
      await deleteRedirect(tx, stored.source);
      return done(stored);
    });
}

/** Puts back what was taken out, unless its address has another target by now or would lead round in a circle. */
export function restoreWay({ db, publicUrl }: WayEditNeeds) {
  return ({ hits, ...typed }: KeptWay, rights: RedirectRights): Answer<Redirect> =>
    db.transaction().execute(async (tx) => {
      await lockWays(tx);
      const checked = await checkedWay(tx, { typed, before: null, publicUrl, ...rights });
      if (checked.ok) await insertWay(tx, { ...checked.value, hits });
      return checked;
    });
}
