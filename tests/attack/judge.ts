import type { Answer, Wanted } from './send.ts';

/** Markup in requests; an answer that prints it unescaped has an injection. */
export const MARKUP_PROBE = '<svg/onload=jamraprobe()>';
/** A header after a line break in requests; an answer that has it as a header was split. */
export const HEADER_PROBE = 'x-jamra-probe';
/** A foreign host; no answer may redirect there. */
export const FOREIGN_HOST = 'attacker.example';

/** The answers of one campaign. */
export type Counts = {
  requests: number;
  /** Answers by status; 0 is a connection without an answer. */
  byStatus: Map<number, number>;
  /** One sentence for each answer that no request may have. */
  faults: string[];
};

export function noCounts(): Counts {
  return { requests: 0, byStatus: new Map(), faults: [] };
}

const LONGEST_SAMPLE = 300;

function sampleOf({ method, path, body }: Wanted): string {
  const sent = typeof body === 'string' ? body.slice(0, LONGEST_SAMPLE) : '';
  return `${method} ${path.slice(0, LONGEST_SAMPLE)} ${sent}`.trim();
}

function leadsAway(location: string | undefined): boolean {
  if (location === undefined) return false;
  const target = URL.canParse(location, 'http://shop.invalid')
    ? new URL(location, 'http://shop.invalid')
    : null;
  return target?.hostname === FOREIGN_HOST;
}

function isMarkup({ headers }: Answer): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/**
 * Why an answer is a fault for any request; null if it is none.
 *
 * @param mayBeAway whether 503 is allowed: only during an outage
 */
export function faultOf(answer: Answer, mayBeAway: boolean): string | null {
  const { status, headers, body } = answer;
  if (status >= 500 && !(mayBeAway && status === 503)) return `answered ${status}`;
  if (status === 0 && !mayBeAway) return 'was not answered';
  if (headers[HEADER_PROBE] !== undefined) return 'split the headers of the answer';
  if (leadsAway(headers.location)) return `leads to ${headers.location}`;
  if (isMarkup(answer) && body.includes(MARKUP_PROBE)) return 'is printed unescaped';
  return null;
}

/** A prefetch may be refused with 503. */
function isPrefetch({ headers }: Wanted): boolean {
  return headers['sec-purpose'] !== undefined;
}

/** Counts an answer. @param mayBeAway as `faultOf` takes it */
export function count(counts: Counts, [wanted, answer]: [Wanted, Answer], mayBeAway = false): void {
  counts.requests += 1;
  counts.byStatus.set(answer.status, (counts.byStatus.get(answer.status) ?? 0) + 1);
  const fault = faultOf(answer, mayBeAway || isPrefetch(wanted));
  if (fault !== null) counts.faults.push(`${fault}: ${sampleOf(wanted)}`);
}

/**
 * One line with the counts of a campaign, such as `wrong requests: 60000 asked; 200 × 31000, 404 × 29000; 0 faults`.
 */
export function printCounts(name: string, { requests, byStatus, faults }: Counts): void {
  const statuses = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`);
  process.stdout.write(`${name}: ${requests} asked; ${statuses.join(', ')}; ${faults.length} faults\n`);
}
