import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { accountsOf, anEmail, BROWSER, PASSWORD, signedIn, value } from '../accounts.ts';
import { aDatabase } from '../database.ts';

const database = await aDatabase();
const test = aShop(database);
const { shop, db, time, hashes } = test;
const { aCustomer, requestPasswordReset, keyOfLastLetter, signIn } = accountsOf(test);

/** Many addresses, as of a botnet. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, index) => `198.51.${100 + (index >> 7)}.${index & 127}`);

async function guessFrom(addresses: readonly string[], email: string) {
  hashes.count = 0;
  const answers = [];
  for (const address of addresses) answers.push(await signIn(email, { password: 'a guess', address }));
  return answers;
}

it('SV-05 an account slows down across networks: of 150 passwords from 150 addresses 20 are compared', async () => {
  const { email } = await aCustomer();
  const answers = await guessFrom(strangers(150), email);
  expect(answers.filter((one) => !one.ok && one.refusal.code === 'customers.wrong-sign-in')).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ refusal: { code: 'customers.too-many', seconds: 15 } });
});

it('SV-05 an account’s delay is at most five minutes; unknown accounts behave the same', async () => {
  const email = anEmail();
  await guessFrom(strangers(20), email);
  let longest = 0;
  for (let round = 0; round < 10; round += 1) {
    const [answer] = await guessFrom(strangers(1), email);
    const refusal = answer?.ok === false ? answer.refusal : null;
    const seconds = refusal?.code === 'customers.too-many' ? refusal.seconds : 0;
    longest = Math.max(longest, seconds);
    time.now = new Date(time.now.getTime() + seconds * 1000);
    await guessFrom([`203.0.113.${round}`], email);
  }
  expect(longest).toBe(300);
});

it('SV-05 password guessing does not lock a customer out of known networks', async () => {
  const { email } = await aCustomer();
  const home = '2001:db8:7::1';
  signedIn(await signIn(email, { address: home }));
  await guessFrom(strangers(60), email);
  signedIn(await signIn(email, { address: '2001:db8:7::abcd' }));
  expect(await signIn(email, { address: '192.0.2.9' })).toMatchObject({
    refusal: { code: 'customers.too-many' },
  });
});

it('SV-05 a new password resets the known networks', async () => {
  const { email } = await aCustomer();
  const known = async () => (await db.selectFrom('known_network').selectAll().execute()).length;
  const before = await known();
  signedIn(await signIn(email, { address: '192.0.2.50' }));
  signedIn(await signIn(email, { address: '192.0.2.51' }));
  expect(await known()).toBe(before + 2);
  await requestPasswordReset(email);
  const passwords = { first: 'another ember', second: 'another ember' };
  value(await shop.customers.choosePassword({ ...BROWSER, key: await keyOfLastLetter(), ...passwords }));
  expect(await known()).toBe(before);
});

it('SV-05 addresses of one IPv6 /64 count as one', async () => {
  const { email } = await aCustomer();
  const addresses = Array.from({ length: 100 }, (_, index) => `2001:db8::${(index + 1).toString(16)}`);
  await guessFrom(addresses, email);
  expect(hashes.count).toBe(5);
});

it('SV-05 a network over its own limit does not count against the account', async () => {
  const { email } = await aCustomer();
  await guessFrom(Array(100).fill('192.0.2.77'), email);
  signedIn(await signIn(email, { address: '192.0.2.78' }));
});

it('SV-05 two processes count together in the database', async () => {
  const other = aShop(database);
  other.time.now = time.now;
  const email = anEmail();
  const address = '192.0.2.80';
  for (let count = 0; count < 5; count += 1) await signIn(email, { password: 'a guess', address });
  expect(await accountsOf(other).signIn(email, { password: 'a guess', address })).toMatchObject({
    refusal: { code: 'customers.too-many' },
  });
});

it('SV-05 staff: guessing does not lock a member out of known networks', async () => {
  const { member } = await aMember(test, 'catalogue-editor', { hasSecondFactor: false });
  await db
    .updateTable('staff')
    .set({ password_hash: createHash('sha256').update(PASSWORD).digest('hex') })
    .where('id', '=', member.id)
    .execute();
  const enter = (address: string, password: string) =>
    shop.staff.signIn({ email: member.email, password, agent: BROWSER.agent, address });
  expect((await enter('192.0.2.90', PASSWORD)).ok).toBe(true);
  hashes.count = 0;
  for (const address of strangers(150)) await enter(address, 'a guess');
  expect(hashes.count).toBe(20);
  expect(await enter('192.0.2.91', PASSWORD)).toMatchObject({
    refusal: { code: 'staff.too-many', seconds: 15 },
  });
  expect((await enter('192.0.2.90', PASSWORD)).ok).toBe(true);
});

it('SV-05 order tracking slows down across networks', async () => {
  const answers = [];
  for (const address of strangers(40))
    answers.push(await shop.customers.track({ number: '4711', contact: '0501234567', address }));
  const compared = answers.filter((one) => !one.ok && one.refusal.code === 'customers.no-match');
  expect(compared).toHaveLength(30);
  expect(answers.at(-1)).toMatchObject({ refusal: { code: 'customers.too-many', seconds: 60 } });
});
