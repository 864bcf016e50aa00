import { candidatesOf, locationOf, parseTarget, plainAddress } from './address.ts';
import { isOwnAddress } from './own-address.ts';

/** One line of a list as it was written. */
export type ListedRedirect = Readonly<{ line: number; source: string; target: string }>;

/** Why a line is not taken. */
export type RedirectProblem =
  | 'no-address'
  | 'no-target'
  | 'home'
  | 'own-address'
  | 'foreign'
  | 'repeated'
  | 'itself'
  | 'loop';
export type RefusedRedirect = ListedRedirect & Readonly<{ problem: RedirectProblem }>;
export type Redirect = Readonly<{ source: string; target: string }>;

const MOST_STEPS = 10;

/** @returns the next address on the way, or null where the way ends */
function stepFrom(address: string, ways: ReadonlyMap<string, string>): string | null {
  if (!address.startsWith('/')) return null;
  const found = candidatesOf(address).find(({ source }) => ways.has(source));
  const target = found === undefined ? undefined : ways.get(found.source);
  return found === undefined || !target ? null : locationOf(target, found);
}

function endsSomewhere(start: string, ways: ReadonlyMap<string, string>): boolean {
  let at: string | null = start;
  for (let steps = 0; at !== null; steps += 1) {
    if (steps > MOST_STEPS) return false;
    at = stepFrom(at, ways);
  }
  return true;
}

type Checked = { accepted: Redirect[]; refused: RefusedRedirect[] };

function sourceProblem(source: string): RedirectProblem | null {
  if (source === '/' || source === '/ar/') return 'home';
  return isOwnAddress(source) ? 'own-address' : null;
}

/** An empty target is 'gone', and everything that does not begin with a slash is another site. */
function leadsAway(target: string): boolean {
  return target !== '' && !target.startsWith('/');
}

function problemOf(
  { source, target }: { source: string | null; target: string | null },
  { ways, seen, mayLeadAway }: { ways: Map<string, string>; seen: ReadonlySet<string>; mayLeadAway: boolean },
): RedirectProblem | null {
  if (source === null) return 'no-address';
  const standing = sourceProblem(source);
  if (standing !== null) return standing;
  if (target === null) return 'no-target';
  if (!mayLeadAway && leadsAway(target)) return 'foreign';
  if (seen.has(source)) return 'repeated';
  if (source === target) return 'itself';
  const before = ways.get(source);
  ways.set(source, target);
  if (endsSomewhere(source, ways)) return null;
  if (before === undefined) ways.delete(source);
  else ways.set(source, before);
  return 'loop';
}

/**
 * Says of every line of a list whether it can be followed.
 *
 * @param known the ways there are already, by source; a line may give one of them a new target
 * @param mayLeadAway whether targets on other sites are taken
 */
export function checkList(
  lines: readonly ListedRedirect[],
  { known, publicUrl, mayLeadAway }: { known: readonly Redirect[]; publicUrl: string; mayLeadAway: boolean },
): Checked {
  const ways = new Map(known.map(({ source, target }) => [source, target]));
  const seen = new Set<string>();
  const checked: Checked = { accepted: [], refused: [] };
  for (const line of lines) {
    const read = { source: plainAddress(line.source), target: parseTarget(line.target, publicUrl) };
    const problem = problemOf(read, { ways, seen, mayLeadAway });
    const { source, target } = read;
    if (problem !== null || source === null || target === null) {
      checked.refused.push({ ...line, problem: problem ?? 'no-address' });
      continue;
    }
    seen.add(source);
    checked.accepted.push({ source, target });
  }
  return checked;
}
