import { setTimeout as pause } from 'node:timers/promises';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { parseJson } from '#kernel/text/parse-json.ts';
import type { PublicFetch, PublicResponse } from '#platform/outward/public-fetch.ts';
import type { DataTransferRefusal } from '../../refusals.ts';

/** Credentials of the old shop's REST API; in memory while fetching and never stored. */
export type WooCommerceKeys = Readonly<{ address: string; consumerKey: string; consumerSecret: string }>;

export type Page = Readonly<{ rows: readonly unknown[]; pages: number }>;

/** Fetches a page of a list; `path` is relative to the API, `pages` the total. */
export type FetchPage = (
  path: string,
  query: Readonly<Record<string, string>>,
) => Promise<Outcome<Page, DataTransferRefusal>>;

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const MOST_PAGES = 10_000;
const SECOND_MS = 1000;

function headerOf({ headers }: PublicResponse, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Delay before a retry: as requested by the server, else growing. */
function pauseAfter(tries: number, answer: PublicResponse | null): number {
  const requested = answer === null ? '' : headerOf(answer, 'retry-after');
  const wanted = /^\d{1,4}$/.test(requested) ? Number(requested) * SECOND_MS : FIRST_PAUSE_MS * 2 ** tries;
  return Math.min(wanted, LONGEST_PAUSE_MS);
}

function isPassing({ status }: PublicResponse): boolean {
  return status === 429 || status >= 500;
}

function parseRows(answer: PublicResponse): Page | null {
  const pages = headerOf(answer, 'x-wp-totalpages');
  const parsed = parseJson(Buffer.from(answer.body).toString('utf8'));
  if (!Array.isArray(parsed) || !/^\d{1,6}$/.test(pages) || Number(pages) > MOST_PAGES) return null;
  return { rows: parsed, pages: Number(pages) };
}

function toPage(answer: PublicResponse): Outcome<Page, DataTransferRefusal> {
  const { status } = answer;
  if (status === 401 || status === 403) return refuse({ code: 'data-transfer.old-shop-keys' });
  if (status === 404) return refuse({ code: 'data-transfer.no-old-shop' });
  if (status !== 200) return refuse({ code: 'data-transfer.old-shop-answer', status });
  const page = parseRows(answer);
  return page === null ? refuse({ code: 'data-transfer.no-old-shop' }) : done(page);
}

const OUTSIDE = {
  inside: { code: 'data-transfer.wrong-address' },
  elsewhere: { code: 'data-transfer.old-shop-elsewhere' },
  unreachable: { code: 'data-transfer.old-shop-away' },
  'too-large': { code: 'data-transfer.no-old-shop' },
} as const satisfies Record<string, DataTransferRefusal>;

type Got = Awaited<ReturnType<PublicFetch>>;

/** Whether a failure is temporary. */
function isTemporary(got: Got): boolean {
  return got.ok ? isPassing(got.value) : got.refusal.code === 'unreachable';
}

/** Retries temporary failures a few times. */
async function fetchWithRetries(ask: PublicFetch, requested: Parameters<PublicFetch>[0]): Promise<Got> {
  for (let tries = 1; ; tries += 1) {
    const got = await ask(requested);
    if (tries >= MOST_TRIES || !isTemporary(got)) return got;
    await pause(pauseAfter(tries, got.ok ? got.value : null));
  }
}

/** A client of the old shop's REST API. Retries temporary failures; reports others at once. */
export function openRestClient(
  ask: PublicFetch,
  { address, consumerKey, consumerSecret }: WooCommerceKeys,
): FetchPage {
  const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, accept: 'application/json' };
  const request = { headers, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES, isSecret: true };
  return async (path, query) => {
    const url = `${address}/wp-json/wc/v3/${path}?${new URLSearchParams(query)}`;
    const got = await fetchWithRetries(ask, { ...request, url });
    return got.ok ? toPage(got.value) : refuse(OUTSIDE[got.refusal.code]);
  };
}
