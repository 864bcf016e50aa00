import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '#kernel/instant.ts';
import { tablesIn } from './tables-in.ts';

/** The dependencies recorded so far. */
type Reading = { tables: Set<string>; tags: Set<string>; untilMs: number };

/** What a result depends on, and when it expires. */
export type Dependencies = Readonly<{ tables: readonly string[]; tags: readonly string[]; untilMs: number }>;

const readings = new AsyncLocalStorage<Reading>();

const opened = (): Reading => ({ tables: new Set(), tags: new Set(), untilMs: Number.POSITIVE_INFINITY });

/** Records the tables of a statement; called for every statement. */
export function trackStatement(text: string): void {
  const reading = readings.getStore();
  if (reading === undefined) return;
  for (const table of tablesIn(text)) reading.tables.add(table);
}

/** Lets the running work's result expire at the latest then; null and past moments are ignored. */
export function noteExpiry(moment: Instant | null): void {
  const reading = readings.getStore();
  if (reading === undefined || moment === null) return;
  reading.untilMs = Math.min(reading.untilMs, moment.getTime());
}

/** The tag of what differs by a parameter of the page's address; no change is ever published under it. */
export function parameterTag(name: string): string {
  return `parameter:${name}`;
}

/** Notes that the running work's result differs by a parameter of the page's address. */
export function noteParameter(name: string): void {
  readings.getStore()?.tags.add(parameterTag(name));
}

/** Adds the dependencies of a cached result to the running work. */
export function addDependencies({ tables, tags, untilMs }: Dependencies): void {
  const reading = readings.getStore();
  if (reading === undefined) return;
  for (const table of tables) reading.tables.add(table);
  for (const tag of tags) reading.tags.add(tag);
  reading.untilMs = Math.min(reading.untilMs, untilMs);
}

/** Runs work and records its dependencies. */
export async function trackDependencies<T>(
  work: () => Promise<T>,
): Promise<{ result: T; read: Dependencies }> {
  const reading = opened();
  const result = await readings.run(reading, work);
  const { tables, tags, untilMs } = reading;
  return { result, read: { tables: [...tables], tags: [...tags], untilMs } };
}

/** Tables of which only the rows with these tags were read. */
export type NarrowedDependencies = Readonly<{ tables: readonly string[]; tags: readonly string[] }>;

/**
 * Runs work whose rows are known, so that only changes of these rows invalidate it.
 *
 * @param narrow gets the result; other tables are tracked as a whole
 */
export async function narrowDependencies<T>(
  work: () => Promise<T>,
  narrow: (result: T) => NarrowedDependencies | null,
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

/** Whether dependencies are being recorded. */
export function isTrackingDependencies(): boolean {
  return readings.getStore() !== undefined;
}
