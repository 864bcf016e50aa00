import { describe, expect, it } from 'vitest';
import { mailContactMessage } from '#jobs/contact-message.ts';
import { deliverMails } from '#platform/mail/deliver.ts';
import type { OutgoingMail } from '#platform/mail/transport.ts';
import { signatureWith } from '#platform/signature.ts';
import { type ContactDraft, createForms } from '#shop/forms';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time, messages } = test;
let place = 0;

const draft: ContactDraft = {
  name: 'Maryam',
  email: 'maryam@example.com',
  phone: '',
  topic: 'guarantee',
  message: '=SUM(A1) My device stays cold.\nWhat now?',
  consent: '1',
};

/** A form that is sent ten seconds after it was opened, from an address of its own. */
function aSending(changed: Partial<Parameters<typeof shop.forms.send>[0]> = {}) {
  const token = shop.forms.handOut();
  time.now = new Date(time.now.getTime() + 10_000);
  place += 1;
  const address = `10.0.0.${place}`;
  return { draft, language: 'en' as const, token, trap: '', consentText: 'Keep it.', address, ...changed };
}

async function entriesOf(): Promise<number> {
  let count = 0;
  for await (const _entry of shop.forms.all()) count += 1;
  return count;
}

describe('a contact message', () => {
  it('FM-06 is stored with its consent and mailed with the sender as reply-to', async () => {
    expect(await shop.forms.send(aSending())).toEqual({ ok: true, value: null });
    const id = messages.at(-1);
    const entry = id === undefined ? null : await shop.forms.find(id);
    expect(entry).toMatchObject({
      name: 'Maryam',
      status: 'new',
      consentText: 'Keep it.',
      topic: 'guarantee',
    });
    await mailContactMessage({ shop, db })({ entryId: id });
    await mailContactMessage({ shop, db })({ entryId: id });
    const letters: OutgoingMail[] = [];
    const transport = async (letter: OutgoingMail) => void letters.push(letter);
    await deliverMails({ db, transport, from: async () => 'shop@example.com' })();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ recipient: 'hello@jamra.example', replyTo: 'maryam@example.com' });
    expect(letters[0]?.plain).toContain('My device stays cold.');
  });

  it('FM-06 is stored and mailed together or not at all', async () => {
    const before = await entriesOf();
    const broken = createForms({
      db,
      clock: () => time.now,
      signature: signatureWith('a secret of the tests, long enough'),
      zone: 'Asia/Dubai',
      keptDays: async () => 30,
      readUpload: () => Promise.reject(new Error('no files')),
      publicFetch: () => Promise.reject(new Error('no web')),
      mostAttempts: 1,
      raise: () => Promise.reject(new Error('no queue')),
    });
    await expect(broken.send(aSending())).rejects.toThrow('no queue');
    expect(await entriesOf()).toBe(before);
  });

  it('FM-06 sent twice from one page is stored once', async () => {
    const sending = aSending();
    const before = await entriesOf();
    await Promise.all([shop.forms.send(sending), shop.forms.send(sending)]);
    expect(await entriesOf()).toBe(before + 1);
  });

  it('FM-06 with a filled honeypot is answered, marked as spam and not mailed', async () => {
    const mails = messages.length;
    expect((await shop.forms.send(aSending({ trap: '0441' }))).ok).toBe(true);
    expect(messages).toHaveLength(mails);
  });

  it('FM-06 needs a token and some seconds', async () => {
    expect(await shop.forms.send(aSending({ token: 'contact|1.x' }))).toMatchObject({
      refusal: { code: 'forms.stale' },
    });
    const quick = { ...aSending(), token: shop.forms.handOut() };
    expect(await shop.forms.send(quick)).toMatchObject({ refusal: { code: 'forms.too-quick' } });
  });

  it('FM-06 is limited to five per hour and network', async () => {
    const address = '10.9.9.9';
    for (let count = 0; count < 5; count += 1)
      expect((await shop.forms.send(aSending({ address }))).ok).toBe(true);
    const sixth = await shop.forms.send(aSending({ address }));
    expect(sixth).toMatchObject({ refusal: { code: 'forms.too-many', minutes: 60 } });
    time.now = new Date(time.now.getTime() + 61 * 60_000);
    expect((await shop.forms.send(aSending({ address }))).ok).toBe(true);
  });
});
