import {
  type OrderId,
  parseOrderId,
  parseRefundId,
  parseReturnId,
  type RefundId,
  type ReturnId,
} from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import type { TaxDocument } from '#shop/invoices';
import type { Order, OrderEvent, OrderNews, OrderReturn, Refund } from '#shop/orders';
import type { OrderLetter } from './letter.ts';
import type { OrderTemplate } from './templates.ts';

export type OrderMailNeeds = Readonly<{
  publicUrl: string;
  findOrder: (id: OrderId) => Promise<Order | null>;
  documentsOf: (id: OrderId) => Promise<readonly TaxDocument[]>;
  refundsOf: (id: OrderId) => Promise<readonly Refund[]>;
  returnsOf: (id: OrderId) => Promise<readonly OrderReturn[]>;
  /** Where a transfer goes, in lines; empty when the shop has said nothing. */
  transferAccount: (language: Language) => Promise<string>;
  eventsOf: (id: OrderId) => Promise<readonly OrderEvent[]>;
}>;

/** A mail about an order that can be printed; two with the same key are one. */
export type OrderMail = Readonly<{ key: string; letter: OrderLetter; document: TaxDocument | null }>;

/** Which of several refunds, returns or notes a mail is about; left out, it is about the last. */
export type Which = Readonly<{ refundId?: RefundId; returnId?: ReturnId; eventId?: number }>;

type About = Omit<OrderLetter, 'template' | 'order' | 'orderUrl'> &
  Readonly<{ of: string | number; document: TaxDocument | null }>;
type Gather = (needs: OrderMailNeeds, order: Order, which: Which) => Promise<About | null>;

const NOTHING_MORE = { refunded: null, paper: null, account: '', said: '', document: null };

const ofState: Gather = async (_needs, order) => ({ ...NOTHING_MORE, of: order.id });

const ofWaiting: Gather = async ({ transferAccount }, order) => ({
  ...NOTHING_MORE,
  of: order.id,
  account: await transferAccount(order.language),
});

const ofConfirmation: Gather = async ({ documentsOf }, order) => {
  const document = (await documentsOf(order.id)).findLast(({ kind }) => kind === 'invoice') ?? null;
  return { ...NOTHING_MORE, of: order.id, document, paper: document?.label ?? null };
};

const ofRefund: Gather = async ({ refundsOf, documentsOf }, order, { refundId }) => {
  const refunds = await refundsOf(order.id);
  const refund = refundId === undefined ? refunds.at(-1) : refunds.find(({ id }) => id === refundId);
  if (refund === undefined) return null;
  const document = (await documentsOf(order.id)).find((one) => one.refundId === refund.id) ?? null;
  return { ...NOTHING_MORE, of: refund.id, refunded: refund.total, document, paper: document?.label ?? null };
};

/** A letter that each return has once; a refusal brings its reason. */
function ofReturn(state: OrderReturn['state']): Gather {
  return async ({ returnsOf }, order, { returnId }) => {
    const returns = await returnsOf(order.id);
    const found =
      returnId === undefined
        ? returns.findLast(({ timeline }) => timeline.some(({ to }) => to === state))
        : returns.find(({ id }) => id === returnId);
    if (found === undefined) return null;
    const reason = found.timeline.find(({ to }) => to === state)?.reason ?? '';
    return { ...NOTHING_MORE, of: found.id, said: state === 'refused' ? reason : '' };
  };
}

const ofNote: Gather = async ({ eventsOf }, order, { eventId }) => {
  const notes = (await eventsOf(order.id)).filter(
    ({ kind, isForCustomer }) => kind === 'note' && isForCustomer,
  );
  const note = eventId === undefined ? notes.at(-1) : notes.find(({ id }) => id === eventId);
  if (note === undefined) return null;
  return { ...NOTHING_MORE, of: note.id, said: note.reason };
};

const GATHER: Readonly<Record<OrderTemplate, Gather>> = {
  'order-confirmation': ofConfirmation,
  'order-waiting': ofWaiting,
  'order-calling': ofState,
  'order-packed': ofState,
  'order-shipped': ofState,
  'order-delivered': ofState,
  'order-cancelled': ofState,
  'order-refunded': ofRefund,
  'order-note': ofNote,
  'order-return-asked': ofReturn('asked'),
  'order-return-approved': ofReturn('approved'),
  'order-return-refused': ofReturn('refused'),
  'order-return-received': ofReturn('received'),
};

/** @returns what a mail about an order tells; null when the order has nothing of that kind */
export async function mailOfOrder(
  needs: OrderMailNeeds,
  { template, order, which }: { template: OrderTemplate; order: Order; which: Which },
): Promise<OrderMail | null> {
  const about = await GATHER[template](needs, order, which);
  if (about === null) return null;
  const { of, document, ...more } = about;
  const path = addressIn(order.language, `/checkout/order-received/${order.id}/`);
  const orderUrl = `${needs.publicUrl}${path}?key=${order.key}`;
  return { key: `${template}-${of}`, letter: { template, order, orderUrl, ...more }, document };
}

/** The mail that each piece of news becomes. */
const TEMPLATE_OF: Readonly<Record<Exclude<OrderNews['kind'], 'received'>, OrderTemplate>> = {
  confirmed: 'order-confirmation',
  packed: 'order-packed',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
  note: 'order-note',
  'return-asked': 'order-return-asked',
  'return-approved': 'order-return-approved',
  'return-refused': 'order-return-refused',
  'return-received': 'order-return-received',
};

/** The way to pay that waits for a bank transfer. */
const TRANSFER = 'bacs';

/** The first mail of an order that is not confirmed yet: it waits for a transfer, or for a call. */
function templateOf(kind: unknown, { paymentMethod }: Order): OrderTemplate | undefined {
  if (kind === 'received') return paymentMethod === TRANSFER ? 'order-waiting' : 'order-calling';
  return Object.entries(TEMPLATE_OF).find(([one]) => one === kind)?.[1];
}

function whichOf(news: Readonly<Record<string, unknown>>): Which {
  const refundId = parseRefundId(news.refundId);
  const returnId = parseReturnId(news.returnId);
  return {
    ...(refundId === null ? {} : { refundId }),
    ...(returnId === null ? {} : { returnId }),
    ...(typeof news.eventId === 'number' ? { eventId: news.eventId } : {}),
  };
}

/** @param payload news as the queue brought it. @returns null when there is nothing to tell any more */
export async function mailOfNews(needs: OrderMailNeeds, payload: object): Promise<OrderMail | null> {
  const news = Object.fromEntries(Object.entries(payload));
  const id = parseOrderId(news.orderId);
  const order = id === null ? null : await needs.findOrder(id);
  const template = order === null ? undefined : templateOf(news.kind, order);
  if (order === null || template === undefined || order.email === '') return null;
  return mailOfOrder(needs, { template, order, which: whichOf(news) });
}
