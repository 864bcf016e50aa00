import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/client.ts';
import { INVALIDATION_CHANNEL, listen } from '../invalidation.ts';
import type { PageCache } from './page-cache.ts';

/** Requests for reports, and the reports of the processes. */
export const REPORT_REQUEST_CHANNEL = 'jamra_pages_asked';
const REPORT_CHANNEL = 'jamra_pages_told';
const LONGEST_REPORT = 7000;
const ANSWER_MS = 700;

const reportSchema = z.object({
  question: z.string(),
  process: z.number(),
  figures: z.record(z.string(), z.union([z.number(), z.boolean()])),
  keys: z.array(z.string()),
});
export type ProcessReport = z.infer<typeof reportSchema>;

/** Publishes the cache counts of this process, and as many keys as fit into one notification. */
export async function reportCache(db: Db, cache: PageCache, question: string): Promise<void> {
  const report: ProcessReport = { question, process: process.pid, figures: cache.figures(), keys: [] };
  let length = JSON.stringify(report).length;
  for (const key of cache.keys()) {
    length += Buffer.byteLength(JSON.stringify(key)) + 1;
    if (length > LONGEST_REPORT) break;
    report.keys.push(key);
  }
  await sql`select pg_notify(${REPORT_CHANNEL}, ${JSON.stringify(report)})`.execute(db);
}

/** Collects the reports of all processes on a database; skips those that do not answer within 700 ms. */
export async function collectReports({ db, url }: { db: Db; url: string }): Promise<ProcessReport[]> {
  const question = randomUUID();
  const reports: ProcessReport[] = [];
  const listener = await new Promise<ReturnType<typeof listen>>((resolve) => {
    const opened: ReturnType<typeof listen> = listen({
      url,
      channels: {
        [REPORT_CHANNEL]: (payload) => {
          const report = reportSchema.parse(JSON.parse(payload));
          if (report.question === question) reports.push(report);
        },
      },
      onHearing: () => resolve(opened),
      onLost: () => undefined,
    });
  });
  await sql`select pg_notify(${REPORT_REQUEST_CHANNEL}, ${question})`.execute(db);
  await wait(ANSWER_MS);
  await listener.close();
  return reports;
}

/** Invalidates tags in all processes. */
export async function notifyInvalidation(db: Db, tags: readonly string[]): Promise<void> {
  await sql`select pg_notify(${INVALIDATION_CHANNEL}, ${tags.join(' ')})`.execute(db);
}
