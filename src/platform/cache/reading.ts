import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '#kernel/instant.ts';
import { tablesIn } from './tables-in.ts';

/** What one piece of work has read so far. */
type Reading = { tables: Set<string>; tags: Set<string>; untilMs: number };

/** What something was made of, and until when it holds if none of that changes. */
export type Read = Readonly<{ tables: readonly string[]; tags: readonly string[]; untilMs: number }>;

const readings = new AsyncLocalStorage<Reading>();

const opened = (): Reading => ({ tables: new Set(), tags: new Set(), untilMs: Number.POSITIVE_INFINITY });

/** Every statement that is sent passes here. */
export function noteStatement(text: string): void {
  const reading = readings.getStore();
  if (reading === undefined) return;
  for (const table of tablesIn(text)) reading.tables.add(table);
}

/** What is being made holds until then, and changes by itself afterwards; null and what lies behind say nothing. */
export function holdsUntil(moment: Instant | null): void {
  const reading = readings.getStore();
  if (reading === undefined || moment === null) return;
  reading.untilMs = Math.min(reading.untilMs, moment.getTime());
}

/** What somebody else has read counts as read here, too. */
export function noteRead({ tables, tags, untilMs }: Read): void {
  const reading = readings.getStore();
  if (reading === undefined) return;
  for (const table of tables) reading.tables.add(table);
  for (const tag of tags) reading.tags.add(tag);
  reading.untilMs = Math.min(reading.untilMs, untilMs);
}

/** Does some work and says what it has read. */
export async function recorded<T>(work: () => Promise<T>): Promise<{ result: T; read: Read }> {
  const reading = opened();
  const result = await readings.run(reading, work);
  const { tables, tags, untilMs } = reading;
  return { result, read: { tables: [...tables], tags: [...tags], untilMs } };
}

/** What somebody knows of a piece of work: of these tables it read nothing but what these tags name. */
export type Narrowed = Readonly<{ tables: readonly string[]; tags: readonly string[] }>;

/**
 * Does some work of which it is known more exactly what it read than the tables of its statements tell.
 *
 * @param narrow told from the result; tables that it does not name count as a whole
 */
export async function narrowed<T>(
  work: () => Promise<T>,
  narrow: (result: T) => Narrowed | null,
): Promise<T> {
  const outer = readings.getStore();
  if (outer === undefined) return work();
  const inner = opened();
  const result = await readings.run(inner, work);
  const known = narrow(result);
  for (const table of inner.tables) if (!known?.tables.includes(table)) outer.tables.add(table);
  for (const tag of [...inner.tags, ...(known?.tags ?? [])]) outer.tags.add(tag);
  outer.untilMs = Math.min(outer.untilMs, inner.untilMs);
  return result;
}

/** Whether somebody wants to know what is read. */
export function isRecorded(): boolean {
  return readings.getStore() !== undefined;
}
