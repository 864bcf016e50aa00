import { type Clock, DAY_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import type { ReadSettings } from '#shop/settings';
import type { ConsentRefusal } from './refusals.ts';
import { parseConsentAnswer } from './rules/consent-answer.ts';
import {
  type ConsentRecord,
  countRecords,
  deleteRecordsBefore,
  insertRecord,
  readRecords,
} from './store/consent.ts';

export type { ConsentRefusal } from './refusals.ts';
export type { ConsentRecord } from './store/consent.ts';

type Deps = Readonly<{ db: Db; clock: Clock; settings: ReadSettings }>;

const AT_ONCE = 500;
const DAYS_A_MONTH = 31;

async function* streamRecords(db: Db): AsyncGenerator<ConsentRecord> {
  let before: string | null = null;
  for (;;) {
    const rows: ConsentRecord[] = await readRecords(db, { browser: '', before, limit: AT_ONCE });
    yield* rows;
    before = rows.at(-1)?.id ?? null;
    if (rows.length < AT_ONCE) return;
  }
}

/**
 * Proof of visitors' consent, without personal data.
 *
 * `record` stores what a browser sends, or refuses with `consent.wrong-answer`; `forgetOld` deletes records older than
 * `analytics.consentMonths`; `staff` lists the newest, counts them, and streams all.
 */
export function createConsent({ db, clock, settings }: Deps) {
  return {
    record: async (sent: unknown): Promise<Outcome<null, ConsentRefusal>> => {
      const answer = parseConsentAnswer(sent);
      if (answer === null) return refuse({ code: 'consent.wrong-answer' });
      await insertRecord(db, answer, clock());
      return done(null);
    },
    forgetOld: async (): Promise<void> => {
      const { 'analytics.consentMonths': months } = await settings();
      await deleteRecordsBefore(db, new Date(clock().getTime() - months * DAYS_A_MONTH * DAY_MS));
    },
    staff: {
      newest: (browser: string, limit: number) => readRecords(db, { browser, before: null, limit }),
      counts: () => countRecords(db),
      stream: () => streamRecords(db),
    },
  };
}
