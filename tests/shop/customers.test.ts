import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderKey } from '#kernel/ids.ts';
import { aShop } from '../a-shop.ts';
import { accountsOf, anEmail, aPlace, BROWSER, PASSWORD, signedIn, value } from '../accounts.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time, letters, hashes } = test;
const { customers } = shop;
const { aCustomer, requestPasswordReset, keyOfLastLetter, lastLetter, signIn, wish } = accountsOf(test);

beforeEach(() => {
  letters.length = 0;
});

it('FM-06 signing in without an address or a password names what is missing', async () => {
  const { email } = await aCustomer();
  const typed = { ...BROWSER, isRemembered: false, address: aPlace() };
  expect(await shop.customers.signIn({ ...typed, email: ' ', password: '' })).toMatchObject({
    refusal: { problems: { username: 'email-missing', password: 'password-missing' } },
  });
  expect(await shop.customers.signIn({ ...typed, email, password: '' })).toEqual({
    ok: false,
    refusal: { code: 'customers.wrong-fields', problems: { password: 'password-missing' } },
  });
  expect(await shop.customers.signIn({ ...typed, email, password: 'something else' })).toMatchObject({
    refusal: { code: 'customers.wrong-sign-in' },
  });
});

describe('registering', () => {
  it('AC-01 verifies the email by a link and starts with the password chosen there', async () => {
    const { customer, email } = await aCustomer();
    expect(customer).toMatchObject({ email, firstName: 'Sara', hasPassword: true, hasTwoFactor: false });
    expect(customer.verifiedAt).toEqual(time.now);
    signedIn(await signIn(email.toUpperCase()));
  });

  it('CU-01 stores language and marketing consent with date and source', async () => {
    const { customer } = await aCustomer();
    expect(customer.language).toBe('en');
    expect(customer.consent).toEqual({ at: time.now, source: 'register' });
  });

  it('SV-05 answers the same for a registered email, without hashing, and mails its owner', async () => {
    const { email } = await aCustomer();
    hashes.count = 0;
    const known = await wish(email);
    const ofKnown = await lastLetter();
    const unknown = await wish(anEmail());
    const ofUnknown = await lastLetter();
    expect([known.ok, unknown.ok]).toEqual([true, true]);
    expect(hashes.count).toBe(0);
    expect(ofKnown).toMatchObject({ kind: 'known', recipient: email, link: null, name: 'Sara' });
    expect(ofUnknown).toMatchObject({ kind: 'register' });
  });

  it('SV-05 with a password answers the same with the same work for a registered email', async () => {
    const { email: known } = await aCustomer();
    const ask = async (email: string) => {
      hashes.count = 0;
      const draft = { email, first_name: 'Sara', last_name: '', marketing: '' };
      const asking = { language: 'en', address: aPlace(), password: PASSWORD } as const;
      const { chosen } = value(await shop.customers.register(draft, asking));
      return { chosen, work: hashes.count, letter: await lastLetter() };
    };
    const unknown = anEmail();
    const [ofKnown, ofUnknown] = [await ask(known), await ask(unknown)];
    expect([ofKnown.work, ofUnknown.work]).toEqual([1, 1]);
    expect(ofKnown.chosen).toHaveLength(ofUnknown.chosen?.length ?? 0);
    expect([ofKnown.letter?.kind, ofUnknown.letter?.kind]).toEqual(['known', 'register']);
    const key = ofUnknown.letter?.link?.key ?? '';
    expect(await shop.customers.checkLink(key)).toMatchObject({ hasPassword: false });
    expect(await shop.customers.checkLink(key, ofKnown.chosen)).toMatchObject({ hasPassword: false });
    expect(await shop.customers.openAccount({ ...BROWSER, key, chosen: ofKnown.chosen })).toMatchObject({
      refusal: { code: 'customers.stale-link' },
    });
    expect(await shop.customers.checkLink(key, ofUnknown.chosen)).toMatchObject({ hasPassword: true });
    signedIn(await shop.customers.openAccount({ ...BROWSER, key, chosen: ofUnknown.chosen }));
    signedIn(await signIn(unknown));
    const weak = { language: 'en', address: aPlace(), password: 'password' } as const;
    const draft = { email: anEmail(), first_name: '', last_name: '', marketing: '' };
    expect(await shop.customers.register(draft, weak)).toMatchObject({
      refusal: { code: 'customers.wrong-fields', problems: { reg_password: expect.any(String) } },
    });
  });

  it('AC-01 a link works once within two days', async () => {
    value(await wish(anEmail()));
    const key = await keyOfLastLetter();
    const choosing = { ...BROWSER, key, first: PASSWORD, second: PASSWORD };
    expect(await customers.checkLink(key)).toMatchObject({ kind: 'register' });
    signedIn(await customers.choosePassword(choosing));
    expect(await customers.choosePassword(choosing)).toMatchObject({
      refusal: { code: 'customers.stale-link' },
    });
    value(await wish(anEmail()));
    const late = await keyOfLastLetter();
    time.now = new Date(time.now.getTime() + 49 * 3_600_000);
    expect(await customers.checkLink(late)).toBeNull();
  });

  it('AC-03 orders with the verified email are assigned to the account', async () => {
    const email = anEmail();
    const sums = {
      subtotal_minor: 0,
      discount_minor: 0,
      delivery_minor: 0,
      fee_minor: 0,
      total_minor: 0,
      vat_minor: 0,
    };
    const { id } = await db
      .insertInto('shop_order')
      .values({
        key: email as OrderKey,
        idempotency_key: email,
        status: 'confirmed',
        language: 'en',
        email: email.toUpperCase(),
        phone: '+971501234567',
        address: '{}',
        delivery: '{}',
        payment_method: 'cod',
        placed_at: time.now,
        ...sums,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { customer } = await aCustomer({ email });
    const order = await db
      .selectFrom('shop_order')
      .select('customer_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(order?.customer_id).toBe(customer.id);
  });
});

describe('signing in', () => {
  it('SV-05 an unknown email and a wrong password get the same answer with the same work', async () => {
    const { email } = await aCustomer();
    await signIn(email, { password: 'wrong' });
    hashes.count = 0;
    const wrong = await signIn(email, { password: 'wrong one' });
    const wrongWork = hashes.count;
    hashes.count = 0;
    const unknown = await signIn(anEmail(), { password: 'wrong one' });
    expect(unknown).toEqual(wrong);
    expect(wrong).toMatchObject({ refusal: { code: 'customers.wrong-sign-in' } });
    expect([wrongWork, hashes.count]).toEqual([1, 1]);
  });

  it('SV-05 after five wrong passwords from one network there is a delay, which is stated', async () => {
    const { email } = await aCustomer();
    const address = aPlace();
    for (let count = 0; count < 5; count += 1) await signIn(email, { password: 'wrong', address });
    expect(await signIn(email, { address })).toEqual({
      ok: false,
      refusal: { code: 'customers.too-many', seconds: 15 },
    });
    signedIn(await signIn(email));
    time.now = new Date(time.now.getTime() + 16_000);
    signedIn(await signIn(email, { address }));
  });

  it('SV-05 of a hundred concurrent attempts five are checked', async () => {
    const { email } = await aCustomer();
    const address = aPlace();
    hashes.count = 0;
    await Promise.all(Array.from({ length: 100 }, () => signIn(email, { password: 'wrong', address })));
    expect(hashes.count).toBeLessThanOrEqual(5);
  });

  it('AC-01 a session is identified by its token, extended by use, and ends', async () => {
    const { session, customer, account } = await aCustomer();
    time.now = new Date(time.now.getTime() + 47 * 3_600_000);
    expect(await customers.sessions.open(session.token)).toMatchObject({ isRenewed: true });
    time.now = new Date(time.now.getTime() + 47 * 3_600_000);
    expect(await customers.sessions.open(session.token)).not.toBeNull();
    await customers.sessions.end(customer.id, account.session.id);
    expect(await customers.sessions.open(session.token)).toBeNull();
    expect(
      await db.selectFrom('customer_session').select('id').where('digest', '=', session.token).execute(),
    ).toEqual([]);
  });

  it('RO-04 signing out everywhere keeps only the current session', async () => {
    const { email, customer, account, session } = await aCustomer();
    const other = signedIn(await signIn(email));
    expect(await customers.sessions.list(customer.id)).toHaveLength(2);
    expect(await customers.sessions.endAll(customer.id, account.session.id)).toBe(1);
    expect(await customers.sessions.open(other.token)).toBeNull();
    expect(await customers.sessions.open(session.token)).not.toBeNull();
  });
});

describe('a password reset', () => {
  it('SV-05 answers the same for an unknown email and sends no mail', async () => {
    const { email } = await aCustomer();
    hashes.count = 0;
    const known = await requestPasswordReset(email);
    expect(await lastLetter()).toMatchObject({ kind: 'reset', recipient: email });
    const unknown = await requestPasswordReset(anEmail());
    expect(await lastLetter()).toBeNull();
    expect([known.ok, unknown.ok, hashes.count]).toEqual([true, true, 0]);
  });

  it('AC-01 signs in, ends other sessions and invalidates other links', async () => {
    const { email, session } = await aCustomer();
    await requestPasswordReset(email);
    const first = await keyOfLastLetter();
    await requestPasswordReset(email);
    const second = await keyOfLastLetter();
    expect(await customers.checkLink(first)).toBeNull();
    const next = 'another ember';
    signedIn(await customers.choosePassword({ ...BROWSER, key: second, first: next, second: next }));
    expect(letters.at(-1)).toMatchObject({ kind: 'password-changed' });
    expect(await customers.sessions.open(session.token)).toBeNull();
    expect((await signIn(email)).ok).toBe(false);
    signedIn(await signIn(email, { password: next }));
  });
});
