import { beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../a-shop.ts';
import { accountsOf, anEmail, PASSWORD, signedIn, value } from '../accounts.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, letters } = test;
const { customers } = shop;
const { aCustomer, keyOfLastLetter, lastLetter, signIn } = accountsOf(test);

beforeEach(() => {
  letters.length = 0;
});

describe('details', () => {
  const draftOf = (email: string) => ({
    account_first_name: 'Sara',
    account_last_name: 'Noor',
    account_display_name: '',
    account_email: email,
    account_phone: '0501234567',
    account_company: 'Ember Trading',
    account_trn: '100234567890123',
    account_language: 'ar',
    account_marketing: '',
    password_current: '',
    password_1: '',
    password_2: '',
  });

  it('AC-01 changes name, language and consent', async () => {
    const { customer, account, email } = await aCustomer();
    const session = account.session.id;
    value(await customers.changeProfile({ customer, session, draft: draftOf(email) }));
    expect(await customers.find(customer.id)).toMatchObject({
      lastName: 'Noor',
      phone: '+971501234567',
      company: 'Ember Trading',
      language: 'ar',
      consent: null,
    });
  });

  it('AC-01 a new email applies after its link is opened; the old one is notified; accounts without password cannot change it', async () => {
    const { customer, account, email } = await aCustomer();
    const next = anEmail();
    const asking = { customer, session: account.session.id };
    const draft = draftOf(next);
    expect(await customers.changeProfile({ ...asking, draft })).toMatchObject({
      refusal: { problems: { password_current: 'password-current-for-email' } },
    });
    expect(
      value(await customers.changeProfile({ ...asking, draft: { ...draft, password_current: PASSWORD } }))
        .awaits,
    ).toBe(next);
    expect((await customers.find(customer.id))?.email).toBe(email);
    value(await customers.confirmEmail(await keyOfLastLetter()));
    expect((await customers.find(customer.id))?.email).toBe(next);
    expect(await lastLetter()).toMatchObject({ kind: 'email-changed', recipient: email });
  });

  it('SV-05 a registered email gets the same answer; its owner gets a mail without link', async () => {
    const other = await aCustomer();
    const { customer, account } = await aCustomer();
    const draft = { ...draftOf(other.email), password_current: PASSWORD };
    expect(
      value(await customers.changeProfile({ customer, session: account.session.id, draft })).awaits,
    ).toBe(other.email);
    expect(await lastLetter()).toMatchObject({ kind: 'known', recipient: other.email, link: null });
  });

  it('AC-01 a new password ends other sessions and is mailed', async () => {
    const { customer, account, email, session } = await aCustomer();
    const other = signedIn(await signIn(email));
    const draft = {
      ...draftOf(email),
      password_current: PASSWORD,
      password_1: 'another ember',
      password_2: 'another ember',
    };
    value(await customers.changeProfile({ customer, session: account.session.id, draft }));
    expect(await customers.sessions.open(other.token)).toBeNull();
    expect(await customers.sessions.open(session.token)).not.toBeNull();
    expect(letters.at(-1)).toMatchObject({ kind: 'password-changed' });
  });
});
