import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DayFigures } from '../rules/figures.ts';
import type { FiguresReport } from '../rules/read-report.ts';

/** Adds to the figures of a day, in the order of ids, so that two reports never wait for each other. */
export async function addToDay(db: DbOrTx, { day, popups }: FiguresReport): Promise<void> {
  const rows = popups.toSorted((one, other) => one.id - other.id);
  await db
    .insertInto('popup_day')
    .values(rows.map(({ id, ...figures }) => ({ popup_id: id as never, day, ...figures })))
    .onConflict((conflict) =>
      conflict.columns(['popup_id', 'day']).doUpdateSet({
        seen: sql`popup_day.seen + excluded.seen`,
        closed: sql`popup_day.closed + excluded.closed`,
        acted: sql`popup_day.acted + excluded.acted`,
      }),
    )
    .execute();
}

/** Figures by popup and day, from a day until another, both included. */
export async function readDays(
  db: DbOrTx,
  { from, until }: Readonly<{ from: string; until: string }>,
): Promise<DayFigures[]> {
  return db
    .selectFrom('popup_day')
    .select(['popup_id as id', 'day', 'seen', 'closed', 'acted'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .orderBy('popup_id')
    .execute();
}
