import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { type CustomerId, parseSubscriptionId } from '#kernel/ids.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { SentCommand, Subscription, SubscriptionRefusal } from '#shop/subscriptions';
import { dayOf, noonOf } from '#shop/subscriptions/rules/days.ts';
import { type RefusedChange, SUBSCRIPTION_NONCE } from '#views/account/subscriptions/subscription-forms.tsx';
import { SubscriptionPage } from '#views/account/subscriptions/subscription-page.tsx';
import { toSubscriptionProducts } from '#views/account/subscriptions/subscription-products.ts';
import { formatDay } from '#views/date/date.ts';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { accountHeaders, accountHome, requireAccount, textOf } from '../../page/account.ts';
import type { Route } from './+types/view-subscription';

const ACTION = 'jamra-subscription';
const LONGEST_TYPED = 20;

/** A subscription of the customer; another customer's counts as unknown. */
async function openOwn({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (!(await shop.settings.all())['subscriptions.enabled']) throw data(null, { status: 404 });
  const { customer } = await requireAccount(visit);
  const id = parseSubscriptionId(params.id);
  const opened = id === null ? null : await shop.subscriptions.open(id, customer.id);
  if (opened !== null) return { shop, visit, customer, opened };
  await visit.account.addNotice({ kind: 'error', message: 'subscriptions:unknown', facts: {} });
  throw redirect(`${accountHome(visit)}subscriptions/`);
}

export async function loader(args: Route.LoaderArgs) {
  const { shop, visit, customer, opened } = await openOwn(args);
  const { subscription } = opened;
  const [settings, addresses, cards, accepted] = await Promise.all([
    shop.settings.all(),
    shop.customers.addresses.list(customer.id),
    shop.payments.savedCards.list(customer.id),
    shop.payments.accepted(),
  ]);
  const orderIds = opened.renewals.map(({ orderId }) => orderId);
  const orders = await Promise.all(
    [...orderIds, ...(subscription.firstOrderId === null ? [] : [subscription.firstOrderId])].map((id) =>
      shop.orders.findFor(customer.id, id),
    ),
  );
  const ids = subscription.lines.map((line) => line.variationId ?? line.productId);
  return {
    ...opened,
    orders: orders.flatMap((order) => order ?? []),
    products: toSubscriptionProducts(await shop.catalogue.sellables(ids), visit.language),
    intervals: settings['subscriptions.intervals'].map(Number).sort((a, b) => a - b),
    today: dayOf(visit.now, SHOP_TIME_ZONE),
    methods: accepted.filter((code) => code === 'cod' || code === 'jamra_card'),
    ...{ addresses, cards },
    nonce: visit.account.nonce(ACTION),
    title: wordsIn(visit.language)('subscriptions:number', { number: subscription.id }),
    publicUrl: visit.publicUrl,
  };
}

type Sent = Readonly<{ sent: FormData; shop: Shop; customerId: CustomerId }>;

/** The command of a submitted form; null if unknown. */
async function commandIn({ sent, shop, customerId }: Sent): Promise<SentCommand | null> {
  const kind = textOf(sent, 'change');
  switch (kind) {
    case 'skip':
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'restore':
      return { kind };
    case 'move':
      return { kind, day: sent.get('next_on') };
    case 'interval':
      return { kind, weeks: sent.get('weeks') };
    case 'quantity':
      return { kind, quantities: sent.getAll('quantity') };
    case 'payment':
      return { kind, method: sent.get('payment_method') };
    case 'address': {
      const all = await shop.customers.addresses.list(customerId);
      return { kind, address: all.find(({ id }) => String(id) === sent.get('address_id')) ?? null };
    }
    default:
      return null;
  }
}

/** The form field of each command. */
const FIELD_OF: Partial<Record<SentCommand['kind'], string>> = {
  move: 'next_on',
  interval: 'weeks',
  quantity: 'quantity',
  address: 'address_id',
  payment: 'payment_method',
};

/** Refusals that belong to no field. */
const OF_NO_FIELD: readonly SubscriptionRefusal['code'][] = [
  'subscriptions.unknown',
  'subscriptions.changed',
  'subscriptions.may-not',
];

type Refused = Readonly<{ kind: SentCommand['kind']; code: SubscriptionRefusal['code']; sent: FormData }>;

/** The refusal to show at the submitted form; null for one that is shown above the page. */
function refusedChange({ kind, code, sent }: Refused, { language }: Visit): RefusedChange | null {
  const field = FIELD_OF[kind];
  if (field === undefined || OF_NO_FIELD.includes(code)) return null;
  const typed = sent.getAll(field).map((value) => cutText(String(value), LONGEST_TYPED));
  return { change: kind, text: wordsIn(language)(refusalKey(code)), typed };
}

async function addDoneNotice(visit: Visit, kind: string, { nextOn }: Subscription): Promise<void> {
  const day = nextOn === null ? '' : formatDay(noonOf(nextOn), visit.language);
  await visit.account.addNotice({ kind: 'success', message: `subscriptions:done.${kind}`, facts: { day } });
}

export async function action(args: Route.ActionArgs) {
  const { shop, visit, customer, opened } = await openOwn(args);
  const sent = await args.request.formData();
  const back = redirect(`${accountHome(visit)}view-subscription/${opened.subscription.id}/`);
  if (!visit.account.allows(ACTION, sent.get(SUBSCRIPTION_NONCE))) {
    await visit.account.addNotice({ kind: 'error', message: 'checkout:stale', facts: {} });
    throw back;
  }
  const command = await commandIn({ sent, shop, customerId: customer.id });
  if (command === null) throw back;
  const changed = await shop.subscriptions.change(
    {
      ...{ id: opened.subscription.id, customerId: customer.id, version: Number(sent.get('version')) },
      ...{ actor: 'customer', reason: '' },
    },
    command,
  );
  if (changed.ok) {
    await addDoneNotice(visit, command.kind, changed.value);
    throw back;
  }
  const { code } = changed.refusal;
  const refused = refusedChange({ kind: command.kind, code, sent }, visit);
  if (refused !== null) return refused;
  await visit.account.addNotice({ kind: 'error', message: refusalKey(code), facts: {} });
  throw back;
}

export const headers = accountHeaders;

export default function ViewSubscription() {
  const { title, publicUrl, ...page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return (
    <>
      <PageHead
        title={title}
        path={`/my-account/view-subscription/${page.subscription.id}/`}
        publicUrl={publicUrl}
        isPrivate
      />
      <SubscriptionPage {...page} refused={refused} />
    </>
  );
}
