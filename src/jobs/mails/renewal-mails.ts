import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { parseOrderId, parseSubscriptionId } from '#kernel/ids.ts';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { RenewalEmail } from '#shop/mails';
import type { OpenedSubscription } from '#shop/subscriptions';
import { noonOf } from '#shop/subscriptions/rules/days.ts';
import { payPath } from '#views/order/received-path.ts';
import { field } from '../payload.ts';

type Deps = { shop: Shop; db: Db; config: Config };

const KINDS = ['renewal-notice', 'renewal-failed', 'renewal-paused', 'renewal-cancelled'] as const;

type Quote = NonNullable<OpenedSubscription['quote']>;

function namedLines({ lines }: Quote, language: Language): RenewalEmail['lines'] {
  const comma = language === 'ar' ? '، ' : ', ';
  return lines.map(({ name, options, ...line }) => ({
    ...line,
    name: [name, ...options].map((text) => inLanguage(text, language)).join(comma),
  }));
}

/** The link by which an unpaid order is paid; empty for none. */
async function payUrlOf({ shop, config }: Deps, payload: object, language: Language): Promise<string> {
  const id = parseOrderId(field(payload, 'orderId'));
  const order = id === null ? null : await shop.orders.find(id);
  const isUnpaid = order?.status === 'pending' || order?.status === 'failed';
  return order === null || !isUnpaid ? '' : config.publicUrl + payPath(order, language);
}

/** The subscription state that each email announces; null: any. */
const STATE_OF = {
  'renewal-notice': 'active',
  'renewal-failed': null,
  'renewal-paused': 'paused',
  'renewal-cancelled': 'cancelled',
} as const;

/** Emails are over when the state changed meanwhile; a notice also when its order was skipped, moved or made. */
function isOver(kind: Due['kind'], { subscription }: OpenedSubscription, key: unknown): boolean {
  const { id, nextOn, state, email } = subscription;
  const mailedState = STATE_OF[kind];
  if (email === '' || (mailedState !== null && state !== mailedState)) return true;
  return kind === 'renewal-notice' && key !== `renewal-notice-${id}-${nextOn}`;
}

type Due = Readonly<{
  kind: (typeof KINDS)[number];
  key: string;
  opened: OpenedSubscription;
  problem: string;
}>;

/** The email to send; null when it is outdated. */
async function dueOf({ shop }: Deps, payload: object): Promise<Due | null> {
  const kind = KINDS.find((one) => one === field(payload, 'kind'));
  const id = parseSubscriptionId(field(payload, 'subscriptionId'));
  const opened = id === null ? null : await shop.subscriptions.open(id, null);
  if (kind === undefined || opened === null) return null;
  const key = String(field(payload, 'key'));
  const problem = String(field(payload, 'problem') ?? '');
  return isOver(kind, opened, key) ? null : { kind, key, opened, problem };
}

/** What a line of an order can be the reason of. */
const OF_LINES: readonly string[] = ['out-of-stock', 'over-limit', 'not-for-sale', 'restricted'];

/**
 * Only a notice lists the next order, without sums if it cannot be placed. Other emails list the lines that prevent
 * the order.
 */
function itemsOf(due: Due): Pick<RenewalEmail, 'lines' | 'sums' | 'problem'> {
  const { quote, subscription } = due.opened;
  if (quote === null) return { lines: [], sums: null, problem: due.problem };
  const { problem } = quote;
  const lines = namedLines(quote, subscription.language);
  if (due.kind !== 'renewal-notice') {
    const failing = OF_LINES.includes(due.problem) ? lines.filter((line) => line.problem !== '') : [];
    return { lines: failing, sums: null, problem: due.problem };
  }
  return { lines, sums: problem === null ? quote : null, problem: problem ?? '' };
}

/** Queues an email about a subscription, once for each key. */
export function mailRenewal(deps: Deps) {
  const { shop, db, config } = deps;
  return async (payload: object): Promise<void> => {
    const due = await dueOf(deps, payload);
    if (due === null) return;
    const { kind, key, opened } = due;
    const { id, language, email, address, nextOn } = opened.subscription;
    const letter: RenewalEmail = {
      ...{ template: kind, number: String(id), name: address.firstName, ...itemsOf(due) },
      isRetried: (await shop.settings.known())['subscriptions.retries'] > 0,
      nextOn: nextOn === null ? null : noonOf(nextOn),
      payUrl: await payUrlOf(deps, payload, language),
      subscriptionUrl: `${config.publicUrl}${addressIn(language, `/my-account/view-subscription/${id}/`)}`,
    };
    await enqueueMail(db, {
      ...{ kind, dedupeKey: key, recipient: email, language, orderId: null },
      ...(await shop.mails.print(letter, language)),
    });
  };
}
