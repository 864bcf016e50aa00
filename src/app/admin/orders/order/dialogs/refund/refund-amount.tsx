import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../../../parts/fields.tsx';
import { usePreview } from '../../../../parts/use-preview.ts';
import { useAction } from '../../../../use-action.ts';
import type { Shown } from '../../../order-part.tsx';
import { useAmountText } from '../../../words.ts';
import type { RefundMode } from './refund-mode.ts';

/** Refunds an amount as goodwill, without a return. Source: OR-04 */
export function useRefundByAmount(shown: Shown): RefundMode {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { runAction } = useAction();
  const [amount, setAmount] = useState<number | null>(null);
  const { order, refundable } = shown;
  const wanted = { id: order.id, amount: amount ?? 0 };
  const preview = usePreview('refunds.preview-amount', wanted.amount === 0 ? null : wanted, shown.version);
  // A full refund of a confirmed order stops its shipment.
  const endsOrder = order.status === 'confirmed' && preview?.ok === true && preview.value.isAll;
  const fields = (
    <>
      <Text size="sm">{t('adminOrders:refundAmountText')}</Text>
      <Box maw={320}>
        <MoneyField
          label={t('adminOrders:refundAmountOf', { amount: amountText(refundable) })}
          value={amount}
          onChange={setAmount}
          required
        />
      </Box>
      {endsOrder ? <Text size="sm">{t('adminOrders:refundAmountAll')}</Text> : null}
    </>
  );
  return {
    preview,
    isAsked: wanted.amount > 0,
    fields,
    make: (form) => runAction('refunds.make-amount', { ...wanted, ...form }),
  };
}
