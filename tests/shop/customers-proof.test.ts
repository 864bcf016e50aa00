import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderId, OrderKey } from '#kernel/ids.ts';
import { aShop } from '../a-shop.ts';
import { accountsOf, anEmail, aPlace, BROWSER, PASSWORD, value } from '../accounts.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time, letters } = test;
const { customers } = shop;
const { aCustomer, lastLetter, signIn } = accountsOf(test);

beforeEach(() => {
  letters.length = 0;
});

async function withTwoFactor() {
  const known = await aCustomer();
  const setup = await customers.twoFactor.prepare(known.customer.id, 'Jamra');
  if (setup === null) throw new Error('no setup');
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp: time.now.getTime() });
  const recovery = value(await customers.twoFactor.turnOn(known.customer.id, codeNow()));
  return { ...known, codeNow, recovery, setup };
}

async function halfWay(email: string): Promise<string> {
  const entry = value(await signIn(email));
  if (entry.step !== 'code') throw new Error(entry.step);
  return entry.key;
}

const byCode = (key: string, code: string) =>
  customers.signInByCode({ ...BROWSER, key, code, address: aPlace() });

describe('two-factor authentication', () => {
  it('RO-04 a code works once, even concurrently', async () => {
    const { email, codeNow } = await withTwoFactor();
    time.now = new Date(time.now.getTime() + 60_000);
    const keys = [await halfWay(email), await halfWay(email), await halfWay(email)];
    const code = codeNow();
    const entries = await Promise.all(keys.map((key) => byCode(key, code)));
    expect(entries.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('RO-04 the activating code does not sign in', async () => {
    const { email, codeNow } = await withTwoFactor();
    const key = await halfWay(email);
    expect(await byCode(key, codeNow())).toMatchObject({
      refusal: { code: 'customers.wrong-code' },
    });
  });

  it('RO-04 after five wrong codes there is a delay', async () => {
    const { email } = await withTwoFactor();
    const key = await halfWay(email);
    for (let count = 0; count < 5; count += 1) await byCode(key, '000000');
    expect(await byCode(key, '000000')).toMatchObject({
      refusal: { code: 'customers.too-many' },
    });
  });

  it('RO-04 a password reset still needs the code', async () => {
    const { email } = await withTwoFactor();
    value(await customers.requestPasswordReset(email, { language: 'en', address: aPlace() }));
    const letter = await lastLetter();
    const key = letter?.link?.key ?? '';
    const entry = await customers.choosePassword({
      ...BROWSER,
      key,
      first: 'another ember',
      second: 'another ember',
    });
    expect(value(entry).step).toBe('code');
  });

  it('SV-05 secrets and recovery codes are not readable in the database', async () => {
    const { customer, setup, recovery } = await withTwoFactor();
    const row = await db.selectFrom('customer').selectAll().where('id', '=', customer.id).executeTakeFirst();
    const codes = await db.selectFrom('customer_recovery_code').select('digest').execute();
    const stored = JSON.stringify([row, codes]);
    for (const text of [setup.secret, ...recovery]) expect(stored).not.toContain(text);
  });

  it('RO-04 staff disable it for a customer who lost everything', async () => {
    const { email, customer } = await withTwoFactor();
    value(await customers.staff.unlock(customer.id));
    expect(value(await signIn(email)).step).toBe('signed-in');
  });
});

async function anOrder(email: string): Promise<OrderId> {
  const sums = {
    subtotal_minor: 0,
    discount_minor: 0,
    delivery_minor: 0,
    fee_minor: 0,
    total_minor: 0,
    vat_minor: 0,
  };
  const address = {
    firstName: 'Sara',
    lastName: 'N.',
    building: '1',
    street: '2',
    emirate: 'DU',
    landmark: '',
    makani: '',
  };
  const delivery = { id: '1:standard', code: 'standard', title: { en: 'Standard' }, arrivesOn: null };
  const row = await db
    .insertInto('shop_order')
    .values({
      key: email as OrderKey,
      idempotency_key: email,
      status: 'confirmed',
      language: 'en',
      email,
      phone: '+971501234567',
      address: JSON.stringify(address),
      delivery: JSON.stringify(delivery),
      payment_method: 'cod',
      placed_at: time.now,
      ...sums,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id as OrderId;
}

describe('order tracking', () => {
  it('AC-03 finds a guest order by number and phone or email in any format', async () => {
    const email = anEmail();
    const id = await anOrder(email);
    for (const contact of ['050 123 4567', '٠٥٠١٢٣٤٥٦٧', email.toUpperCase()])
      expect(value(await customers.track({ number: `#${id}`, contact, address: aPlace() })).id).toBe(id);
  });

  it('AC-03 blocks after ten wrong attempts, even the right pair; right ones do not count', async () => {
    const id = await anOrder(anEmail());
    const address = aPlace();
    const right = { number: String(id), contact: '0501234567', address };
    for (let count = 0; count < 3; count += 1) value(await customers.track(right));
    for (let count = 0; count < 10; count += 1)
      expect(await customers.track({ ...right, contact: `05012345${count}0` })).toEqual({
        ok: false,
        refusal: { code: 'customers.no-match' },
      });
    expect(await customers.track(right)).toMatchObject({
      refusal: { code: 'customers.too-many', seconds: 900 },
    });
  });

  it('SV-05 does not distinguish unknown orders from those of others', async () => {
    const id = await anOrder(anEmail());
    const none = await customers.track({ number: '999999', contact: '0501234567', address: aPlace() });
    const other = await customers.track({ number: String(id), contact: '0509999999', address: aPlace() });
    expect(none).toEqual(other);
  });
});

describe('deleting an account', () => {
  it('AC-04 erases personal data, keeps orders, and logs it anonymously', async () => {
    const email = anEmail();
    const order = await anOrder(email);
    const { customer, session } = await aCustomer({ email });
    const words = 'Delete  my account';
    expect(await customers.erase(customer.id, { words, password: 'not this one' })).toMatchObject({
      refusal: { code: 'customers.wrong-password' },
    });
    expect(await customers.erase(customer.id, { words: 'yes', password: PASSWORD })).toMatchObject({
      refusal: { code: 'customers.not-confirmed' },
    });
    value(await customers.erase(customer.id, { words, password: PASSWORD }));
    expect(await lastLetter()).toMatchObject({ kind: 'deleted', recipient: email, link: null });
    expect(await customers.sessions.open(session.token)).toBeNull();
    expect((await signIn(email)).ok).toBe(false);
    expect((await shop.orders.find(order))?.email).toBe(email);
    const row = await db.selectFrom('customer').selectAll().where('id', '=', customer.id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toMatch(/Sara|example/);
    const events = await db
      .selectFrom('customer_event')
      .select('kind')
      .where('customer_id', '=', customer.id)
      .execute();
    expect(events.at(-1)?.kind).toBe('erased');
    expect((await aCustomer({ email })).customer.id).not.toBe(customer.id);
  });

  it('AC-04 exports all personal data without secrets, and logs it', async () => {
    const { customer, email } = await aCustomer();
    const known = await customers.export(customer.id);
    expect(known).toMatchObject({
      customer: { email },
      addresses: [],
      orders: [],
      reviews: [],
      messages: [],
    });
    const { password_hash } = await db
      .selectFrom('customer')
      .select('password_hash')
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(known)).not.toContain(password_hash);
    expect(JSON.stringify(await customers.export(customer.id))).toContain('exported');
  });
});
