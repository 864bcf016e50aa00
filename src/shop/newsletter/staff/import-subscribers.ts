import { z } from 'zod';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { NewsletterDeps } from '../deps.ts';
import { consentVersion, lockSubscriber, saveSubscriber } from '../store/subscribers.ts';

/** A row of a file, by the names of its columns. */
export type ImportedSubscriber = Readonly<{ line: number; values: Readonly<Record<string, string>> }>;

/** Why a row was left out. */
export type SubscriberProblem =
  | 'email'
  | 'list'
  | 'language'
  | 'state'
  | 'consent'
  | 'unsubscribed'
  | 'repeated';
export type RefusedRow = Readonly<{ line: number; email: string; problem: SubscriberProblem }>;

export const TOO_MANY_ROWS = 20_000;
const SOURCE = 'import';

const row = z.object({
  email: z.string().trim().max(254, 'email').pipe(z.email('email')),
  list: z
    .string()
    .trim()
    .transform((text) => text || 'news')
    .pipe(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'list')),
  language: z
    .string()
    .trim()
    .transform((text) => text || 'en')
    .pipe(z.enum(['en', 'ar'], 'language')),
  /** As an export has it: only who confirmed is taken. */
  state: z.enum(['', 'confirmed'], 'state'),
  consent: z.string().trim().min(1, 'consent').max(1000, 'consent'),
});

const PROBLEMS: readonly SubscriberProblem[] = ['email', 'list', 'language', 'state', 'consent'];

function readRow({ line, values }: ImportedSubscriber) {
  const all = { email: '', list: '', language: '', state: '', consent: '', ...values };
  const parsed = row.safeParse(all);
  if (parsed.success) return { ok: true as const, value: parsed.data };
  const message = parsed.error.issues[0]?.message;
  const problem = PROBLEMS.find((one) => one === message) ?? 'email';
  return { ok: false as const, refused: { line, email: all.email.trim().slice(0, 254), problem } };
}

type Row = z.output<typeof row>;

/** @returns why the row is left out, or null */
async function add(
  tx: DbOrTx,
  { consent, state: _state, ...subscriber }: Row,
  now: Instant,
): Promise<'unsubscribed' | 'repeated' | null> {
  const known = await lockSubscriber(tx, subscriber);
  if (known !== null && known.ended_at !== null) return 'unsubscribed';
  if (known?.status === 'confirmed') return 'repeated';
  const consentId = await consentVersion(tx, { ...subscriber, consent }, now);
  await saveSubscriber(tx, { ...subscriber, consent, source: SOURCE, status: 'confirmed', consentId, now });
  return null;
}

/**
 * Imports subscribers who consented elsewhere, with the sentence they agreed to. Invalid rows are returned; addresses
 * that have unsubscribed stay so.
 */
export function importSubscribers({ db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>) {
  const take = async (one: ImportedSubscriber): Promise<RefusedRow | null> => {
    const read = readRow(one);
    if (!read.ok) return read.refused;
    const problem = await db.transaction().execute((tx) => add(tx, read.value, clock()));
    return problem === null ? null : { line: one.line, email: read.value.email, problem };
  };
  return async (
    rows: readonly ImportedSubscriber[],
  ): Promise<{ added: number; refused: readonly RefusedRow[] }> => {
    const refused: RefusedRow[] = [];
    for (const one of rows) {
      const wrong = await take(one);
      if (wrong !== null) refused.push(wrong);
    }
    return { added: rows.length - refused.length, refused };
  };
}
