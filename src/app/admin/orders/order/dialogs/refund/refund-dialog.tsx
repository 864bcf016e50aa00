import { Alert, SegmentedControl, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { aed, type Money, minus, sum } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { OrderConflict } from '../../../order-conflict.tsx';
import type { Shown } from '../../../order-part.tsx';
import { useAmountText } from '../../../words.ts';
import { lineInWords } from '../../order-lines.tsx';
import { PreviewResult } from '../preview-result.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useOrderConflict } from '../use-order-conflict.ts';
import { useRefundByAmount } from './refund-amount.tsx';
import { useRefundByLine } from './refund-lines.tsx';
import type { RefundPreview } from './refund-mode.ts';

function Sum({ label, money, isStrong = false }: { label: string; money: Money; isStrong?: boolean }) {
  return (
    <Text size="sm" fw={isStrong ? 600 : 400}>
      {label}: <Price money={money} />
    </Text>
  );
}

/** The share of a refund that returns to gift cards, which are refunded first. */
function toGiftCards({ payOut }: RefundPreview, { order, refunds }: Shown): Money {
  const returned = sum(refunds.map(({ toGiftCards: amount }) => amount));
  return aed(Math.min(payOut.minor, minus(order.money.byGiftCard, returned).minor));
}

/** The exact amounts of a refund. */
function Outcome({ plan, shown }: { plan: RefundPreview; shown: Shown }) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const { lines } = shown.order;
  const onCards = toGiftCards(plan, shown);
  const nameOf = (position: number) => {
    const line = lines[position];
    return line === undefined ? '' : lineInWords(line, language);
  };
  return (
    <Alert color="blue" title={t('adminOrders:refundComesTo')} aria-live="polite">
      {plan.lines.map(({ position, quantity, amount }) => (
        <Sum
          key={position}
          label={
            quantity === 0
              ? nameOf(position)
              : t('adminOrders:piecesOf', { quantity, name: nameOf(position) })
          }
          money={amount}
        />
      ))}
      {plan.delivery.minor > 0 ? <Sum label={t('adminOrders:delivery')} money={plan.delivery} /> : null}
      {plan.giftWrap.minor > 0 ? <Sum label={t('adminOrders:giftWrap')} money={plan.giftWrap} /> : null}
      {plan.fee.minor > 0 ? <Sum label={t('adminOrders:fee')} money={plan.fee} /> : null}
      <Sum label={t('adminOrders:vatIn')} money={plan.vat} />
      <Sum label={t('adminOrders:toCustomerBack')} money={plan.payOut} isStrong />
      {onCards.minor > 0 ? (
        <Text size="sm">{t('adminOrders:toGiftCards', { amount: amountText(onCards) })}</Text>
      ) : null}
    </Alert>
  );
}

const MODES = ['lines', 'amount'] as const;

/** Refunds lines and charges, or an amount, with a preview. Source: OR-04 */
export function RefundDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const [key] = useState(() => crypto.randomUUID());
  const [by, setBy] = useState<(typeof MODES)[number]>('lines');
  const { opened, conflict, settle } = useOrderConflict(shown);
  const modes = { lines: useRefundByLine(opened), amount: useRefundByAmount(opened) };
  const { order, version } = opened;
  const { preview, isAsked, fields, make } = modes[by];
  const refund = async (reason: string) => {
    const answer = await make({ reason, version, key });
    if (answer.ok)
      notifications.show({
        message: t('adminOrders:refunded', { amount: amountText(answer.value.total) }),
        color: 'green',
      });
    return settle(answer);
  };
  return (
    <ReasonDialog
      title={t('adminOrders:refundTitle', { number: order.id })}
      label={
        preview?.ok
          ? t('adminOrders:refundNow', { amount: amountText(preview.value.payOut) })
          : t('adminOrders:refund')
      }
      onClose={onClose}
      onDo={refund}
      isDisabled={!preview?.ok}
      needsReason
      isDestructive
      size="xl"
    >
      <SegmentedControl
        aria-label={t('adminOrders:refundMode')}
        value={by}
        onChange={(chosen) => setBy(chosen as typeof by)}
        data={MODES.map((mode) => ({ value: mode, label: t(`adminOrders:refundModes.${mode}`) }))}
        style={{ alignSelf: 'flex-start' }}
      />
      {conflict === null ? null : <OrderConflict {...conflict} />}
      {fields}
      <PreviewResult key={by} preview={preview} isAsked={isAsked}>
        {(plan) => <Outcome plan={plan} shown={opened} />}
      </PreviewResult>
    </ReasonDialog>
  );
}
