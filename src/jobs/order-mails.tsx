import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import { parseOrderId, parseRefundId, parseReturnId } from '#kernel/ids.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { toDecimal } from '#kernel/money.ts';
import { translatorFor, wordsIn } from '#messages';
import type { Db } from '#platform/database/client.ts';
import { type Attachment, hasMail, putMail } from '#platform/mail/outbox.ts';
import type { TaxDocument } from '#shop/invoices';
import type { Order } from '#shop/orders';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { OrderCalling } from '#views/emails/order-calling.tsx';
import { OrderCancelled } from '#views/emails/order-cancelled.tsx';
import { OrderConfirmation } from '#views/emails/order-confirmation.tsx';
import { OrderDelivered } from '#views/emails/order-delivered.tsx';
import type { OrderMailProps } from '#views/emails/order-letter.tsx';
import { OrderNote } from '#views/emails/order-note.tsx';
import { OrderPacked } from '#views/emails/order-packed.tsx';
import { OrderRefunded } from '#views/emails/order-refunded.tsx';
import { OrderShipped } from '#views/emails/order-shipped.tsx';
import { OrderWaiting } from '#views/emails/order-waiting.tsx';
import { ReturnApproved } from '#views/emails/return-approved.tsx';
import { ReturnAsked } from '#views/emails/return-asked.tsx';
import { ReturnReceived } from '#views/emails/return-received.tsx';
import { ReturnRefused } from '#views/emails/return-refused.tsx';
import { LanguageProvider } from '#views/language/language.tsx';

import { field } from './payload.ts';

type Needs = { shop: Shop; db: Db; config: Config };

/** The way to pay that waits for a bank transfer. */
const TRANSFER = 'bacs';

/** What a piece of news turns into; null when there is nothing to tell any more. */
type Letter = {
  /** Two letters with the same key are one. */
  key: string;
  /** Its words below `mail:`. */
  words: string;
  facts?: Record<string, string | number>;
  mail: ReactElement;
  /** A paper that goes with it. */
  document?: TaxDocument | null;
};
type Write = (about: { needs: Needs; props: OrderMailProps; payload: object }) => Promise<Letter | null>;

/** A letter that a state has once, however often the order comes there. */
function ofState(words: string, Mail: (props: OrderMailProps) => ReactElement): Write {
  return async ({ props }) => ({ key: `order-${words}-${props.order.id}`, words, mail: <Mail {...props} /> });
}

const confirmed: Write = async ({ needs: { shop }, props }) => {
  const documents = await shop.invoices.of(props.order.id);
  const document = documents.findLast(({ kind }) => kind === 'invoice') ?? null;
  return {
    key: `order-confirmation-${props.order.id}`,
    words: 'confirmation',
    mail: <OrderConfirmation {...props} hasInvoice={document !== null} />,
    document,
  };
};

const refunded: Write = async ({ needs: { shop }, props, payload }) => {
  const id = parseRefundId(field(payload, 'refundId'));
  const refund = id === null ? null : await shop.orders.refunds.find(id);
  if (refund === null) return null;
  const documents = await shop.invoices.of(props.order.id);
  const document = documents.find(({ refundId }) => refundId === refund.id) ?? null;
  return {
    key: `order-refunded-${refund.id}`,
    words: 'refunded',
    facts: { amount: toDecimal(refund.total) },
    mail: <OrderRefunded {...props} refund={refund} creditNote={document?.label ?? null} />,
    document,
  };
};

/** A letter that each return has once; a refusal brings its reason. */
function ofReturn(state: string, Mail: (props: OrderMailProps & { reason: string }) => ReactElement): Write {
  return async ({ needs: { shop }, props, payload }) => {
    const id = parseReturnId(field(payload, 'returnId'));
    const found = id === null ? null : await shop.orders.returns.find(id);
    if (found === null) return null;
    const reason = found.timeline.find(({ to }) => to === state)?.reason ?? '';
    return {
      key: `order-return-${state}-${found.id}`,
      words: `return.${state}`,
      mail: <Mail {...props} reason={reason} />,
    };
  };
}

/** The first letter of an order that is not confirmed yet: it waits for a transfer, or for a call. */
const received: Write = async ({ needs: { shop }, props }) => {
  const key = `order-waiting-${props.order.id}`;
  if (props.order.paymentMethod !== TRANSFER)
    return { key, words: 'calling', mail: <OrderCalling {...props} /> };
  const { 'payments.transfer': transfer } = await shop.settings.all();
  const account = inLanguage(transfer.account, props.order.language);
  return { key, words: 'waiting', mail: <OrderWaiting {...props} account={account} /> };
};

const noted: Write = async ({ needs: { shop }, props, payload }) => {
  const id = field(payload, 'eventId');
  const event = (await shop.orders.timeline(props.order.id)).find((one) => one.id === id);
  if (event === undefined || !event.isForCustomer) return null;
  return {
    key: `order-note-${event.id}`,
    words: 'note',
    mail: <OrderNote {...props} note={event.reason} />,
  };
};

const LETTERS: Readonly<Record<string, Write>> = {
  received,
  note: noted,
  confirmed,
  packed: ofState('packed', OrderPacked),
  shipped: ofState('shipped', OrderShipped),
  delivered: ofState('delivered', OrderDelivered),
  cancelled: ofState('cancelled', OrderCancelled),
  refunded,
  'return-asked': ofReturn('asked', ReturnAsked),
  'return-approved': ofReturn('approved', ReturnApproved),
  'return-refused': ofReturn('refused', ReturnRefused),
  'return-received': ofReturn('received', ReturnReceived),
};

async function propsFor({ shop, config }: Needs, order: Order): Promise<OrderMailProps> {
  const path = addressIn(order.language, `/checkout/order-received/${order.id}/`);
  const settings = await shop.settings.all();
  return { order, orderUrl: `${config.publicUrl}${path}?key=${order.key}`, phone: settings['shop.phone'] };
}

/** What prints is loaded when there is something to print. */
async function print(document: TaxDocument | null | undefined, { language }: Order): Promise<Attachment[]> {
  if (document == null) return [];
  const { printPaper } = await import('#views/paper/print-paper.ts');
  const content = await printPaper(document, language);
  return [{ fileName: `${document.label}.pdf`, mediaType: 'application/pdf', content }];
}

/** Writes the mail about something that happened to an order; the same news is one mail, however often this runs. */
export function tellOfOrder(needs: Needs) {
  return async (payload: object): Promise<void> => {
    const id = parseOrderId(field(payload, 'orderId'));
    const order = id === null ? null : await needs.shop.orders.find(id);
    const write = LETTERS[String(field(payload, 'kind'))];
    if (order === null || write === undefined || order.email === '') return;
    const letter = await write({ needs, props: await propsFor(needs, order), payload });
    if (letter === null || (await hasMail(needs.db, letter.key))) return;
    const { language } = order;
    const html = await render(
      <LanguageProvider translator={translatorFor(language)}>{letter.mail}</LanguageProvider>,
    );
    const facts = { number: order.id, name: order.address.firstName, ...letter.facts };
    await putMail(needs.db, {
      kind: `order-${letter.words.replace('.', '-')}`,
      dedupeKey: letter.key,
      recipient: order.email,
      language,
      subject: wordsIn(language)(`mail:${letter.words}.subject`, facts),
      html,
      plain: toPlainText(html),
      orderId: order.id,
      attachments: await print(letter.document, order),
    });
  };
}
