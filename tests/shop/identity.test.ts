import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { composeIdentity } from '#composition/identity.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import type { AccountKind, Identity } from '#shop/identity';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const time = { now: new Date('2026-11-21T10:00:00+04:00') };
const passwords = {
  hash: async (password: string) => `hash of ${password}`,
  matches: async (hashed: string, password: string) => hashed === `hash of ${password}`,
};
const parts = { db, clock: () => time.now, secret: 'a secret of the tests, long enough', passwords };
const PASSWORD_HASH = 'hash of ember';
const pass = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * MINUTE_MS);
};

type Account<K extends AccountKind> = { id: Parameters<Identity<K>['sessions']['list']>[0]; email: string };

/** Tests of all kinds of accounts. */
function describeKind<K extends AccountKind>(
  kind: K,
  {
    anAccount,
    links,
    lastsMinutes,
  }: {
    anAccount: (email: string) => Promise<Account<K>['id']>;
    links: Parameters<Identity<K>['tokens']['listUnused']>[1];
    lastsMinutes: number;
  },
) {
  const {
    sessions,
    tokens,
    secondFactor,
    signIn,
    passwords: identityPasswords,
    close,
  } = composeIdentity(kind, parts);
  const opened = async (): Promise<Account<K>> => {
    const email = `${randomUUID()}@example.com`;
    return { id: await anAccount(email), email };
  };
  const person = async (id: Account<K>['id']) => id;

  describe(`an identity of ${kind}`, () => {
    it('SV-05 a session lasts after it was last seen, and ends for one browser or for the others', async () => {
      const { id } = await opened();
      const one = await sessions.create(db, { id, agent: 'one' });
      const other = await sessions.create(db, { id, agent: 'other' });
      pass(lastsMinutes - 1);
      expect(await sessions.open(one.token, person)).toMatchObject({ person: id, isRenewed: true });
      pass(2);
      expect(await sessions.open(other.token, person)).toBeNull();
      const third = await sessions.create(db, { id, agent: 'third' });
      expect((await sessions.list(id)).map(({ agent }) => agent)).toEqual(['third', 'one']);
      expect(await sessions.endAll(db, id, third.id)).toBe(2);
      expect(await sessions.open(one.token, person)).toBeNull();
      expect(await sessions.end(id, third.id)).toBe(true);
      expect(await sessions.open(null, person)).toBeNull();
    });

    it('SV-05 the newest key of a link is good once, however many follow it at a time', async () => {
      const { id, email } = await opened();
      const wish = { kind: links, owner: id, email, lifetimeMs: 5 * MINUTE_MS };
      const older = await tokens.issue(db, wish);
      const key = await tokens.issue(db, wish);
      expect(await tokens.find(older, [links])).toBeNull();
      expect(await tokens.find(key, ['second-step'])).toBeNull();
      const token = await tokens.find(key, [links]);
      if (token === null) throw new Error('no token');
      const used = await Promise.all([1, 2, 3].map(() => tokens.redeem(db, token)));
      expect(used.filter(Boolean)).toHaveLength(1);
      const late = await tokens.issue(db, wish);
      pass(6);
      expect(await tokens.find(late, [links])).toBeNull();
    });

    it('RO-04 a code and a recovery code are good once, and wrong codes have to wait', async () => {
      const { id, email } = await opened();
      const setup = await secondFactor.prepare(id, { account: email, issuer: 'Jamra' });
      const codeNow = () =>
        new TOTP({ secret: Secret.fromBase32(setup?.secret ?? '') }).generate({
          timestamp: time.now.getTime(),
        });
      const turnedOn = await secondFactor.turnOn(id, codeNow());
      const [recovery = ''] = turnedOn.ok ? turnedOn.value : [];
      pass(1);
      const take = (code: string) => db.transaction().execute((tx) => secondFactor.take(tx, id, code));
      const code = codeNow();
      expect([await take(code), await take(code)]).toEqual([true, false]);
      expect([await take(recovery.toUpperCase()), await take(recovery)]).toEqual([true, false]);
      const enter = () =>
        db.transaction().execute((tx) => signIn.enter(tx, { id, hasSecondFactor: true }, async () => ({})));
      const entry = await enter();
      const key = entry.step === 'code' ? entry.key : '';
      const guess = () => signIn.byCode({ key, code: '000000', address: '203.0.113.9' }, async () => null);
      for (let count = 0; count < 5; count += 1)
        expect(await guess()).toMatchObject({ refusal: { code: `${kind}.wrong-code` } });
      expect(await guess()).toEqual({ ok: false, refusal: { code: `${kind}.too-many`, seconds: 30 } });
    });

    it('SV-05 an account that is closed has no session, key or second factor left', async () => {
      const { id, email } = await opened();
      const { token } = await sessions.create(db, { id, agent: 'one' });
      const key = await tokens.issue(db, { kind: links, owner: id, email, lifetimeMs: MINUTE_MS });
      await close(db, { id, email });
      expect(await sessions.open(token, person)).toBeNull();
      expect(await tokens.find(key, [links])).toBeNull();
      expect(await secondFactor.codesLeft(id)).toBe(0);
    });

    it('SV-05 a wrong password of a signed-in customer is refused, and after five there is a wait', async () => {
      const { id, email } = await opened();
      expect(await identityPasswords.check(id, 'ember')).toBeNull();
      for (let count = 0; count < 5; count += 1)
        expect(await identityPasswords.check(id, 'wrong')).toEqual({ code: `${kind}.wrong-password` });
      expect(await identityPasswords.check(id, 'ember')).toEqual({ code: `${kind}.too-many`, seconds: 15 });
      pass(1);
      await identityPasswords.save(db, id, { email, hash: await identityPasswords.hash('flame') });
      expect(await identityPasswords.check(id, 'flame')).toBeNull();
    });
  });
}

describeKind('customers', {
  links: 'reset',
  lastsMinutes: 2 * 24 * 60,
  anAccount: async (email) => {
    const row = { email, password_hash: PASSWORD_HASH, created_at: time.now };
    return (await db.insertInto('customer').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
});

describeKind('staff', {
  links: 'password',
  lastsMinutes: 12 * 60,
  anAccount: async (email) => {
    const row = { email, name: '', role: 'manager', password_hash: PASSWORD_HASH, created_at: time.now };
    return (await db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()).id;
  },
});
