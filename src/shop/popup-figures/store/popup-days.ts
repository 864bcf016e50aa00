import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DayFigures } from '../rules/figures.ts';
import type { FiguresReport } from '../rules/read-report.ts';

/**
 * Adds to the figures of a day, in id order to prevent deadlocks.
 *
 * @returns whether any of the popups exists; unknown ones are ignored
 */
export async function addToDay(db: DbOrTx, { day, popups }: FiguresReport): Promise<boolean> {
  const ids = popups.map(({ id }) => id);
  const { numAffectedRows = 0n } = await sql`
    with present as (select id from template where id = any(${ids}::int[]) order by id for key share)
    insert into popup_day (popup_id, day, seen, closed, acted, sent)
    select id, ${day}::date, seen, closed, acted, sent
    from jsonb_to_recordset(${JSON.stringify(popups)}::jsonb)
      as report (id int, seen int, closed int, acted int, sent int)
    join present using (id)
    order by id
    on conflict (popup_id, day) do update set seen = popup_day.seen + excluded.seen,
      closed = popup_day.closed + excluded.closed, acted = popup_day.acted + excluded.acted,
      sent = popup_day.sent + excluded.sent
  `.execute(db);
  return numAffectedRows > 0n;
}

/** Figures by popup and day, from a day until another, both included; of some popups where they are named. */
export async function readDays(
  db: DbOrTx,
  { from, until, ids }: Readonly<{ from: string; until: string; ids?: readonly number[] }>,
): Promise<DayFigures[]> {
  return db
    .selectFrom('popup_day')
    .select(['popup_id as id', 'day', 'seen', 'closed', 'acted', 'sent'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(ids !== undefined, (days) => days.where('popup_id', '=', sql<never>`any(${ids ?? []}::int[])`))
    .orderBy('day')
    .orderBy('popup_id')
    .execute();
}
