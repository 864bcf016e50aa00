import { candidatesOf, locationOf, parseTarget, plainAddress } from './address.ts';
import { isReservedPath } from './reserved-path.ts';

/** A line of a list as written. */
export type ImportedRedirect = Readonly<{ line: number; source: string; target: string }>;

/** Why a line is refused. */
export type RedirectProblem =
  | 'no-address'
  | 'no-target'
  | 'home'
  | 'own-address'
  | 'foreign'
  | 'repeated'
  | 'itself'
  | 'loop';
export type RefusedRedirect = ImportedRedirect & Readonly<{ problem: RedirectProblem }>;
export type CheckedRedirect = Readonly<{ source: string; target: string }>;

const MOST_STEPS = 10;

/** @returns the next target, or null at the end */
function stepFrom(address: string, targets: ReadonlyMap<string, string>): string | null {
  if (!address.startsWith('/')) return null;
  const candidate = candidatesOf(address).find(({ source }) => targets.has(source));
  const target = candidate === undefined ? undefined : targets.get(candidate.source);
  return candidate === undefined || !target ? null : locationOf(target, candidate);
}

function endsSomewhere(start: string, targets: ReadonlyMap<string, string>): boolean {
  let at: string | null = start;
  for (let steps = 0; at !== null; steps += 1) {
    if (steps > MOST_STEPS) return false;
    at = stepFrom(at, targets);
  }
  return true;
}

type Checked = { accepted: CheckedRedirect[]; refused: RefusedRedirect[] };

function sourceProblem(source: string): RedirectProblem | null {
  if (source === '/' || source === '/ar/') return 'home';
  return isReservedPath(source) ? 'own-address' : null;
}

/** Whether a target is outside the shop; an empty one is 'gone'. */
function leadsAway(target: string): boolean {
  return target !== '' && !target.startsWith('/');
}

function problemOf(
  { source, target }: { source: string | null; target: string | null },
  {
    targets,
    seen,
    mayLeadAway,
  }: { targets: Map<string, string>; seen: ReadonlySet<string>; mayLeadAway: boolean },
): RedirectProblem | null {
  if (source === null) return 'no-address';
  const standing = sourceProblem(source);
  if (standing !== null) return standing;
  if (target === null) return 'no-target';
  if (!mayLeadAway && leadsAway(target)) return 'foreign';
  if (seen.has(source)) return 'repeated';
  if (source === target) return 'itself';
  const before = targets.get(source);
  targets.set(source, target);
  if (endsSomewhere(source, targets)) return null;
  if (before === undefined) targets.delete(source);
  else targets.set(source, before);
  return 'loop';
}

/**
 * Validates every line of a list.
 *
 * @param known existing redirects by source; a line may replace one
 * @param mayLeadAway whether other sites are allowed as targets
 */
export function checkList(
  lines: readonly ImportedRedirect[],
  {
    known,
    publicUrl,
    mayLeadAway,
  }: { known: readonly CheckedRedirect[]; publicUrl: string; mayLeadAway: boolean },
): Checked {
  const targets = new Map(known.map(({ source, target }) => [source, target]));
  const seen = new Set<string>();
  const checked: Checked = { accepted: [], refused: [] };
  for (const line of lines) {
    const read = { source: plainAddress(line.source), target: parseTarget(line.target, publicUrl) };
    const problem = problemOf(read, { targets, seen, mayLeadAway });
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
