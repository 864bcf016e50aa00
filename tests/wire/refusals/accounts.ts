import { randomUUID } from 'node:crypto';
import { ERASE_WORDS, readAddressDraft } from '#shop/customers';
import { TOKEN_FIELD } from '#shop/forms';
import { accountCookie } from '#wire/cookies/session-cookies.ts';
import { makeNonce } from '#wire/guards/nonce.ts';
import { accountsOf, PASSWORD, value } from '../../accounts.ts';
import { aForm, RIGHT_ANSWERS } from '../a-form.ts';
import {
  by,
  inLanguage,
  NOBODY,
  paging,
  type RefusalCase,
  type RefusalCases,
  type Running,
  SECRET,
  type SendRefused,
} from './running.ts';

type Fields = Record<string, string>;
type Form = Readonly<{
  fields: Fields;
  cookie?: string;
  /** The page with the form, if it is another. */
  on?: string;
  address?: string;
}>;

/** A form of a page, with its hidden fields. */
export function filling(
  running: Running,
  path: string,
  { fields, cookie = '', on = path, address }: Form,
): SendRefused {
  return async (language) => {
    const page = await running.open(inLanguage(on, language), cookie);
    const sent = { fields: { ...page.hidden, ...fields }, cookie: page.cookie };
    return paging(running, path, address === undefined ? sent : { ...sent, address })(language);
  };
}

const form =
  (path: string, fields: Fields, more: Omit<Form, 'fields'> = {}): RefusalCase =>
  async (running) =>
    filling(running, path, { fields, ...more });

type Known = Readonly<{ id: number; cookie: string; email: string }>;

async function aCustomer({ runtime, origin }: Running): Promise<Known> {
  const { session, customer, email } = await accountsOf(runtime).aCustomer();
  const config = { ...runtime.config, publicUrl: origin };
  return { id: customer.id, email, cookie: accountCookie.write(session, config).split(';')[0] ?? '' };
}

const ownForm =
  (path: string, fields: Fields, more: Omit<Form, 'fields' | 'cookie'> = {}): RefusalCase =>
  async (running) => {
    const { cookie } = await aCustomer(running);
    return filling(running, path, { fields, cookie, ...more });
  };

const SIGN_IN = { username: 'nobody@example.com', password: 'not the one', login: '1' };
const PLACE = {
  ...{ billing_first_name: 'Sara', billing_last_name: 'N.', billing_phone: '0501234567' },
  ...{ billing_state: 'DU', billing_city: 'Al Safa', billing_address_1: 'Street 12' },
  billing_address_2: 'Villa 14',
};

const NEW_PLACE = readAddressDraft(new Map(Object.entries(PLACE)));

/** A form that is sent until its rate limit. */
async function tooOften(asking: SendRefused): Promise<SendRefused> {
  for (let time = 0; time < 30; time += 1) if ((await asking('en')).status === 429) return asking;
  throw new Error('never too often');
}

/** The key of a link to an address that another account has verified since. */
async function takenLink({ runtime }: Running): Promise<string> {
  const { aCustomer: join, keyOfLastLetter } = accountsOf(runtime);
  const email = `${randomUUID()}@example.com`;
  const { customer, account } = await join();
  const draft = {
    ...{ account_first_name: 'Sara', account_last_name: 'N.', account_display_name: '' },
    ...{ account_phone: '', account_company: '', account_trn: '', account_email: email },
    ...{ account_language: 'en', account_marketing: '' },
    ...{ password_current: PASSWORD, password_1: '', password_2: '' },
  };
  value(await runtime.shop.customers.changeProfile({ customer, session: account.session.id, draft }));
  const key = await keyOfLastLetter();
  await join({ email });
  return key;
}

export const accounts = {
  'customers.wrong-fields': form('/my-account/', { email: 'nobody', register: '1' }),
  'customers.wrong-sign-in': form('/my-account/', SIGN_IN),
  'customers.too-many': async (running) =>
    tooOften(filling(running, '/my-account/', { fields: SIGN_IN, address: '10.200.0.3' })),
  'customers.stale-link': async (running) => {
    const nonce = { action: 'woocommerce-reset-password', owner: '', secret: SECRET, nowMs: Date.now() };
    const fields = { password_1: 'glowing ember', password_2: 'glowing ember', reset_key: 'none' };
    const sent = { ...fields, 'woocommerce-reset-password-nonce': makeNonce(nonce) };
    return filling(running, '/my-account/lost-password/?show-reset-form=true', { fields: sent });
  },
  'customers.wrong-password': ownForm('/my-account/privacy/', {
    ...{ password: 'another', erase_words: ERASE_WORDS.en },
  }),
  'customers.wrong-code': ownForm('/my-account/security/?two-factor=scan', {
    ...{ turn_on: '1', code: '000000' },
  }),
  // Each use consumes the link.
  'customers.email-taken': async (running) => async (language) => {
    const { cookie } = await running.open(`/my-account/verify/?key=${await takenLink(running)}`);
    return filling(running, '/my-account/verify/', { fields: {}, cookie })(language);
  },
  'customers.too-many-addresses': async (running) => {
    const { id, cookie } = await aCustomer(running);
    const { addresses } = running.runtime.shop.customers;
    for (let count = 0; count < 20; count += 1) {
      const saved = await addresses.save(id as never, { id: null, draft: NEW_PLACE });
      if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    }
    return filling(running, '/my-account/edit-address/new/', { fields: PLACE, cookie });
  },
  'customers.unknown-address': ownForm('/my-account/edit-address/1999999/', PLACE, {
    on: '/my-account/edit-address/new/',
  }),
  'customers.no-match': form('/track-order/', { orderid: '1999999', order_email: 'nobody@example.com' }),
  'customers.stale-form': form('/my-account/', { ...SIGN_IN, 'woocommerce-login-nonce': 'x' }),
  'orders.may-not-return': async (running) => {
    const { id, cookie } = await aCustomer(running);
    const order = await running.order();
    await running.runtime.db
      .updateTable('shop_order')
      .set({ customer_id: id as never })
      .where('id', '=', order.id)
      .execute();
    const fields = { ask_return: '1', return_reason: 'faulty', return_0: '1' };
    return filling(running, `/my-account/view-order/${order.id}/`, { fields, cookie });
  },
} satisfies RefusalCases;

const MINUTE_MS = 60_000;
const WORDS = {
  ...{ contact_name: 'Sara', contact_email: 'sara@example.com', contact_topic: 'other' },
  ...{ contact_message: 'When do you open on Fridays?', contact_consent: '1' },
};

function writing(make: (running: Running) => Fields): RefusalCase {
  return async (running) => paging(running, '/contact/', { fields: { ...WORDS, ...make(running) } });
}

/** The token of a form that was opened some minutes ago. */
function tokenOf({ runtime }: Running, minutes: number): Fields {
  const { now } = runtime.time;
  runtime.time.now = new Date(Date.now() - minutes * MINUTE_MS);
  const token = runtime.shop.forms.handOut();
  runtime.time.now = now;
  return { [TOKEN_FIELD]: token };
}

export const contact = {
  'forms.wrong-fields': writing((running) => ({ ...tokenOf(running, 1), contact_email: 'nobody' })),
  'forms.too-quick': async (running) => async (language) =>
    paging(running, '/contact/', { fields: { ...WORDS, ...tokenOf(running, 0) } })(language),
  'forms.stale': writing(() => ({ [TOKEN_FIELD]: 'x' })),
  'forms.too-many': async (running) => {
    const fields = { ...WORDS, ...tokenOf(running, 1) };
    let time = 0;
    return tooOften((language) => {
      time += 1;
      const sent = { ...fields, contact_message: `${WORDS.contact_message} ${time}` };
      return paging(running, '/contact/', { fields: sent, address: '10.200.0.4' })(language);
    });
  },
} satisfies RefusalCases;

const STAFF = { email: 'nobody@example.com', password: 'not the one' };

export const staffSignIn = {
  'staff.wrong-sign-in': form('/admin/sign-in/', STAFF),
  'staff.too-many': async (running) =>
    tooOften(paging(running, '/admin/sign-in/', { fields: STAFF, address: '10.200.0.5' })),
  'staff.stale-link': async (running) =>
    paging(running, '/admin/sign-in/', { fields: { key: 'none', code: '000000' } }),
} satisfies RefusalCases;

/** A form of a page that was opened some minutes ago, as the page sends it. */
function sendingForm(change: Fields): RefusalCase {
  return async (running) => {
    const { path, definition } = await aForm(running, 'refused-form');
    const form_token = tokenOf(running, 1)[TOKEN_FIELD] ?? '';
    const fields = { form_token, form_definition: definition, ...RIGHT_ANSWERS, ...change };
    return paging(running, path, { fields });
  };
}

export const pageForms = {
  'forms.wrong-answers': sendingForm({ field_email: 'nobody' }),
  'forms.unknown-field': sendingForm({ field_other: 'x' }),
  'forms.changed': sendingForm({ form_definition: 'x' }),
  'forms.unconfirmed': sendingForm({ form_token: '' }),
  'forms.unknown-file': by('entries.file', { id: NOBODY, file: NOBODY }),
  'forms.no-delivery': by('entries.redeliver', { id: NOBODY, delivery: NOBODY }),
  'newsletter.no-list': by('subscribers.import', { text: 'name' }),
  'forms.unknown-form': async (running) => paging(running, '/forms/page-nobody.ask/', { fields: {} }),
  'forms.busy': async (running) => {
    const { path } = await aForm(running, 'busy-form');
    const address = '10.200.0.9';
    await running.hold(path, { address, times: 4 });
    return paging(running, path, { body: new FormData(), address });
  },
} satisfies RefusalCases;
