import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { parseJson } from '#kernel/text/parse-json.ts';
import { type DeviceMode, deviceModeAt } from '#kernel/web/device-mode.ts';
import type { EventsRefusal } from '../refusals.ts';
import { countedPath } from './counted-text.ts';
import type { EventName } from './event.ts';
import { BATCH_MAX } from './events-path.ts';
import { detailsOf, type EventDetails, PATH } from './read-event.ts';

/** A validated event for statistics. */
export type ReceivedEvent = EventDetails &
  Readonly<{ id: string; at: Instant; name: EventName; path: string; device: DeviceMode }>;

const PAGE_ID = /^\d{1,10}-\d{1,10}$/;
const LONGEST_PATH = 2000;
const MOST_OF_A_PAGE = 5000;
const WIDEST_PX = 20_000;
const OLDEST_MS = 30 * MINUTE_MS;

type BatchFacts = Readonly<{ page: string; path: string; device: DeviceMode; now: Instant; host: string }>;
type Fields = Readonly<Record<string, unknown>>;

const wrongBatch = refuse({ code: 'analytics.wrong-batch' } as const);

export function isWhole(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readEvent(sent: unknown, context: BatchFacts): Outcome<ReceivedEvent, EventsRefusal> {
  if (!isFields(sent)) return wrongBatch;
  const { id, age, name, params } = sent;
  if (!isWhole(id, 1, MOST_OF_A_PAGE) || !isWhole(age, -DAY_MS, Number.MAX_SAFE_INTEGER)) return wrongBatch;
  if (age < 0 || age > OLDEST_MS) return refuse({ code: 'analytics.wrong-time' });
  const details = isFields(params) ? detailsOf(name, params, context.host) : null;
  if (details === null) return wrongBatch;
  const { page, path, device, now } = context;
  return done({
    path,
    ...details,
    ...{ id: `${page}-${id}`, at: new Date(now.getTime() - age), name: name as EventName, device },
  });
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_PATH && PATH.test(value);
}

type Batch = Readonly<{ page: string; path: string; width: number; events: readonly unknown[] }>;

function readFields(sent: unknown): Batch | null {
  if (!isFields(sent)) return null;
  const { page, path, width, events } = sent;
  if (typeof page !== 'string' || !PAGE_ID.test(page) || !isPath(path) || !isWhole(width, 0, WIDEST_PX))
    return null;
  if (!Array.isArray(events) || events.length === 0 || events.length > BATCH_MAX) return null;
  return { page, path, width, events };
}

/**
 * Reads a batch of events; one invalid event refuses the batch. Late events, e.g. of a device that slept, are dropped;
 * a batch of only late events is refused.
 *
 * @param body the request body
 * @param now server time; browsers send only the age of an event
 * @param host the shop's host
 */
export function readBatch(
  body: string,
  { now, host }: { now: Instant; host: string },
): Outcome<ReceivedEvent[], EventsRefusal> {
  const batch = readFields(parseJson(body));
  if (batch === null) return wrongBatch;
  const { page, events } = batch;
  const context = { page, path: countedPath(batch.path), device: deviceModeAt(batch.width), now, host };
  const outcomes = events.map((event) => readEvent(event, context));
  const wrong = outcomes.find((outcome) => !outcome.ok && outcome.refusal.code !== 'analytics.wrong-time');
  if (wrong !== undefined) return wrong as typeof wrongBatch;
  const read = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  return read.length === 0 ? refuse({ code: 'analytics.wrong-time' }) : done(read);
}
