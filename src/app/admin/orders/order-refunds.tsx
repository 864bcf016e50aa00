import { Badge, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { useAct } from '../act.ts';
import { AskDialog } from './ask-dialog.tsx';
import { MarkPaidOut } from './mark-paid-out.tsx';
import { type May, OrderPart, type Shown } from './order-part.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useAmountText } from './words.ts';

function PayOutDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { act } = useAct();
  const { order, difference } = shown;
  const amount = amountText({ ...difference, minor: -difference.minor });
  return (
    <AskDialog
      title={t('deskOrders:payOut', { amount })}
      label={t('deskOrders:payOut', { amount })}
      onClose={onClose}
      onDo={(reason) => act('refunds.pay-difference', { id: order.id, reason })}
      needsReason
    >
      <Text>{t('deskOrders:payOutText')}</Text>
    </AskDialog>
  );
}

/** What was given back of an order, and the way to give back more. Source: OR-04 */
export function OrderRefunds({ shown, may }: { shown: Shown; may: May }) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const [asked, setAsked] = useState<'refund' | 'pay-out' | null>(null);
  const { order, refunds, difference } = shown;
  const isPaid = order.money.paid.minor > order.money.refunded.minor;
  const close = () => setAsked(null);
  return (
    <OrderPart
      title={t('deskOrders:refunds')}
      actions={
        may.refund ? (
          <>
            {difference.minor < 0 ? (
              <Button variant="default" onClick={() => setAsked('pay-out')}>
                {t('deskOrders:payOut', { amount: amountText({ ...difference, minor: -difference.minor }) })}
              </Button>
            ) : null}
            {isPaid ? (
              <Button variant="default" onClick={() => setAsked('refund')}>
                {t('deskOrders:refund')}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {refunds.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(isPaid ? 'deskOrders:noRefunds' : 'deskOrders:nothingPaid')}
        </Text>
      ) : (
        <Stack gap="sm">
          {refunds.map((refund) => (
            <div key={refund.id}>
              <Text size="sm" component="div">
                <Price money={refund.total} />{' '}
                <Badge variant="light" className="desk-state">
                  {t(`deskOrders:refundStates.${refund.state}`)}
                </Badge>
              </Text>
              <Text size="xs" c="dimmed">
                <bdi>{refund.actor}</bdi> · {formatMoment(refund.at, language)} · <bdi>{refund.reason}</bdi>
              </Text>
              {refund.reference === '' ? null : (
                <Text size="xs" c="dimmed">
                  {t('deskOrders:reference')}: <bdi>{refund.reference}</bdi>
                </Text>
              )}
              {refund.state === 'by-hand' && may.refund ? <MarkPaidOut id={refund.id} /> : null}
            </div>
          ))}
        </Stack>
      )}
      {asked === 'refund' ? <RefundDialog shown={shown} onClose={close} /> : null}
      {asked === 'pay-out' ? <PayOutDialog shown={shown} onClose={close} /> : null}
    </OrderPart>
  );
}
