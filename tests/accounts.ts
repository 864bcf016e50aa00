import type { CartToken } from '#kernel/ids.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { AccountEmail, CustomerRefusal, Entry, NewSession } from '#shop/customers';
import type { TestShop } from './a-shop.ts';

export const PASSWORD = 'glowing ember';
export const BROWSER = { guest: null, agent: 'Firefox/140.0 (X11; Linux)', isRemembered: false } as const;

let count = 0;

/** A number that is unique within the file. */
export function nextNumber(): number {
  count += 1;
  return count;
}

export function anEmail(): string {
  return `shopper${nextNumber()}@example.com`;
}

/** An address of its own, so that tests do not use up each other's rate limits. */
export function aPlace(): string {
  return `203.0.113.${nextNumber() % 250}`;
}

export function value<T>(outcome: Outcome<T, CustomerRefusal>): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

export function signedIn(entry: Outcome<Entry, CustomerRefusal>): NewSession {
  const entered = value(entry);
  if (entered.step !== 'signed-in') throw new Error(entered.step);
  return entered.session;
}

/** The customers of a test's shop. */
export function accountsOf({ shop: { customers }, db, letters }: Pick<TestShop, 'shop' | 'db' | 'letters'>) {
  /** The last account email that is due, as its job would write it. */
  const lastLetter = (): Promise<AccountEmail | null> =>
    db.transaction().execute((tx) => customers.prepareLetter(tx, letters.at(-1)));

  const keyOfLastLetter = async (): Promise<string> => {
    const letter = await lastLetter();
    if (letter === null || letter.link === null) throw new Error('no link');
    return letter.link.key;
  };

  const wish = (email: string) =>
    customers.register(
      { email, first_name: 'Sara', last_name: '', marketing: '1' },
      { language: 'en', address: aPlace() },
    );

  return {
    lastLetter,
    keyOfLastLetter,
    wish,
    requestPasswordReset: (email: string) =>
      customers.requestPasswordReset(email, { language: 'en', address: aPlace() }),
    signIn: (email: string, more: { password?: string; guest?: CartToken; address?: string } = {}) =>
      customers.signIn({ ...BROWSER, email, password: PASSWORD, address: aPlace(), ...more }),
    aCustomer: async ({
      email = anEmail(),
      guest = null as CartToken | null,
      agent = BROWSER.agent as string,
    } = {}) => {
      value(await wish(email));
      const key = await keyOfLastLetter();
      const choosing = { ...BROWSER, guest, agent, key, first: PASSWORD, second: PASSWORD };
      const session = signedIn(await customers.choosePassword(choosing));
      const account = await customers.sessions.open(session.token);
      if (account === null) throw new Error('no session');
      return { email, session, customer: account.customer, account };
    },
  };
}
