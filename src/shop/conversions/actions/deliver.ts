import { createHash } from 'node:crypto';
import { SECOND_MS } from '#kernel/instant.ts';
import type { Order } from '#shop/orders';
import type { ConversionDeps } from '../deps.ts';
import type { Attribution } from '../rules/attribution.ts';
import { readAnswer } from '../rules/read-answer.ts';
import {
  conversionsRequest,
  measurementRequest,
  OLDEST_MS,
  type OutgoingEvent,
  type ServiceRequest,
} from '../rules/requests.ts';
import { type HeldBackReason, heldBackReason, idOf } from '../rules/services.ts';
import {
  type Attempt,
  type Conversion,
  conversionsOf,
  findAttribution,
  findConversion,
  holdBack,
  noteAttempt,
} from '../store/conversions.ts';

const TIMEOUT_MS = 10 * SECOND_MS;
const MOST_BYTES = 64 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Sending = Readonly<{ conversion: Conversion; order: Order; attribution: Attribution; secret: string }>;

async function requestOf(deps: ConversionDeps, sending: Sending): Promise<ServiceRequest> {
  const { conversion, order, attribution, secret } = sending;
  const { service, event, params, happenedAt } = conversion;
  const { email, phone } = order;
  const sourceUrl = `${deps.publicUrl}${order.language === 'ar' ? '/ar' : ''}/checkout/`;
  const outgoing: OutgoingEvent = {
    event,
    params,
    attribution,
    happenedAt,
    buyer: { email, phone },
    sourceUrl,
  };
  const called = { id: idOf(service, await deps.settings()), secret, origin: deps.access[service].origin };
  return service === 'google'
    ? measurementRequest(outgoing, called)
    : conversionsRequest(outgoing, called, sha256);
}

type Result = Omit<Attempt, 'state' | 'now'> & Readonly<{ mayTryAgain: boolean }>;

async function call(
  { publicFetch }: ConversionDeps,
  request: ServiceRequest,
  { secret }: Sending,
): Promise<Result> {
  const result = await publicFetch({
    ...request,
    ...{ headers: JSON_TYPE, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES, isSecret: true },
  });
  if (!result.ok) {
    const reason = result.refusal.code;
    return { reason, status: null, answer: '', mayTryAgain: reason === 'unreachable' };
  }
  const { status, body } = result.value;
  const { isTaken, mayTryAgain, text } = readAnswer(status, new TextDecoder().decode(body), secret);
  return { reason: isTaken ? '' : 'refused', status, answer: text, mayTryAgain };
}

async function send(deps: ConversionDeps, sending: Sending): Promise<string | null> {
  const { conversion } = sending;
  const { mayTryAgain, ...result } = await call(deps, await requestOf(deps, sending), sending);
  const failed = mayTryAgain ? 'waiting' : 'failed';
  const state = result.reason === '' ? 'sent' : failed;
  await noteAttempt(deps.db, conversion.id, { ...result, state, now: deps.clock() });
  // After the last attempt of the queue it waits for `resume`, until it is too old.
  return mayTryAgain && conversion.attempts + 1 < deps.mostAttempts ? result.reason : null;
}

/** The state of the purchase that a refund belongs to; `waiting` means not decided yet. */
async function purchaseBefore({ db }: ConversionDeps, { orderId, service, event, params }: Conversion) {
  if (event === 'purchase') return 'sent';
  const purchase = (await conversionsOf(db, orderId)).find(
    (one) =>
      one.service === service &&
      one.event === 'purchase' &&
      one.params.transaction_id === params.transaction_id,
  );
  return purchase?.state ?? 'failed';
}

function isTooOld({ clock }: ConversionDeps, { service, happenedAt }: Conversion): boolean {
  return clock().getTime() - happenedAt.getTime() > OLDEST_MS[service];
}

/** What changed since it was noted may speak against it. */
async function reasonNow(
  deps: ConversionDeps,
  conversion: Conversion,
  attribution: Attribution | null,
): Promise<HeldBackReason | null> {
  const { service } = conversion;
  if (isTooOld(deps, conversion)) return 'too-old';
  const settings = await deps.settings();
  return heldBackReason({ service, settings, secret: deps.access[service].secret, attribution });
}

/**
 * Sends a waiting event and records the result.
 *
 * @returns why it must be retried; null when it needs no further attempt
 */
export function deliver(deps: ConversionDeps) {
  return async (id: number): Promise<string | null> => {
    const { db, access } = deps;
    const conversion = await findConversion(db, id);
    if (conversion?.state !== 'waiting') return null;
    const order = await deps.findOrder(conversion.orderId);
    const attribution = await findAttribution(db, conversion.orderId);
    const { secret } = access[conversion.service];
    const reason = await reasonNow(deps, conversion, attribution);
    if (reason !== null || order === null || attribution === null || secret === null) {
      await holdBack(db, id, reason ?? 'no-consent');
      return null;
    }
    const before = await purchaseBefore(deps, conversion);
    if (before === 'waiting') return 'the purchase waits';
    if (before === 'sent') return send(deps, { conversion, order, attribution, secret });
    await holdBack(db, id, 'purchase-not-sent');
    return null;
  };
}
