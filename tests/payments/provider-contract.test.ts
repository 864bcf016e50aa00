import { afterAll, describe, expect, it } from 'vitest';
import type { PaymentKind, PaymentProvider, RawWebhook, Starting } from '#platform/payments/provider.ts';
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider.ts';
import { createTestBank } from '#platform/payments/test/bank.ts';
import { createTestProvider } from '#platform/payments/test/test-provider.ts';
import { aDatabase } from '../database.ts';
import { openStripeStandIn } from './stripe-stand-in.ts';

const db = await aDatabase();
const NOW = new Date('2026-11-21T10:00:00+04:00');
const clock = () => NOW;

type Outcome = 'approve' | 'declined';
type Party = {
  provider: PaymentProvider;
  kind: PaymentKind;
  /** The outcome of a payment that fails or that its shopper cancels. */
  failure: string;
  /** What the shopper does on the provider's page. */
  pay: (reference: string, outcome: Outcome) => Promise<void>;
  /** A signed message about a payment. */
  message: (reference: string) => Promise<RawWebhook>;
};

/** The test bank's adapter for one kind: a card is typed, a wallet or a plan of instalments approved. */
function testParty(kind: PaymentKind): Party {
  const deps = {
    db,
    clock,
    webhookSecret: 'the test bank signs with this',
    pagesUrl: 'http://shop.test/test-payments',
  };
  const bank = createTestBank(deps);
  const numbers = { approve: '4111 1111 1111 1111', declined: '4000000000009995' };
  const byCard = (reference: string, outcome: Outcome) =>
    bank.payByCard(reference, {
      number: numbers[outcome],
      expires: '09/31',
      code: '123',
      keepsCard: true,
    });
  const bySheet = (reference: string, outcome: Outcome) =>
    outcome === 'approve' ? bank.agree(reference) : bank.cancel(reference);
  return {
    provider: createTestProvider(deps),
    kind,
    failure: kind === 'card' ? 'insufficient-funds' : 'cancelled',
    pay: async (reference, outcome) => void (await (kind === 'card' ? byCard : bySheet)(reference, outcome)),
    message: async (reference) => {
      let sent: RawWebhook | null = null;
      await bank.deliverDue(async (text, headers) => {
        if (text.includes(reference)) sent = { body: Buffer.from(text), headers };
        return true;
      });
      if (sent === null) throw new Error('the bank had nothing to say');
      return sent;
    },
  };
}

const standIn = await openStripeStandIn();
afterAll(() => standIn.close());

function stripeParty(kind: PaymentKind): Party {
  return {
    provider: createStripeProvider(standIn.access, clock),
    kind,
    failure: 'insufficient-funds',
    pay: async (reference, outcome) => standIn.pay(reference, outcome),
    message: async (reference) => standIn.message(reference, { now: NOW }),
  };
}

/** Every adapter that the shop has. */
const parties: Record<string, Party> = {
  'test bank, card': testParty('card'),
  'test bank, wallet': testParty('wallet'),
  'test bank, instalments': testParty('instalments'),
  'stripe, card': stripeParty('card'),
  'stripe, wallet': stripeParty('wallet'),
};

function startingBy(kind: PaymentKind, more: Partial<Starting>): Starting {
  const paymentKey = crypto.randomUUID();
  return {
    paymentKey,
    idempotencyKey: `start-${paymentKey}`,
    kind,
    capture: 'at-once',
    amountMinor: 26400,
    language: 'en',
    description: 'Order 1001',
    email: 'sara@example.com',
    returnUrl: 'http://shop.test/checkout/payment-return/',
    customer: null,
    savedCard: null,
    ...more,
  };
}

const once = () => crypto.randomUUID();

describe.each(Object.entries(parties))('PM-03 %s', (_name, { provider, kind, failure, pay, message }) => {
  const starting = (more: Partial<Starting> = {}) => startingBy(kind, more);

  it('PM-04 accepts its kinds of payment', () => {
    expect(provider.kinds).toContain(kind);
  });

  async function paid(capture: 'at-once' | 'by-hand') {
    const { reference } = await provider.start(starting({ capture }));
    await pay(reference, 'approve');
    return reference;
  }

  it('PM-02 starts a payment on its own page, once per key', async () => {
    const requested = starting();
    const [first, second] = [await provider.start(requested), await provider.start(requested)];
    expect(second.reference).toBe(first.reference);
    expect(URL.canParse(first.redirectUrl)).toBe(true);
    expect(await provider.read(first.reference)).toMatchObject({ state: 'open', capturedMinor: 0 });
  });

  it('PM-06 captures at once when requested', async () => {
    expect(await provider.read(await paid('at-once'))).toMatchObject({
      state: 'captured',
      authorisedMinor: 26400,
      capturedMinor: 26400,
      refundedMinor: 0,
    });
  });

  it('PM-02 reports why a payment failed and captures no money', async () => {
    const { reference } = await provider.start(starting());
    await pay(reference, 'declined');
    expect(await provider.read(reference)).toMatchObject({
      state: 'failed',
      failure,
      capturedMinor: 0,
    });
  });

  it('PM-06 authorises, then captures once, however often it is called', async () => {
    const reference = await paid('by-hand');
    expect(await provider.read(reference)).toMatchObject({ state: 'authorised', capturedMinor: 0 });
    const capture = { reference, amountMinor: 26400, idempotencyKey: once() };
    const captured = [await provider.capture(capture), await provider.capture(capture)];
    for (const one of captured)
      expect(one).toMatchObject({ ok: true, value: { state: 'captured', capturedMinor: 26400 } });
    expect(await provider.void({ reference, idempotencyKey: once() })).toMatchObject({
      refusal: { code: 'payments.may-not', state: 'captured' },
    });
  });

  it('PM-06 voids an uncaptured authorization', async () => {
    const reference = await paid('by-hand');
    const requested = { reference, idempotencyKey: once() };
    expect(await provider.void(requested)).toMatchObject({
      ok: true,
      value: { isVoided: true, capturedMinor: 0 },
    });
    expect(await provider.capture({ ...requested, amountMinor: 1, idempotencyKey: once() })).toMatchObject({
      refusal: { code: 'payments.may-not' },
    });
  });

  it('PM-06 refunds partially and fully, once per key, never more than captured', async () => {
    const reference = await paid('at-once');
    const part = { reference, amountMinor: 10000, idempotencyKey: once() };
    const refunds = [await provider.refund(part), await provider.refund(part)];
    expect(new Set(refunds.map((one) => (one.ok ? one.value.refundReference : ''))).size).toBe(1);
    expect(await provider.read(reference)).toMatchObject({ refundedMinor: 10000 });
    const tooMuch = { reference, amountMinor: 16401, idempotencyKey: once() };
    expect(await provider.refund(tooMuch)).toMatchObject({
      refusal: { code: 'payments.too-much', leftMinor: 16400 },
    });
    await provider.refund({ reference, amountMinor: 16400, idempotencyKey: once() });
    expect(await provider.read(reference)).toMatchObject({ refundedMinor: 26400 });
  });

  it('PM-05 signs its webhooks over raw body and time', async () => {
    const requested = starting();
    const { reference } = await provider.start(requested);
    await pay(reference, 'approve');
    const raw = await message(reference);
    expect(provider.parseWebhook(raw, NOW)).toMatchObject({
      ok: true,
      value: { paymentKey: requested.paymentKey },
    });
    const changed = { ...raw, body: Buffer.from(raw.body.toString().replace('payment', 'paymenT')) };
    expect(provider.parseWebhook(changed, NOW)).toMatchObject({
      refusal: { code: 'payments.wrong-signature' },
    });
    expect(provider.parseWebhook({ ...raw, headers: {} }, NOW)).toMatchObject({
      refusal: { code: 'payments.wrong-signature' },
    });
    const later = new Date(NOW.getTime() + 3_600_000);
    expect(provider.parseWebhook(raw, later)).toMatchObject({
      refusal: { code: 'payments.stale-signature' },
    });
  });

  it('reports unknown references', async () => {
    expect(await provider.read('cs_unknown')).toBeNull();
    const requested = { reference: 'cs_unknown', amountMinor: 1, idempotencyKey: once() };
    expect(await provider.refund(requested)).toMatchObject({
      refusal: { code: 'payments.unknown-reference' },
    });
  });

  it.runIf(kind === 'card')(
    'PM-02 lists the saved cards of a customer, and removes one of theirs only',
    async () => {
      const customer = await provider.openCustomer({ key: once(), email: 'sara@example.com' });
      const { reference } = await provider.start(starting({ customer }));
      await pay(reference, 'approve');
      const [card] = await provider.cards.list(customer);
      expect(card?.lastFour).toMatch(/^\d{4}$/);
      expect(card?.brand).toMatch(/^[A-Z][a-z]+$/);
      expect(await provider.cards.remove('nobody', card?.id ?? '')).toBe(false);
      expect(await provider.cards.remove(customer, card?.id ?? '')).toBe(true);
      expect(await provider.cards.list(customer)).toEqual([]);
    },
  );
});

/** Adapters that keep cards. */
const keepers = Object.entries(parties).filter(([, { kind }]) => kind === 'card');

describe.each(keepers)('PM-03 %s: a saved card', (_name, { provider, pay }) => {
  const starting = (more: Partial<Starting> = {}) => startingBy('card', more);

  async function keeping() {
    const customer = await provider.openCustomer({ key: once(), email: 'sara@example.com' });
    const { reference } = await provider.start(starting({ customer }));
    await pay(reference, 'approve');
    const [card] = await provider.cards.list(customer);
    if (card === undefined) throw new Error('no card was kept');
    return { customer, savedCard: card.id };
  }

  it('PM-02 pays without entering the card, once per key', async () => {
    const requested = starting(await keeping());
    const [first, second] = [await provider.start(requested), await provider.start(requested)];
    expect(second.reference).toBe(first.reference);
    expect(first.redirectUrl).toBe(requested.returnUrl);
    expect(await provider.read(first.reference)).toMatchObject({ state: 'captured', capturedMinor: 26400 });
  });

  it('PM-06 is authorised, captured later, and refunded', async () => {
    const { reference } = await provider.start(starting({ ...(await keeping()), capture: 'by-hand' }));
    expect(await provider.read(reference)).toMatchObject({ state: 'authorised', capturedMinor: 0 });
    await provider.capture({ reference, amountMinor: 26400, idempotencyKey: once() });
    await provider.refund({ reference, amountMinor: 400, idempotencyKey: once() });
    expect(await provider.read(reference)).toMatchObject({ capturedMinor: 26400, refundedMinor: 400 });
  });

  it('PM-02 is saved on the provider’s page without a payment', async () => {
    const customer = await provider.openCustomer({ key: once(), email: 'sara@example.com' });
    const requested = {
      customer,
      idempotencyKey: once(),
      language: 'en',
      returnUrl: 'http://shop.test/',
    } as const;
    expect(URL.canParse(await provider.cards.setUp(requested))).toBe(true);
  });

  it('AC-04 is deleted with its customer, idempotently', async () => {
    const { customer } = await keeping();
    await provider.cards.forget(customer);
    await provider.cards.forget(customer);
    expect(await provider.cards.list(customer)).toEqual([]);
  });
});

it('PM-02 the test bank stores no card number or security code', async () => {
  const tables = ['test_bank_payment', 'test_bank_card', 'test_bank_event', 'test_bank_call'] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/4111\s?1111|4000000000009995/);
  }
});

it('CO-02 asks Stripe for no address, and for no postcode', async () => {
  const provider = createStripeProvider(standIn.access, clock);
  const { reference } = await provider.start(startingBy('card', {}));
  const fields = [...standIn.formOf(reference).keys()];
  expect(fields).toContain('line_items[0][price_data][unit_amount]');
  expect(fields.filter((field) => /address|shipping|postal/.test(field))).toEqual([]);
});

it('PM-02 Stripe leads to the bank’s authentication of a saved card', async () => {
  const provider = createStripeProvider(standIn.access, clock);
  const customer = await provider.openCustomer({ key: once(), email: 'sara@example.com' });
  const { reference } = await provider.start(startingBy('card', { customer }));
  standIn.pay(reference, 'approve');
  const [card] = await provider.cards.list(customer);
  standIn.askFor(card?.id ?? '');
  const requested = await provider.start(startingBy('card', { customer, savedCard: card?.id ?? null }));
  expect(requested.redirectUrl).toContain('/asks/');
  expect(await provider.read(requested.reference)).toMatchObject({ state: 'open', capturedMinor: 0 });
});
