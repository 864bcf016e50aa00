import type { Answer, Wanted } from './send.ts';

/** Put into requests; an answer that prints it unescaped would run what a stranger wrote. */
export const MARKUP_PROBE = '<svg/onload=jamraprobe()>';
/** Put into requests with a line break; an answer that has it as a header was split. */
export const HEADER_PROBE = 'x-jamra-probe';
/** A host that is not the shop's; no answer may lead there. */
export const FOREIGN_HOST = 'attacker.example';

/** What the answers of one campaign were. */
export type Counts = {
  asked: number;
  /** Answers by status; 0 is a connection without an answer. */
  byStatus: Map<number, number>;
  /** One sentence for each answer that no request may have. */
  faults: string[];
};

export function noCounts(): Counts {
  return { asked: 0, byStatus: new Map(), faults: [] };
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
 * Why an answer is a fault, whatever the request was; null when it is none.
 *
 * @param mayBeAway whether 503 counts as an answer: only while something was taken away from the shop
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

/** What a browser asks for before anybody wants it may be left for later, with 503. */
function isPrefetch({ headers }: Wanted): boolean {
  return headers['sec-purpose'] !== undefined;
}

/** Counts an answer. @param mayBeAway as `faultOf` takes it */
export function count(counts: Counts, [wanted, answer]: [Wanted, Answer], mayBeAway = false): void {
  counts.asked += 1;
  counts.byStatus.set(answer.status, (counts.byStatus.get(answer.status) ?? 0) + 1);
  const fault = faultOf(answer, mayBeAway || isPrefetch(wanted));
  if (fault !== null) counts.faults.push(`${fault}: ${sampleOf(wanted)}`);
}

/** One line of a campaign's figures, as `wrong requests: 60000 asked; 200 × 31000, 404 × 29000; 0 faults`. */
export function printCounts(name: string, { asked, byStatus, faults }: Counts): void {
  const statuses = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`);
  process.stdout.write(`${name}: ${asked} asked; ${statuses.join(', ')}; ${faults.length} faults\n`);
}
