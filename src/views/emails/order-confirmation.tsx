import { Heading, Hr, Section, Text } from 'react-email';
import { inLanguage } from '#kernel/language.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { shownCode } from '#shop/promotions/code.ts';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { deliveryTime } from '../order/delivery-time.ts';
import { StreetLines } from '../order/street-lines.tsx';
import { INK, LINE, MailButton, MailFrame, QUIET } from './mail-frame.tsx';
import type { OrderMailProps } from './order-letter.tsx';

/** Mail programs have no dirham glyph: amounts carry the currency's letters. */
function amount(money: Money): string {
  return `AED ${toDecimal(money)}`;
}

const cell = { padding: '8px 0', borderBottom: `1px solid ${LINE}`, fontSize: '15px', color: INK };

function Row({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  const style = { ...cell, fontWeight: isStrong ? 600 : 400 };
  return (
    <tr>
      <td style={{ ...style, textAlign: 'start' }}>{label}</td>
      <td style={{ ...style, textAlign: 'end', whiteSpace: 'nowrap' }}>
        <bdi>{value}</bdi>
      </td>
    </tr>
  );
}

function Sums({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  const { totals, delivery } = order;
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        {order.lines.map((line) => (
          <Row
            key={`${line.sku}-${line.productId}-${line.variationId}`}
            label={`${line.quantity} × ${inLanguage(line.name, language)} ${line.options.map(({ value }) => inLanguage(value, language)).join(', ')}`.trim()}
            value={amount(line.total)}
          />
        ))}
        {order.discounts.map(({ code, title, amount: off, freesDelivery }) => (
          <Row
            key={code ?? title.en}
            label={
              code === null
                ? inLanguage(title, language)
                : `${inLanguage(title, language)} (${shownCode(code)})`
            }
            value={off.minor === 0 && freesDelivery ? t('cart:freesDelivery') : `−${amount(off)}`}
          />
        ))}
        <Row
          label={t('checkout:deliveryBy', { method: inLanguage(delivery.title, language) })}
          value={totals.delivery.minor === 0 ? t('checkout:free') : amount(totals.delivery)}
        />
        <Row label={t('cart:total')} value={amount(totals.total)} isStrong />
        <Row label={t('checkout:includesVat')} value={amount(totals.vat)} />
      </tbody>
    </table>
  );
}

type OrderConfirmationProps = OrderMailProps & { hasInvoice: boolean };

/** Sent when an order is placed: what, where, when, and the way back to it. */
export function OrderConfirmation({ order, orderUrl, phone, hasInvoice }: OrderConfirmationProps) {
  const { t, language } = useLanguage();
  const { firstName, lastName, emirate } = order.address;
  const time = deliveryTime(order.delivery, language);
  const words = { number: order.id, name: firstName, date: formatDate(order.placedAt, language), phone };
  return (
    <MailFrame preview={t('mail:confirmation.preview')} title={t('mail:confirmation.greeting', words)}>
      <Text style={{ fontSize: '16px', lineHeight: '26px', color: INK }}>
        {t('mail:confirmation.text', words)}
      </Text>
      <Section>
        <Sums order={order} />
      </Section>
      <Heading as="h2" style={{ fontSize: '18px', fontWeight: 500, color: INK, margin: '28px 0 8px' }}>
        {t('orders:deliveryTo')}
      </Heading>
      <Text style={{ fontSize: '15px', lineHeight: '24px', color: QUIET, margin: 0 }}>
        {firstName} {lastName}
        <br />
        <StreetLines address={order.address} />
        {t(`checkout:emirates.${emirate}`)}
        <br />
        <bdi dir="ltr">{order.phone}</bdi>
      </Text>
      {time === null ? null : <Text style={{ fontSize: '15px', color: INK }}>{time}</Text>}
      <Text style={{ fontSize: '15px', color: INK }}>
        {t(`checkout:methods.${order.paymentMethod}.title`)}
      </Text>
      {hasInvoice ? (
        <Text style={{ fontSize: '15px', color: QUIET }}>{t('mail:confirmation.invoice')}</Text>
      ) : null}
      <MailButton href={orderUrl}>{t('mail:look')}</MailButton>
      <Hr style={{ borderColor: LINE, margin: '28px 0 16px' }} />
      <Text style={{ fontSize: '13px', color: QUIET }}>
        {phone === '' ? t('mail:questionsByMail') : t('mail:questions', words)}
      </Text>
    </MailFrame>
  );
}
