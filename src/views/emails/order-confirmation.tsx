import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from 'react-email';
import { inLanguage } from '#kernel/language.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { formatDate, formatDay } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';

/** Mail programs have no dirham glyph: amounts carry the currency's letters. */
function amount(money: Money): string {
  return `AED ${toDecimal(money)}`;
}

const INK = '#2A211C';
const QUIET = '#5A4F47';
const GROUND = '#FAF8F5';
const LINE = '#E4DCD2';
const FONT = 'system-ui, -apple-system, "Segoe UI", Tahoma, sans-serif';

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

export type OrderConfirmationProps = { order: Order; orderUrl: string; phone: string };

/** Sent when an order is placed: what, where, when, and the way back to it. */
export function OrderConfirmation({ order, orderUrl, phone }: OrderConfirmationProps) {
  const { t, language, dir } = useLanguage();
  const { firstName, lastName, building, street, emirate } = order.address;
  const words = { number: order.id, name: firstName, date: formatDate(order.placedAt, language), phone };
  return (
    <Html lang={language} dir={dir}>
      <Head />
      <Preview>{t('mail:confirmation.preview')}</Preview>
      <Body style={{ background: GROUND, fontFamily: FONT, margin: 0, padding: '32px 16px' }}>
        <Container
          style={{ background: '#FFFFFF', borderRadius: '16px', padding: '32px', maxWidth: '560px' }}
        >
          <Text style={{ color: '#8F3814', fontSize: '20px', fontWeight: 600, margin: '0 0 24px' }}>
            {t('shop:name')}
          </Text>
          <Heading as="h1" style={{ fontSize: '26px', fontWeight: 500, color: INK, margin: '0 0 12px' }}>
            {t('mail:confirmation.greeting', words)}
          </Heading>
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
            {building}
            <br />
            {street}, {t(`checkout:emirates.${emirate}`)}
            <br />
            <bdi dir="ltr">{order.phone}</bdi>
          </Text>
          {order.delivery.arrivesOn === null ? null : (
            <Text style={{ fontSize: '15px', color: INK }}>
              {formatDay(order.delivery.arrivesOn, language)}
            </Text>
          )}
          <Text style={{ fontSize: '15px', color: INK }}>
            {t(`checkout:methods.${order.paymentMethod}.title`)}
          </Text>
          <Button
            href={orderUrl}
            style={{
              background: '#B2481F',
              color: '#FFFFFF',
              borderRadius: '999px',
              padding: '14px 28px',
              fontSize: '16px',
            }}
          >
            {t('mail:confirmation.look')}
          </Button>
          <Hr style={{ borderColor: LINE, margin: '28px 0 16px' }} />
          <Text style={{ fontSize: '13px', color: QUIET }}>{t('mail:confirmation.questions', words)}</Text>
        </Container>
      </Body>
    </Html>
  );
}
