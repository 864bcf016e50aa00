import { Link } from 'react-email';
import { inLanguage } from '#kernel/language.ts';
import { minus } from '#kernel/money.ts';
import type { OrderEmail } from '#shop/mails';
import type { Order, OrderLine } from '#shop/orders';
import { isDelivered, isSentByMail, needsShipping } from '#shop/orders/rules/no-delivery.ts';
import { refundMethodOf } from '#shop/orders/rules/payment/refund-method.ts';
import { shownCode } from '#shop/promotions/rules/code.ts';
import { partsInWords } from '../bundle/part-words.ts';
import { namedOptions } from '../cart-line/line-words.ts';
import { formatMoment } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { deliveryName } from '../order/delivery-name.ts';
import { deliveryTime } from '../order/delivery-time.ts';
import { StreetLines } from '../order/street-lines.tsx';
import { mailAmount } from './amount.ts';
import { MailButton, MailHeading, MailQuote, MailRow, MailTable, MailText } from './mail-frame.tsx';

function Line({ line, value }: { line: OrderLine; value: string }) {
  const { t, language } = useLanguage();
  const options = namedOptions(line, language);
  const parts = partsInWords(line.parts, language);
  return (
    <MailRow
      label={
        <>
          {line.quantity} × {inLanguage(line.name, language)}
        </>
      }
      under={[...options, ...parts].join(t('account:addresses.comma'))}
      value={value}
    />
  );
}

/** The lines of a return or a refund, each with its quantity. */
function Returned({ order, returned, refund }: Pick<OrderEmail, 'order' | 'returned' | 'refund'>) {
  const { t } = useLanguage();
  if (returned.length === 0 && refund === null) return null;
  return (
    <MailTable>
      {returned.map(({ position, quantity }) => {
        const line = order.lines[position];
        return line === undefined ? null : <Line key={position} line={{ ...line, quantity }} value="" />;
      })}
      {refund === null ? null : (
        <MailRow label={t('mail:order.refund.total')} value={mailAmount(refund.total)} isStrong />
      )}
    </MailTable>
  );
}

/** How the customer gets the money, or got it, and the number of the credit note. */
function Refunded({ template, order, refund, documentLabel }: OrderEmail) {
  const { t } = useLanguage();
  if (refund === null) return null;
  const { total, toGiftCards } = refund;
  const part = template === 'order-refund-sent' ? 'refundSent' : 'refund';
  return (
    <>
      {toGiftCards.minor === 0 ? null : (
        <MailText>{t('mail:order.refund.toGiftCards', { amount: mailAmount(toGiftCards) })}</MailText>
      )}
      {toGiftCards.minor === total.minor ? null : (
        <MailText>{t(`mail:order.${part}.${refundMethodOf(order, refund)}`)}</MailText>
      )}
      {documentLabel === null ? null : (
        <MailText isQuiet>{t('mail:order.creditNote', { label: documentLabel })}</MailText>
      )}
    </>
  );
}

function Sums({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  const { totals } = order;
  const { byGiftCard } = order.money;
  const method = deliveryName(order, language);
  return (
    <MailTable>
      {order.lines.map((line) => (
        <Line
          key={`${line.sku}-${line.productId}-${line.variationId}`}
          line={line}
          value={mailAmount(line.total)}
        />
      ))}
      {order.discounts.map(({ code, title, amount: off, freesDelivery }) => (
        <MailRow
          key={code ?? title.en}
          label={inLanguage(title, language)}
          under={code === null ? '' : shownCode(code)}
          value={off.minor === 0 && freesDelivery ? t('cart:freesDelivery') : `−${mailAmount(off)}`}
        />
      ))}
      {method === undefined ? null : (
        <MailRow
          label={t('checkout:deliveryBy', { method })}
          value={totals.delivery.minor === 0 ? t('checkout:free') : mailAmount(totals.delivery)}
        />
      )}
      {!order.isGiftWrapped ? null : (
        <MailRow
          label={t('checkout:gift.wrap')}
          under={order.giftMessage}
          value={totals.giftWrap.minor === 0 ? t('checkout:free') : mailAmount(totals.giftWrap)}
        />
      )}
      {totals.fee.minor === 0 ? null : <MailRow label={t('checkout:fee')} value={mailAmount(totals.fee)} />}
      <MailRow label={t('cart:total')} value={mailAmount(totals.total)} isStrong />
      {totals.vat.minor === 0 ? null : (
        <MailRow label={t('checkout:includesVat')} value={mailAmount(totals.vat)} />
      )}
      {byGiftCard.minor === 0 ? null : (
        <>
          <MailRow label={t('giftCards:paid')} value={`−${mailAmount(byGiftCard)}`} />
          <MailRow label={t('giftCards:due')} value={mailAmount(minus(totals.total, byGiftCard))} isStrong />
        </>
      )}
    </MailTable>
  );
}

function Arrival({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  const day = deliveryTime(order.delivery, language);
  return day === null ? null : <MailText>{t('mail:order.arrives', { day })}</MailText>;
}

function Destination({ order }: { order: Order }) {
  const { t } = useLanguage();
  const { firstName, lastName, emirate } = order.address;
  return (
    <>
      <MailHeading>{t(isSentByMail(order) ? 'checkout:steps.billing' : 'orders:deliveryTo')}</MailHeading>
      <MailText isQuiet>
        <bdi>
          {firstName} {lastName}
        </bdi>
        <br />
        <StreetLines address={order.address} />
        {t(`checkout:emirates.${emirate}`)}
        <br />
        <bdi dir="ltr">{order.phone}</bdi>
      </MailText>
      <Arrival order={order} />
    </>
  );
}

/** The order's lines, delivery and payment. */
function Whole({ order, documentLabel }: Pick<OrderEmail, 'order' | 'documentLabel'>) {
  const { t } = useLanguage();
  return (
    <>
      <MailHeading>{t('mail:order.number', { number: order.id })}</MailHeading>
      <Sums order={order} />
      {isDelivered(order) ? <Destination order={order} /> : null}
      <MailHeading>{t('orders:payment')}</MailHeading>
      <MailText isQuiet>{t(`checkout:methods.${order.paymentMethod}.title`)}</MailText>
      {documentLabel === null ? null : (
        <MailText isQuiet>{t('mail:order.invoice', { label: documentLabel })}</MailText>
      )}
    </>
  );
}

/** What the driver will do, for orders delivered by one. */
function Driver({ order }: { order: Order }) {
  const { t } = useLanguage();
  if (!needsShipping(order)) return null;
  return (
    <MailText>
      {t(order.ageConfirmedAt === null ? 'mail:order.driver' : 'mail:order.driverChecksAge')}
    </MailText>
  );
}

function Shipment({ order }: { order: Order }) {
  const { t } = useLanguage();
  const { tracking } = order;
  return (
    <>
      <Arrival order={order} />
      {tracking === null ? null : (
        <MailText>
          {t('mail:order.tracking', { carrier: tracking.carrier })}{' '}
          {tracking.url === '' ? (
            <bdi dir="ltr">{tracking.number}</bdi>
          ) : (
            <Link className="jm-brand" href={tracking.url} style={{ color: '#8F3814' }}>
              <bdi dir="ltr">{tracking.number}</bdi>
            </Link>
          )}
        </MailText>
      )}
    </>
  );
}

/** Bank transfer details, and until when the order is reserved. */
function Transfer({ order, account }: Pick<OrderEmail, 'order' | 'account'>) {
  const { t, language } = useLanguage();
  const { id, totals, money, reservedUntil } = order;
  const amount = mailAmount(minus(totals.total, money.paid));
  return (
    <>
      {account.trim() === '' ? null : (
        <>
          <MailText>{t('mail:order.account', { amount, number: id })}</MailText>
          <MailQuote>{account.trim()}</MailQuote>
        </>
      )}
      {reservedUntil === null ? null : (
        <MailText>{t('mail:order.until', { time: formatMoment(reservedUntil, language) })}</MailText>
      )}
    </>
  );
}

const WHOLE: readonly OrderEmail['template'][] = [
  'order-confirmation',
  'order-waiting',
  'order-calling',
  'order-payment-due',
];

const ON_ITS_WAY: readonly OrderEmail['template'][] = ['order-shipped', 'order-out-for-delivery'];

const WITH_DRIVER: readonly OrderEmail['template'][] = ['order-confirmation', ...ON_ITS_WAY];

/** The body of an order mail, with a link to the order. */
export function OrderBody(letter: OrderEmail) {
  const { template, order, orderUrl, account, said: message } = letter;
  const { t, language } = useLanguage();
  return (
    <>
      {WITH_DRIVER.includes(template) ? <Driver order={order} /> : null}
      {message === '' ? null : <MailQuote>{message}</MailQuote>}
      <Returned {...letter} />
      {template === 'order-waiting' ? <Transfer order={order} account={account} /> : null}
      {WHOLE.includes(template) ? <Whole {...letter} /> : null}
      {ON_ITS_WAY.includes(template) ? <Shipment order={order} /> : null}
      <Refunded {...letter} />
      {template === 'order-payment-due' && order.reservedUntil !== null ? (
        <MailText>{t('mail:order.payUntil', { time: formatMoment(order.reservedUntil, language) })}</MailText>
      ) : null}
      <MailButton href={orderUrl}>
        {t(template === 'order-payment-due' ? 'mail:order.pay' : 'mail:order.look')}
      </MailButton>
    </>
  );
}
