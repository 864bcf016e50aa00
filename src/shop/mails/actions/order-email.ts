import {
  type OrderId,
  parseOrderId,
  parseRefundId,
  parseReturnId,
  type RefundId,
  type ReturnId,
} from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { minus, NOTHING } from '#kernel/money.ts';
import type { OrderEmailDue } from '#shop/events.ts';
import type { TaxDocument } from '#shop/invoices';
import type { Order, OrderEvent, OrderReturn, Refund } from '#shop/orders';
import type { OrderEmail } from '../email.ts';
import type { OrderTemplate } from '../rules/templates.ts';

export type OrderMailDeps = Readonly<{
  publicUrl: string;
  findOrder: (id: OrderId) => Promise<Order | null>;
  documentsOf: (id: OrderId) => Promise<readonly TaxDocument[]>;
  refundsOf: (id: OrderId) => Promise<readonly Refund[]>;
  returnsOf: (id: OrderId) => Promise<readonly OrderReturn[]>;
  /** Bank details, in lines; empty when not configured. */
  transferAccount: (language: Language) => Promise<string>;
  eventsOf: (id: OrderId) => Promise<readonly OrderEvent[]>;
}>;

/** An order mail; mails with the same key are sent once. */
export type OrderMail = Readonly<{ key: string; letter: OrderEmail; document: TaxDocument | null }>;

/** The refund, return or note a mail is about; default: the last. */
export type Which = Readonly<{ refundId?: RefundId; returnId?: ReturnId; eventId?: number }>;

type About = Omit<OrderEmail, 'template' | 'order' | 'orderUrl'> &
  Readonly<{ of: string | number; document: TaxDocument | null }>;
type Gather = (deps: OrderMailDeps, order: Order, which: Which) => Promise<About | null>;

const NOTHING_MORE = {
  refund: null,
  documentLabel: null,
  account: '',
  said: '',
  returned: [],
  document: null,
};

const ofState: Gather = async (_needs, order) => ({ ...NOTHING_MORE, of: order.id });

const ofWaiting: Gather = async ({ transferAccount }, order) => ({
  ...NOTHING_MORE,
  of: order.id,
  account: await transferAccount(order.language),
});

/** Sent once, and again when the order is confirmed after its confirmation was undone. */
const ofConfirmation: Gather = async ({ documentsOf, eventsOf }, order) => {
  const undone = (await eventsOf(order.id)).findLast(({ kind }) => kind === 'payment-undone');
  if (undone !== undefined && order.status === 'on-hold') return null;
  const document = (await documentsOf(order.id)).findLast(({ kind }) => kind === 'invoice') ?? null;
  const of = undone === undefined ? order.id : `${order.id}-${undone.id}`;
  return { ...NOTHING_MORE, of, document, documentLabel: document?.label ?? null };
};

const ofRefund: Gather = async ({ refundsOf, documentsOf }, order, { refundId }) => {
  const refunds = await refundsOf(order.id);
  const refund = refundId === undefined ? refunds.at(-1) : refunds.find(({ id }) => id === refundId);
  if (refund === undefined) return null;
  const document = (await documentsOf(order.id)).find((one) => one.refundId === refund.id) ?? null;
  const returned = refund.lines.filter(({ quantity }) => quantity > 0);
  return {
    ...NOTHING_MORE,
    of: refund.id,
    refund,
    returned,
    document,
    documentLabel: document?.label ?? null,
  };
};

/** The part of a refund that a person has sent; its credit note came with the first mail. */
const ofSentRefund: Gather = async (deps, order, which) => {
  const about = await ofRefund(deps, order, which);
  if (about === null || about.refund === null) return null;
  const { total, toGiftCards, isByHand } = about.refund;
  const refund = { total: minus(total, toGiftCards), toGiftCards: NOTHING, isByHand };
  return { ...about, refund, document: null, documentLabel: null };
};

/** One mail per state of a return; a refusal has its reason. */
function ofReturn(state: OrderReturn['state']): Gather {
  return async ({ returnsOf }, order, { returnId }) => {
    const returns = await returnsOf(order.id);
    const context =
      returnId === undefined
        ? returns.findLast(({ timeline }) => timeline.some(({ to }) => to === state))
        : returns.find(({ id }) => id === returnId);
    if (context === undefined) return null;
    const reason = context.timeline.find(({ to }) => to === state)?.reason ?? '';
    const refusalReason = state === 'refused' ? reason : '';
    return { ...NOTHING_MORE, of: context.id, said: refusalReason, returned: context.lines };
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

/** Once for each change of the payment method, while the order waits for its payment. */
const ofPaymentDue: Gather = async (_needs, order, { eventId }) =>
  order.status === 'pending' ? { ...NOTHING_MORE, of: eventId ?? order.id } : null;

const GATHER: Readonly<Record<OrderTemplate, Gather>> = {
  'order-confirmation': ofConfirmation,
  'order-waiting': ofWaiting,
  'order-calling': ofState,
  'order-payment-due': ofPaymentDue,
  'order-packed': ofState,
  'order-shipped': ofState,
  'order-out-for-delivery': ofState,
  'order-delivered': ofState,
  'order-cancelled': ofState,
  'order-refunded': ofRefund,
  'order-refund-sent': ofSentRefund,
  'order-note': ofNote,
  'order-return-asked': ofReturn('asked'),
  'order-return-approved': ofReturn('approved'),
  'order-return-refused': ofReturn('refused'),
  'order-return-received': ofReturn('received'),
};

/** The page that a mail leads to: the order, or its payment. */
function pathOf(template: OrderTemplate, { id, key }: Order): string {
  return template === 'order-payment-due'
    ? `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`
    : `/checkout/order-received/${id}/?key=${key}`;
}

/** @returns the content of an order mail; null when the order has no such event */
export async function mailOfOrder(
  deps: OrderMailDeps,
  { template, order, which }: { template: OrderTemplate; order: Order; which: Which },
): Promise<OrderMail | null> {
  const about = await GATHER[template](deps, order, which);
  if (about === null) return null;
  const { of, document, ...more } = about;
  const orderUrl = `${deps.publicUrl}${addressIn(order.language, pathOf(template, order))}`;
  return { key: `${template}-${of}`, letter: { template, order, orderUrl, ...more }, document };
}

/** The template of each order event. */
const TEMPLATE_OF: Readonly<Record<Exclude<OrderEmailDue['kind'], 'received'>, OrderTemplate>> = {
  confirmed: 'order-confirmation',
  packed: 'order-packed',
  shipped: 'order-shipped',
  'out-for-delivery': 'order-out-for-delivery',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
  'refund-sent': 'order-refund-sent',
  note: 'order-note',
  'payment-due': 'order-payment-due',
  'return-asked': 'order-return-asked',
  'return-approved': 'order-return-approved',
  'return-refused': 'order-return-refused',
  'return-received': 'order-return-received',
};

/** The payment method of bank transfers. */
const TRANSFER = 'bacs';

/** The first mail of an unconfirmed order: it waits for a transfer or a call. */
function templateOf(kind: unknown, { paymentMethod }: Order): OrderTemplate | undefined {
  if (kind === 'received') return paymentMethod === TRANSFER ? 'order-waiting' : 'order-calling';
  return Object.entries(TEMPLATE_OF).find(([one]) => one === kind)?.[1];
}

function whichOf(facts: Readonly<Record<string, unknown>>): Which {
  const refundId = parseRefundId(facts.refundId);
  const returnId = parseReturnId(facts.returnId);
  return {
    ...(refundId === null ? {} : { refundId }),
    ...(returnId === null ? {} : { returnId }),
    ...(typeof facts.eventId === 'number' ? { eventId: facts.eventId } : {}),
  };
}

/** @param payload an order event from the queue. @returns null when it no longer applies */
export async function mailOfOrderEvent(deps: OrderMailDeps, payload: object): Promise<OrderMail | null> {
  const facts = Object.fromEntries(Object.entries(payload));
  const id = parseOrderId(facts.orderId);
  const order = id === null ? null : await deps.findOrder(id);
  const template = order === null ? undefined : templateOf(facts.kind, order);
  if (order === null || template === undefined || order.email === '') return null;
  return mailOfOrder(deps, { template, order, which: whichOf(facts) });
}
