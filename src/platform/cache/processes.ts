import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/client.ts';
import { listen, PAGES_CHANNEL } from './announcements.ts';
import type { PageCache } from './page-cache.ts';

/** Where somebody asks what the processes keep, and where they answer. */
export const ASKED_CHANNEL = 'jamra_pages_asked';
const TOLD_CHANNEL = 'jamra_pages_told';
const LONGEST_TOLD = 7000;
const ANSWER_MS = 700;

const told = z.object({
  question: z.string(),
  process: z.number(),
  figures: z.record(z.string(), z.union([z.number(), z.boolean()])),
  keys: z.array(z.string()),
});
export type ProcessReport = z.infer<typeof told>;

/** Says what this process keeps: its figures, and as many of its pages as fit into one answer. */
export async function tellKept(db: Db, cache: PageCache, question: string): Promise<void> {
  const report: ProcessReport = { question, process: process.pid, figures: cache.figures(), keys: [] };
  let length = JSON.stringify(report).length;
  for (const key of cache.keys()) {
    length += Buffer.byteLength(JSON.stringify(key)) + 1;
    if (length > LONGEST_TOLD) break;
    report.keys.push(key);
  }
  await sql`select pg_notify(${TOLD_CHANNEL}, ${JSON.stringify(report)})`.execute(db);
}

/** Asks all processes that serve from a database what they keep; those that do not answer in time are left out. */
export async function askKept({ db, url }: { db: Db; url: string }): Promise<ProcessReport[]> {
  const question = randomUUID();
  const reports: ProcessReport[] = [];
  const listener = await new Promise<ReturnType<typeof listen>>((resolve) => {
    const opened: ReturnType<typeof listen> = listen({
      url,
      channels: {
        [TOLD_CHANNEL]: (said) => {
          const report = told.parse(JSON.parse(said));
          if (report.question === question) reports.push(report);
        },
      },
      onHearing: () => resolve(opened),
      onLost: () => undefined,
    });
  });
  await sql`select pg_notify(${ASKED_CHANNEL}, ${question})`.execute(db);
  await wait(ANSWER_MS);
  await listener.close();
  return reports;
}

/** Says to all processes that something has changed. */
export async function tellChanged(db: Db, tags: readonly string[]): Promise<void> {
  await sql`select pg_notify(${PAGES_CHANNEL}, ${tags.join(' ')})`.execute(db);
}
