import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { EventsRefusal } from '../refusals.ts';
import type { EventName } from './event.ts';
import { BATCH_MAX } from './events-path.ts';
import { detailsOf, type EventDetails } from './read-event.ts';
import { type Device, deviceOf } from './visitor.ts';

/** An event as it is counted. */
export type ReceivedEvent = EventDetails &
  Readonly<{ id: string; at: Instant; name: EventName; path: string; device: Device }>;

const PAGE_ID = /^\d{1,10}-\d{1,10}$/;
const PATH = /^\/[^\s?#]{0,299}$/;
const MOST_OF_A_PAGE = 5000;
const WIDEST_PX = 20_000;
const OLDEST_MS = 30 * MINUTE_MS;

type Around = Readonly<{ page: string; path: string; device: Device; now: Instant; host: string }>;
type Fields = Readonly<Record<string, unknown>>;

const wrongBatch = refuse({ code: 'analytics.wrong-batch' } as const);

export function isWhole(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readEvent(sent: unknown, around: Around): Outcome<ReceivedEvent, EventsRefusal> {
  if (!isFields(sent)) return wrongBatch;
  const { id, age, name, params } = sent;
  if (!isWhole(id, 1, MOST_OF_A_PAGE) || !isWhole(age, -DAY_MS, Number.MAX_SAFE_INTEGER)) return wrongBatch;
  if (age < 0 || age > OLDEST_MS) return refuse({ code: 'analytics.wrong-time' });
  const details = isFields(params) ? detailsOf(name, params, around.host) : null;
  if (details === null) return wrongBatch;
  const { page, path, device, now } = around;
  return done({
    path,
    ...details,
    ...{ id: `${page}-${id}`, at: new Date(now.getTime() - age), name: name as EventName, device },
  });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * Reads a batch of events; a single wrong one refuses it.
 *
 * @param body as a browser sends it
 * @param now of the server; a browser says only how long ago something was
 * @param host of the shop
 */
export function readBatch(
  body: string,
  { now, host }: { now: Instant; host: string },
): Outcome<ReceivedEvent[], EventsRefusal> {
  const sent = readJson(body);
  if (!isFields(sent)) return wrongBatch;
  const { page, path, width, events } = sent;
  if (typeof page !== 'string' || !PAGE_ID.test(page) || typeof path !== 'string' || !PATH.test(path))
    return wrongBatch;
  if (!isWhole(width, 0, WIDEST_PX) || !Array.isArray(events)) return wrongBatch;
  if (events.length === 0 || events.length > BATCH_MAX) return wrongBatch;
  const read: ReceivedEvent[] = [];
  for (const event of events) {
    const outcome = readEvent(event, { page, path, device: deviceOf(width), now, host });
    if (!outcome.ok) return outcome;
    read.push(outcome.value);
  }
  return done(read);
}
