import { describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { mailSubscription } from '#jobs/subscription.ts';
import { parseSubscriberId } from '#kernel/ids.ts';
import { deliverMails } from '#platform/mail/deliver.ts';
import type { OutgoingMail } from '#platform/mail/transport.ts';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop, db, time, config, subscriptions } = made;
const { newsletter } = shop;
const MINUTE_MS = 60_000;
let people = 0;

const anAddress = () => {
  people += 1;
  return `person${people}@example.com`;
};

function ask(email: string, more: object = {}) {
  const requested = {
    email,
    list: 'news',
    language: 'en',
    consent: 'Yes, send me news.',
    source: 'A form',
    ...more,
  };
  return db.transaction().execute((tx) => newsletter.subscribe(tx, requested as never));
}

const passMinutes = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * MINUTE_MS);
};

/** Writes and sends due mails. @returns what was sent */
async function mails(): Promise<OutgoingMail[]> {
  for (const id of subscriptions.splice(0)) await mailSubscription({ shop, db, config })({ id });
  const sent: OutgoingMail[] = [];
  const transport = async (mail: OutgoingMail) => void sent.push(mail);
  await deliverMails({ db, transport, from: async () => 'shop@example.com' })();
  return sent;
}

const stateOf = async (email: string) =>
  (await db.selectFrom('subscriber').select('status').where('email', '=', email).executeTakeFirst())?.status;

const linkIn = (mail: OutgoingMail | undefined, path: string) =>
  new URL(
    new RegExp(`http[^\\s\\]]*${path}[^\\s\\]]*`).exec(mail?.plain ?? '')?.[0] ?? 'http://none/',
  ).searchParams.get('link') ?? '';

describe('the newsletter', () => {
  it('WG-21 an address is mailed a link to confirm, and is on the list only then', async () => {
    const email = anAddress();
    await ask(email);
    expect(await stateOf(email)).toBe('pending');
    const [mail, more] = await mails();
    expect(more).toBeUndefined();
    expect(mail).toMatchObject({ kind: 'subscription-confirm', recipient: email });
    const link = linkIn(mail, '/newsletter/confirm/');
    expect(await newsletter.look(link)).toMatchObject({ email });
    expect(await newsletter.confirm(link)).toBe(true);
    expect(await stateOf(email)).toBe('confirmed');
    expect(await newsletter.confirm(link)).toBe(true);
    expect(await mails()).toMatchObject([{ kind: 'subscription-welcome', recipient: email }]);
  });

  it('WG-21 the sentence that was agreed to is stored with its version', async () => {
    const [first, second, third] = [anAddress(), anAddress(), anAddress()];
    await ask(first);
    await ask(second);
    await ask(third, { consent: 'Yes, once a month.' });
    const rows = await newsletter.staff.find({
      text: 'person',
      state: null,
      list: null,
      limit: 50,
      offset: 0,
    });
    const of = (email: string) => rows.rows.find((row) => row.email === email);
    expect(of(first)).toMatchObject({ consent: 'Yes, send me news.' });
    expect(of(first)?.consentVersion).toBe(of(second)?.consentVersion);
    expect(of(third)).toMatchObject({ consent: 'Yes, once a month.' });
    expect(of(third)?.consentVersion).not.toBe(of(first)?.consentVersion);
    await mails();
  });

  it('WG-21 a confirmation mail is sent once in a while, however often a form is sent', async () => {
    const email = anAddress();
    await ask(email);
    await ask(email.toUpperCase());
    expect(await mails()).toHaveLength(1);
    passMinutes(16);
    await ask(email);
    expect(await mails()).toHaveLength(1);
  });

  it('WG-21 a link of an earlier request, one that is too old and a forged one confirm nothing', async () => {
    const email = anAddress();
    await ask(email);
    const [earlier] = await mails();
    passMinutes(16);
    await ask(email);
    const [mail] = await mails();
    expect(await newsletter.confirm(linkIn(earlier, '/newsletter/confirm/'))).toBe(false);
    const link = linkIn(mail, '/newsletter/confirm/');
    expect(await newsletter.confirm(`${link.slice(0, -1)}0`)).toBe(link.endsWith('0'));
    passMinutes(8 * 24 * 60);
    expect(await newsletter.confirm(link)).toBe(false);
    await newsletter.forgetOld();
    expect(await stateOf(email)).toBeUndefined();
  });

  it('WG-21 every mail can be stopped with one click, by its header too; nothing is sent afterwards', async () => {
    const email = anAddress();
    await ask(email);
    const [mail] = await mails();
    expect(mail?.unsubscribeUrl).toContain('/newsletter/stop/?link=');
    await newsletter.confirm(linkIn(mail, '/newsletter/confirm/'));
    const stop = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('link') ?? '';
    expect(await newsletter.unsubscribe(stop)).toBe(true);
    expect(await newsletter.unsubscribe(stop)).toBe(true);
    expect(await newsletter.unsubscribe('newsletter-stop-1.x')).toBe(false);
    expect(await stateOf(email)).toBe('unsubscribed');
    expect(await mails()).toEqual([]);
    expect(await newsletter.confirm(linkIn(mail, '/newsletter/confirm/'))).toBe(false);
  });

  it('WG-21 a confirmed subscriber gets no second mail, and nothing reveals the subscription', async () => {
    const email = anAddress();
    await ask(email);
    const [mail] = await mails();
    await newsletter.confirm(linkIn(mail, '/newsletter/confirm/'));
    await mails();
    passMinutes(60);
    await ask(email);
    expect(await mails()).toEqual([]);
    expect(await stateOf(email)).toBe('confirmed');
  });

  it('WG-21 personal data of a person are given out and erased', async () => {
    const email = anAddress();
    await ask(email, { list: 'devices' });
    expect(await newsletter.ofPerson(email.toUpperCase())).toMatchObject([
      { list: 'devices', status: 'pending' },
    ]);
    await db.transaction().execute((tx) => newsletter.forgetPerson(tx as never, email.toUpperCase()));
    expect(await newsletter.ofPerson(email)).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('subscribers in the back office', () => {
  const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  const act = async (name: never, sent: unknown, role: 'owner' | 'order-desk' = 'owner'): Promise<any> =>
    createAdminActions(shop).perform({ signedIn: await aMember(made, role), name, sent, ...where });

  it('WG-21 a file adds who agreed, and names each row that is wrong', async () => {
    const gone = anAddress();
    await ask(gone);
    const { id } = await db
      .selectFrom('subscriber')
      .select('id')
      .where('email', '=', gone)
      .executeTakeFirstOrThrow();
    await newsletter.staff.end([id]);
    const text = [
      'Email;Consent;List;Language',
      'one@import.example;I agree;news;ar',
      'two@import.example;I agree;;',
      'nobody;I agree;;',
      'three@import.example;;;',
      'four@import.example;I agree;No List;',
      'five@import.example;I agree;;fr',
      'ONE@import.example;I agree;news;',
      `${gone};I agree;;`,
    ].join('\n');
    const exported = 'Email;Consent;State\nsix@import.example;I agree;pending';
    const { value } = await act('subscribers.import' as never, { text });
    expect(value.added).toBe(2);
    expect(value.refused.map(({ line, problem }: never) => [line, problem])).toEqual([
      [4, 'email'],
      [5, 'consent'],
      [6, 'list'],
      [7, 'language'],
      [8, 'repeated'],
      [9, 'unsubscribed'],
    ]);
    expect(await stateOf('one@import.example')).toBe('confirmed');
    expect(await stateOf(gone)).toBe('unsubscribed');
    const again = await act('subscribers.import' as never, { text: exported });
    expect(again.value).toMatchObject({ added: 0, refused: [{ line: 2, problem: 'state' }] });
  });

  it('WG-21 an unsubscribed address with a new request is not confirmed by a file or by time', async () => {
    const email = anAddress();
    await ask(email);
    const { id } = await db
      .selectFrom('subscriber')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await newsletter.staff.end([id]);
    passMinutes(60);
    await ask(email);
    expect(await stateOf(email)).toBe('pending');
    const { value } = await act('subscribers.import' as never, { text: `Email;Consent\n${email};I agree` });
    expect(value.refused).toMatchObject([{ problem: 'unsubscribed' }]);
    passMinutes(8 * 24 * 60);
    await newsletter.forgetOld();
    expect(await stateOf(email)).toBe('unsubscribed');
  });

  it('WG-21 the list is searched, exported, ended and erased; each by who may', async () => {
    const { value } = await act(
      'subscribers.list' as never,
      { q: 'IMPORT.example', state: 'confirmed' },
      'order-desk',
    );
    expect(value.rows.map(({ email }: never) => email).toSorted()).toEqual([
      'one@import.example',
      'two@import.example',
    ]);
    const exported = [];
    const stream = await act('subscribers.export' as never, { list: 'news', q: 'import' }, 'order-desk');
    for await (const { email } of stream.value) exported.push(email);
    expect(exported).toHaveLength(2);
    const ids = value.rows.map(({ id }: never) => id);
    expect((await act('subscribers.erase' as never, { ids }, 'order-desk')).refusal.code).toBe(
      'staff.forbidden',
    );
    expect((await act('subscribers.end' as never, { ids }, 'order-desk')).value).toBe(2);
    expect((await act('subscribers.erase' as never, { ids })).value).toBe(2);
    expect(await newsletter.find(parseSubscriberId(ids[0]) as never)).toBeNull();
  });
});
