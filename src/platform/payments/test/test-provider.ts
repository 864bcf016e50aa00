import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '../../database/client.ts';
import {
  FAILURES,
  type Moving,
  PAYMENT_KINDS,
  type ParsedWebhook,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefusal,
  type SettingUp,
  type Started,
  type Starting,
} from '../provider.ts';
import {
  type BankPayment,
  type Booked,
  captured,
  refunded,
  settled,
  toProviderPayment,
  voided,
} from './account.ts';
import { type BankDeps, change, newId, payBySaved } from './bank.ts';
import { findCall, findPayment, insertPayment, lockKey, noteCall } from './books.ts';
import { deleteCard, deleteCards, insertSetup, readCards } from './card-books.ts';
import { checkSignature, SIGNATURE_HEADER } from './signature.ts';

const whole = z.number().int().min(0);
const payment = z.object({
  reference: z.string(),
  state: z.enum(['open', 'processing', 'authorised', 'captured', 'voided', 'failed']),
  version: whole,
  authorisedMinor: whole,
  capturedMinor: whole,
  refundedMinor: whole,
  isVoided: z.boolean(),
  failure: z.enum(FAILURES).nullable(),
  card: z.object({ brand: z.string().default(''), lastFour: z.string(), expires: z.string() }).nullable(),
});
const event = z.object({
  id: z.string().min(1),
  kind: z.string(),
  at: z.iso.datetime().transform((text) => new Date(text)),
  paymentKey: z.string(),
  payment,
});

function parseEvent(body: Buffer): ParsedWebhook {
  try {
    const parsed = event.safeParse(JSON.parse(body.toString()));
    return parsed.success ? done(parsed.data) : refuse({ code: 'payments.unreadable-event' });
  } catch {
    return refuse({ code: 'payments.unreadable-event' });
  }
}

function opened(starting: Starting, id: string): BankPayment {
  const { paymentKey, kind, capture, amountMinor, customer, returnUrl, description, language } = starting;
  return {
    id,
    paymentKey,
    kind,
    capture,
    amountMinor,
    state: 'open',
    version: 1,
    authorisedMinor: 0,
    capturedMinor: 0,
    refundedMinor: 0,
    isVoided: false,
    failure: null,
    card: null,
    behaviour: null,
    customer,
    keepsCard: false,
    settlesAt: null,
    returnUrl,
    description,
    language,
  };
}

type Keyed = { key: string; id: string; by: (payment: BankPayment) => Booked; prefix: string };
type Called = Outcome<{ reference: string; payment: ProviderPayment }, ProviderRefusal>;

/** Runs work once per idempotency key. */
async function once(deps: BankDeps, tx: Tx, { key, id, by, prefix }: Keyed): Promise<Called> {
  await lockKey(tx, key);
  const earlier = await findCall(tx, key);
  if (earlier !== null) {
    const payment = await findPayment(tx, id);
    if (payment === null) return refuse({ code: 'payments.unknown-reference' });
    return done({ reference: earlier, payment: toProviderPayment(payment) });
  }
  const after = await change(deps, tx, { id, by });
  if (!after.ok) return after;
  const reference = newId(prefix);
  await noteCall(tx, { key, paymentId: id, reference });
  return done({ reference, payment: toProviderPayment(after.value) });
}

async function start(deps: BankDeps, tx: Tx, starting: Starting): Promise<Started> {
  const { idempotencyKey: key } = starting;
  await lockKey(tx, key);
  const reference = (await findCall(tx, key)) ?? newId('tbp');
  if ((await findPayment(tx, reference)) === null) {
    await insertPayment(tx, opened(starting, reference), deps.clock());
    await noteCall(tx, { key, paymentId: reference, reference });
  }
  const page = { reference, redirectUrl: `${deps.pagesUrl}/${reference}/` };
  const { savedCard, returnUrl } = starting;
  const payment = savedCard === null ? null : await findPayment(tx, reference);
  if (payment === null || savedCard === null || payment.state !== 'open') return page;
  const paid = await payBySaved(deps, tx, { payment, cardId: savedCard });
  // Only the bank's authentication needs a page; a deleted card is entered there.
  return paid.ok && paid.value.state !== 'challenge' ? { reference, redirectUrl: returnUrl } : page;
}

async function setUp(deps: BankDeps, tx: Tx, request: SettingUp): Promise<string> {
  const { idempotencyKey: key, customer, returnUrl, language } = request;
  await lockKey(tx, key);
  const id = newId('tbs');
  await insertSetup(tx, { id, customer, returnUrl, language, isOver: false }, deps.clock());
  return `${deps.pagesUrl}/cards/${id}/`;
}

/**
 * A provider for demos and tests, with pages, bookkeeping and webhooks like a real one. The card number alone
 * decides the result, and it is not stored.
 */
export function createTestProvider(deps: BankDeps): PaymentProvider {
  const { db, clock, webhookSecret: secret } = deps;
  const call = (keyed: Keyed): Promise<Called> => db.transaction().execute((tx) => once(deps, tx, keyed));
  const move = async (keyed: Keyed) => {
    const called = await call(keyed);
    return called.ok ? done(called.value.payment) : called;
  };
  return {
    name: 'test',
    hasWalletSheet: true,
    kinds: PAYMENT_KINDS,
    start: (starting) => db.transaction().execute((tx) => start(deps, tx, starting)),
    read: async (reference) => {
      const payment = await findPayment(db, reference);
      if (payment === null) return null;
      if (settled(payment, clock()) === payment) return toProviderPayment(payment);
      const now = await db.transaction().execute((tx) => change(deps, tx, { id: reference, by: done }));
      return now.ok ? toProviderPayment(now.value) : null;
    },
    capture: ({ reference: id, amountMinor, idempotencyKey: key }) =>
      move({ key, id, by: (one) => captured(one, amountMinor), prefix: 'tbc' }),
    void: ({ reference: id, idempotencyKey: key }) => move({ key, id, by: voided, prefix: 'tbv' }),
    refund: async ({ reference: id, amountMinor, idempotencyKey: key }: Moving) => {
      const called = await call({ key, id, by: (one) => refunded(one, amountMinor), prefix: 'tbr' });
      if (!called.ok) return called;
      return done({ refundReference: called.value.reference, payment: called.value.payment });
    },
    parseWebhook: ({ body, headers }, now) => {
      const refusal = checkSignature(body, headers[SIGNATURE_HEADER], { secret, now });
      return refusal === null ? parseEvent(body) : refuse(refusal);
    },
    openCustomer: async ({ key }) => `tbu_${key}`,
    cards: {
      list: async (customer) =>
        (await readCards(db, customer)).map(({ id, brand, lastFour, expires }) => ({
          id,
          brand,
          lastFour,
          expires,
        })),
      remove: (customer, cardId) => deleteCard(db, customer, cardId),
      setUp: (requested) => db.transaction().execute((tx) => setUp(deps, tx, requested)),
      forget: (customer) => deleteCards(db, customer),
    },
  };
}
