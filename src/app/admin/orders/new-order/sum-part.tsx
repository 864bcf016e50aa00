import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { OrderPart } from '../order-part.tsx';

type Quote = ValueOf<'orders.quote'>;

/** Whether the quote has nothing that would refuse the order. */
function isReady(quote: Quote | null): boolean {
  if (quote === null || quote.rate === null || quote.against !== null) return false;
  return quote.idleCodes.length === 0 && (!quote.rate.hasSlots || quote.slot !== null);
}

function Sums({ quote: { totals, discounts } }: { quote: Quote }) {
  const { t, language } = useLanguage();
  const row = (name: 'subtotal' | 'delivery' | 'fee' | 'total' | 'vat') => (
    <Text size="sm" fw={name === 'total' ? 600 : 400}>
      {t(`adminOrders:sums.${name}`)}: <Price money={totals[name]} />
    </Text>
  );
  return (
    <>
      {row('subtotal')}
      {discounts.map(({ code, title, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a discount has no other name
        <Text key={index} size="sm">
          {[inLanguage(title, language), code].filter(Boolean).join(' · ')}: −<Price money={amount} />
        </Text>
      ))}
      {row('delivery')}
      {totals.fee.minor > 0 ? row('fee') : null}
      {row('total')}
      {row('vat')}
    </>
  );
}

/** The totals that the server calculated. */
export function SumPart({ quote, isBusy }: { quote: Quote | null; isBusy: boolean }) {
  const { t } = useLanguage();
  return (
    <OrderPart title={t('adminOrders:total')}>
      <Stack gap="xs" aria-live="polite">
        {quote === null ? (
          <Text size="sm" c="dimmed">
            {t('adminOrders:noTotalYet')}
          </Text>
        ) : (
          <Sums quote={quote} />
        )}
        {quote?.rate === null ? <Alert color="red">{t('adminOrders:noDelivery')}</Alert> : null}
        {quote === null || quote.against === null ? null : (
          <Alert color="red" title={t('adminOrders:cannotBe')}>
            {quote.against}
          </Alert>
        )}
        <Button type="submit" loading={isBusy} disabled={!isReady(quote)}>
          {t('adminOrders:createOrder')}
        </Button>
      </Stack>
    </OrderPart>
  );
}
