import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { CustomerId, SubscriptionId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Address } from '#shop/customers';
import type { RenewalEmailDue } from '#shop/events.ts';
import type { DeliveryAddress } from '#shop/orders';
import type { SubscriptionDeps } from '../deps.ts';
import type { SubscriptionRefusal } from '../refusals.ts';
import { type ChangeFacts, type Command, decide } from '../rules/change.ts';
import { dayOf } from '../rules/days.ts';
import { insertSubscriptionEvent } from '../store/events.ts';
import { endCharges } from '../store/renewals.ts';
import { findSubscription, lockSubscription, saveSubscription, writeLines } from '../store/subscriptions.ts';
import type { Subscription } from '../subscription.ts';

/** A change of a subscription: by whom, and the version that it is based on. */
export type Changing = Readonly<{
  id: SubscriptionId;
  /** The owner; null for staff, who may change any subscription. */
  customerId: CustomerId | null;
  version: number;
  actor: string;
  reason: string;
}>;

/** A change as sent; an address is one of the customer's address book, null for an unknown one. */
export type SentCommand =
  | Exclude<Command, { kind: 'address' | 'payment' }>
  | Readonly<{ kind: 'address'; address: Address | null }>
  | Readonly<{ kind: 'payment'; method: unknown }>;

function placeOf(address: Address): DeliveryAddress & { phone: string } {
  const { firstName, lastName, phone, emirate, area, street, building, unit, landmark } = address;
  const { makani, mapPoint, deliveryNote } = address;
  const place = { firstName, lastName, phone, emirate, area, street, building, unit, landmark, makani };
  return {
    ...place,
    ...(mapPoint === '' ? {} : { mapPoint }),
    ...(deliveryNote === '' ? {} : { deliveryNote }),
  };
}

/** Converts a sent command to one with the facts that the rules need, such as the destination or an accepted method. */
async function resolve(deps: SubscriptionDeps, sent: SentCommand): Promise<Command> {
  if (sent.kind === 'payment') {
    const isAccepted = typeof sent.method === 'string' && (await deps.isAccepted(sent.method));
    return { ...sent, isAccepted };
  }
  if (sent.kind !== 'address') return sent;
  return { kind: 'address', address: sent.address === null ? null : placeOf(sent.address) };
}

async function factsFor(deps: SubscriptionDeps, now: Subscription, command: Command): Promise<ChangeFacts> {
  const at = deps.clock();
  const place = command.kind === 'address' ? (command.address ?? now.address) : now.address;
  return {
    today: dayOf(at, deps.zone),
    now: at,
    closedDays: await deps.closedDays(place.emirate),
    intervals: (await deps.settings())['subscriptions.intervals'].map(Number),
  };
}

/** Mails to the customer about changes by staff. */
const MAIL_OF: Partial<Record<Command['kind'], RenewalEmailDue['kind']>> = {
  pause: 'renewal-paused',
  cancel: 'renewal-cancelled',
};

type OwnerMail = Pick<Changing, 'id' | 'version'> & { kind: Command['kind'] };

async function mailOwner(deps: SubscriptionDeps, tx: Tx, { kind, id, version }: OwnerMail): Promise<void> {
  const mail = MAIL_OF[kind];
  if (mail === undefined) return;
  const about = { subscriptionId: id, problem: '', orderId: null, key: `${mail}-${id}-version-${version}` };
  await deps.raise(tx, 'RenewalEmailDue', { kind: mail, ...about });
}

async function write(
  deps: SubscriptionDeps,
  tx: Tx,
  { changing, sent }: { changing: Changing; sent: SentCommand },
): Promise<Outcome<Subscription, SubscriptionRefusal>> {
  const { id, customerId, version, actor, reason } = changing;
  const now = await lockSubscription(tx, id);
  if (now === null || (customerId !== null && now.customerId !== customerId))
    return refuse({ code: 'subscriptions.unknown' });
  if (now.version !== version) return refuse({ code: 'subscriptions.changed' });
  const command = await resolve(deps, sent);
  const decided = decide(now, command, await factsFor(deps, now, command));
  if (!decided.ok) return decided;
  const { values, event, facts } = decided.value;
  const { lines, ...changed } = values;
  if (lines !== undefined) await writeLines(tx, id, lines);
  await saveSubscription(tx, id, changed);
  if (command.kind === 'pause' || command.kind === 'cancel') await endCharges(tx, id);
  await insertSubscriptionEvent(tx, id, { kind: event, actor, reason, facts, at: deps.clock() });
  if (customerId === null) await mailOwner(deps, tx, { kind: command.kind, id, version });
  const after = await findSubscription(tx, id);
  return after === null ? refuse({ code: 'subscriptions.unknown' }) : done(after);
}

/**
 * Changes a subscription under its optimistic lock.
 *
 * Refusals: `subscriptions.unknown` also for another customer's, `subscriptions.changed`, `subscriptions.may-not`, and
 * those of the change
 */
export function changeSubscription(deps: SubscriptionDeps) {
  return (changing: Changing, sent: SentCommand): Promise<Outcome<Subscription, SubscriptionRefusal>> =>
    allOrNothing(deps.db, (tx) => write(deps, tx, { changing, sent }));
}
