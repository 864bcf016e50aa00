import { sql } from 'kysely';
import { z } from 'zod';
import type { TemplateId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type AbTest, KEEPS, type Keep } from '../ab-test.ts';
import { CONFIDENCES } from '../rules/sample-size.ts';
import { type Sample, SUCCESSES } from '../rules/verdict.ts';

const count = z.int();
const figures = z.object({ seen: count, closed: count, acted: count, sent: count });
const counts = z.object({ seen: count, successes: count });
const stored = z.object({
  success: z.enum(SUCCESSES),
  confidence: z.literal(CONFIDENCES),
  before: z.object({ a: figures, b: figures }),
  keep: z.enum(KEEPS).nullable(),
  counted: z
    .object({ a: counts, b: counts, waitsUntil: z.string().nullable().default(null) })
    .transform(({ waitsUntil, ...counted }): Sample => ({ counted, waitsUntil }))
    .nullable(),
});

function select(db: DbOrTx) {
  return db
    .selectFrom('popup_ab_test')
    .select(['id', 'name', 'popup_a as popupA', 'popup_b as popupB', 'success', 'kept as keep', 'counted'])
    .select(['baseline_percent as baselinePercent', 'effect_percent as effectPercent'])
    .select(['confidence_percent as confidence', 'sample_size as sampleSize'])
    .select(['started_at as startedAt', 'figures_before as before', 'ended_at as endedAt']);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toAbTest({ endedAt, ...row }: Row): AbTest {
  const { keep, counted: sample, ...read } = stored.parse(row);
  const { id, name, popupA, popupB, baselinePercent, effectPercent, sampleSize, startedAt } = row;
  const ended =
    endedAt === null || keep === null || sample === null ? null : { at: endedAt, keep, ...sample };
  return {
    ...{ id, name, popupA, popupB, baselinePercent, effectPercent, sampleSize, startedAt },
    ...{ ...read, ended },
  };
}

/** Tests, those that run first, then the newest first. */
export async function listAbTests(db: DbOrTx): Promise<AbTest[]> {
  const rows = await select(db).orderBy(sql`ended_at is not null`).orderBy('id', 'desc').execute();
  return rows.map(toAbTest);
}

export async function readAbTest(db: DbOrTx, id: number): Promise<AbTest | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toAbTest(row);
}

/** The same, held until the transaction ends. */
export async function lockAbTest(tx: DbOrTx, id: number): Promise<AbTest | null> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : toAbTest(row);
}

/** A test that runs, as pages carry it. */
export type RunningAbTest = Readonly<{ id: number; name: string; popupA: TemplateId; popupB: TemplateId }>;

/** Tests that have not ended. */
export async function readRunning(db: DbOrTx): Promise<RunningAbTest[]> {
  return db
    .selectFrom('popup_ab_test')
    .select(['id', 'name', 'popup_a as popupA', 'popup_b as popupB'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Serialises starts, so that no popup is in two tests. */
export async function lockStarts(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.ab-tests.start');
}

/** @returns its id */
export async function insertAbTest(tx: DbOrTx, test: Omit<AbTest, 'id' | 'ended'>): Promise<number> {
  const { id } = await tx
    .insertInto('popup_ab_test')
    .values({
      name: test.name,
      popup_a: test.popupA,
      popup_b: test.popupB,
      success: test.success,
      baseline_percent: test.baselinePercent,
      effect_percent: test.effectPercent,
      confidence_percent: test.confidence,
      sample_size: test.sampleSize,
      started_at: test.startedAt,
      figures_before: JSON.stringify(test.before),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endAbTestRow(
  tx: DbOrTx,
  id: number,
  { at, keep, counted, waitsUntil }: Readonly<{ at: Instant; keep: Keep }> & Sample,
): Promise<void> {
  await tx
    .updateTable('popup_ab_test')
    .set({ ended_at: at, kept: keep, counted: JSON.stringify({ ...counted, waitsUntil }) })
    .where('id', '=', id)
    .execute();
}
