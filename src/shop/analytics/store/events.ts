import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ReceivedEvent } from '../rules/read-batch.ts';

/** An event with the session it belongs to. `day` is of the shop's time zone, `2026-11-21`. */
export type SessionEvent = ReceivedEvent & Readonly<{ day: string; session: string }>;

/** A session's event as a row that waits to be written: JSON, made with the request that brings it. */
export type EventRow = string;

export function rowOf({ source, valueMinor, ...event }: SessionEvent): EventRow {
  const { source: from = null, campaign = null } = source ?? {};
  return JSON.stringify({ ...event, source: from, campaign, value_minor: valueMinor });
}

/** Writes events; already stored ones are ignored. */
export async function insertEvents(db: DbOrTx, events: readonly EventRow[]): Promise<void> {
  const rows = `[${events.join(',')}]`;
  await sql`
    insert into analytics_event
      (day, id, at, session, name, path, device, source, campaign, label, products, quantities, value_minor)
    select day, id, at, session, name, path, device, source, campaign, label, products, quantities, value_minor
    from json_to_recordset(${rows}::json) as sent (
      day date, id text, at timestamptz, session text, name text, path text, device text, source text,
      campaign text, label text, products integer[], quantities integer[], value_minor bigint
    )
    on conflict do nothing
  `.execute(db);
}

/** The salt of a day, the same for every process; made with its first event. */
export async function openSalt(db: DbOrTx, day: string): Promise<string> {
  await sql`
    insert into analytics_salt (day, salt)
    values (${day}::date, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<{ salt: string }>`
    select salt from analytics_salt where day = ${day}::date
  `.execute(db);
  return rows[0]?.salt ?? '';
}

/**
 * A day with raw events. `isClosed`: it has been counted, and its salt is deleted, so that sessions can no longer be
 * told apart.
 */
export type EventDay = Readonly<{ day: string; isClosed: boolean }>;

/** The days that have single events, oldest first. */
export async function daysWithEvents(db: DbOrTx): Promise<EventDay[]> {
  const { rows } = await sql<EventDay>`
    select to_char(day, 'YYYY-MM-DD') as day,
      not exists (select from analytics_salt where analytics_salt.day = known.day) as "isClosed"
    from (
      select day from analytics_salt
      union select min(day) from analytics_event union select max(day) from analytics_event
    ) as known where day is not null order by known.day
  `.execute(db);
  return rows;
}

/** Deletes the single events of a day and the salt of its sessions. */
export async function deleteDay(db: DbOrTx, day: string): Promise<void> {
  await sql`delete from analytics_event where day = ${day}::date`.execute(db);
  await sql`delete from analytics_salt where day = ${day}::date`.execute(db);
}
