import { accountCookie } from '#wire/cookies/session-cookies.ts';
import { aSubscription, type Buying, someSticks } from '../../a-subscription.ts';
import { filling } from './accounts.ts';
import { by, inLanguage, NOBODY, type RefusalCase, type RefusalCases, type Running } from './running.ts';

/** Turns subscriptions on in the running shop and in the tests' own, until the next `tidy`. */
export async function turnOn({ set, later, runtime: { shop } }: Running): Promise<void> {
  await set('subscriptions.enabled', true);
  await shop.settings.set('subscriptions.enabled', true);
  later(() => shop.settings.set('subscriptions.enabled', false));
}

/** A customer with a subscription, and the cookie of the account. */
export async function aSubscriber(running: Running, buying: Partial<Buying> = {}) {
  await turnOn(running);
  const { runtime, origin } = running;
  const { session, ...one } = await aSubscription(runtime, buying);
  const config = { ...runtime.config, publicUrl: origin };
  const cookie = accountCookie.write(session, config).split(';')[0] ?? '';
  return { ...one, cookie, path: `/my-account/view-subscription/${one.subscription.id}/` };
}

const fields =
  (fields: Record<string, string>): RefusalCase =>
  async (running) => {
    const { path, cookie } = await aSubscriber(running);
    return filling(running, path, { fields, cookie });
  };

const byStaff =
  (change: string, version: number): RefusalCase =>
  async (running) => {
    const { subscription } = await aSubscriber(running);
    const { id, version: now } = subscription;
    return running.ask('subscriptions.change', { id, change, reason: 'a test', version: now + version });
  };

/** Calls of the cart with a plan. */
export const plans = {
  'cart.unknown-plan': async (running) => {
    await turnOn(running);
    const product_id = String(await someSticks(running.runtime));
    const fields = { action: 'custom_add_to_cart', product_id, quantity: '1', subscription_weeks: '3' };
    return async (language) => {
      const headers = { referer: running.origin + inLanguage('/shop/', language) };
      return running.refusalIn(await running.send('/wp-admin/admin-ajax.php', { fields, headers }));
    };
  },
} satisfies RefusalCases;

export const subscriptions = {
  'subscriptions.unknown': by('subscriptions.show', { id: NOBODY }),
  'subscriptions.changed': byStaff('skip', 1),
  'subscriptions.may-not': byStaff('resume', 0),
  'subscriptions.wrong-date': fields({ change: 'move', next_on: '2020-01-01' }),
  'subscriptions.wrong-interval': fields({ change: 'interval', weeks: '3' }),
  'subscriptions.wrong-quantity': fields({ change: 'quantity', quantity: '-1' }),
  'subscriptions.last-line': fields({ change: 'quantity', quantity: '0' }),
  'subscriptions.unknown-address': fields({ change: 'address', address_id: String(NOBODY) }),
  'subscriptions.wrong-payment': fields({ change: 'payment', payment_method: 'bacs' }),
} satisfies RefusalCases;
