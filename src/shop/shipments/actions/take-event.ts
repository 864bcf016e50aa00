import { createHash } from 'node:crypto';
import type { OrderId } from '#kernel/ids.ts';
import { type Clock, HOUR_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import type { ReadSettings } from '#shop/settings';
import type { ShipmentRefusal } from '../refusals.ts';
import { parseCourierEvent } from '../rules/parse-event.ts';
import { inOrder } from '../rules/progress.ts';
import type { CourierEvent } from '../shipment.ts';
import { findDigest, insertEvent, readEvents } from '../store/events.ts';

/** An order whose parcel has a tracking number. */
export type ShippedOrder = Readonly<{ id: OrderId; placedAt: Instant }>;

export type ShipmentDeps = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  /** Null while the shop shares no secret with a courier. */
  secret: string | null;
  /** Why a signature is rejected; null when it is valid. */
  checkSignature: (
    body: Buffer,
    header: string | string[] | undefined,
    known: { secret: string; now: Instant },
  ) => 'wrong' | 'stale' | null;
  ordersByTracking: (db: DbOrTx, trackingNumber: string) => Promise<readonly ShippedOrder[]>;
  raise: Raise;
}>;

/** A webhook as received: the raw bytes, because the signature covers them. */
export type CourierWebhook = Readonly<{ body: Buffer; signature: string | string[] | undefined }>;

type Taken = 'taken' | 'known';

/** Allowed clock difference of the courier. */
const AHEAD_MS = 5 * MINUTE_MS;
/** An older event no longer sends the out-for-delivery mail. */
const NEWS_MS = 6 * HOUR_MS;

/** An event for one of its parcel's orders. */
type OrderEvent = Readonly<{ orderId: OrderId; event: CourierEvent }>;

/** Queues the out-for-delivery mail if that is the latest event. */
async function notifyCustomer(deps: ShipmentDeps, tx: Tx, { orderId, event }: OrderEvent): Promise<void> {
  if (event.status !== 'out-for-delivery') return;
  if (!(await deps.settings(tx))['orders.outForDeliveryMail']) return;
  const last = inOrder(await readEvents(tx, orderId)).at(-1);
  const isNews = deps.clock().getTime() - event.at.getTime() < NEWS_MS;
  if (!isNews || last?.status !== event.status) return;
  await deps.raise(tx, 'OrderEmailDue', { kind: 'out-for-delivery', orderId });
}

function verified(
  deps: ShipmentDeps,
  { body, signature }: CourierWebhook,
): Outcome<CourierEvent, ShipmentRefusal> {
  const { secret, clock } = deps;
  const fault = secret === null ? 'wrong' : deps.checkSignature(body, signature, { secret, now: clock() });
  if (fault !== null) return refuse({ code: `shipments.${fault}-signature` });
  const event = parseCourierEvent(body.toString('utf8'));
  return event === null ? refuse({ code: 'shipments.unreadable-event' }) : done(event);
}

/** The orders of the parcel, when the event is possible for all of them. */
async function ordersFor(
  deps: ShipmentDeps,
  { trackingNumber, at }: CourierEvent,
): Promise<Outcome<readonly ShippedOrder[], ShipmentRefusal>> {
  const orders = await deps.ordersByTracking(deps.db, trackingNumber);
  if (orders.length === 0) return refuse({ code: 'shipments.unknown-number' });
  const isAhead = at.getTime() > deps.clock().getTime() + AHEAD_MS;
  const isBefore = orders.some(({ placedAt }) => at < placedAt);
  return isAhead || isBefore ? refuse({ code: 'shipments.wrong-time' }) : done(orders);
}

type Storing = Readonly<{ orders: readonly ShippedOrder[]; event: CourierEvent; digest: string }>;

async function store(deps: ShipmentDeps, tx: Tx, { orders, event, digest }: Storing): Promise<Taken> {
  let taken: Taken = 'known';
  for (const { id: orderId } of orders) {
    if (!(await insertEvent(tx, { ...event, orderId, digest, receivedAt: deps.clock() }))) continue;
    taken = 'taken';
    await notifyCustomer(deps, tx, { orderId, event });
  }
  return taken;
}

/**
 * Takes an event of a courier's webhook: verified, stored once for each order of the parcel, in any order.
 *
 * Refusals: `shipments.wrong-signature`, `shipments.stale-signature`, `shipments.unreadable-event`,
 * `shipments.event-used`, `shipments.unknown-number`, `shipments.wrong-time`
 */
export function takeCourierEvent(deps: ShipmentDeps) {
  return async (webhook: CourierWebhook): Promise<Outcome<Taken, ShipmentRefusal>> => {
    const read = verified(deps, webhook);
    if (!read.ok) return read;
    const event = read.value;
    const digest = createHash('sha256').update(webhook.body).digest('hex');
    const before = await findDigest(deps.db, event.eventId);
    if (before !== null) return before === digest ? done('known') : refuse({ code: 'shipments.event-used' });
    const orders = await ordersFor(deps, event);
    if (!orders.ok) return orders;
    const storing = { orders: orders.value, event, digest };
    return done(await deps.db.transaction().execute((tx) => store(deps, tx, storing)));
  };
}
