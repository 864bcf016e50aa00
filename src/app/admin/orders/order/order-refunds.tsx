import { Anchor, Badge, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { minus } from '#kernel/money.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { useAction } from '../../use-action.ts';
import { MarkPaidOut } from '../mark-paid-out.tsx';
import { type May, OrderPart, type Shown } from '../order-part.tsx';
import { useAmountText } from '../words.ts';
import { ReasonDialog } from './dialogs/reason-dialog.tsx';
import { RefundDialog } from './dialogs/refund/refund-dialog.tsx';

const READ_MS = 2000;
const MOST_READS = 15;

function PayOutDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { runAction } = useAction();
  const { order, difference } = shown;
  const amount = amountText({ ...difference, minor: -difference.minor });
  return (
    <ReasonDialog
      title={t('adminOrders:payOut', { amount })}
      label={t('adminOrders:payOut', { amount })}
      onClose={onClose}
      onDo={(reason) => runAction('refunds.pay-difference', { id: order.id, reason })}
      needsReason
    >
      <Text>{t('adminOrders:payOutText')}</Text>
    </ReasonDialog>
  );
}

type RowProps = Readonly<{ refund: Shown['refunds'][number]; order: Shown['order']; may: May }>;

/** A refund that the payment provider has not accepted yet; the customer is emailed once it has. */
function Waiting({ order }: Pick<RowProps, 'order'>) {
  const { t } = useLanguage();
  return (
    <Text size="sm">
      {t('adminOrders:waitingText')}{' '}
      {t(order.email === '' ? 'adminOrders:contact.noEmail' : 'adminOrders:waitingMail')}
    </Text>
  );
}

/** A refund: amount, state, author and reason. */
function RefundRow({ refund, order, may }: RowProps) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  return (
    <div>
      <Text size="sm" component="div">
        <Price money={refund.state === 'by-hand' ? minus(refund.total, refund.toGiftCards) : refund.total} />{' '}
        <Badge variant="light" className="admin-state">
          {t(`adminOrders:refundStates.${refund.state}`)}
        </Badge>
      </Text>
      {refund.toGiftCards.minor === 0 ? null : (
        <Text size="xs">{t('adminOrders:toGiftCards', { amount: amountText(refund.toGiftCards) })}</Text>
      )}
      {refund.lines.some(({ quantity }) => quantity === 0) ? (
        <Text size="xs">{t('adminOrders:byAmount')}</Text>
      ) : null}
      <Text size="xs" c="dimmed">
        <bdi>{refund.actor}</bdi> · {formatMoment(refund.at, language)}
        {refund.reason === '' ? null : (
          <>
            {' '}
            · <bdi>{refund.reason}</bdi>
          </>
        )}
      </Text>
      <Reference reference={refund.reference} />
      {refund.state === 'waiting' ? <Waiting order={order} /> : null}
      {refund.state === 'by-hand' ? <ByHand refund={refund} may={may} /> : null}
    </div>
  );
}

/** The reference of a refund that pays for the order of an exchange. */
const EXCHANGE = /^order (\d+)$/;

/** The target of the money: a transfer or receipt, or the order of an exchange. */
function Reference({ reference }: Pick<Shown['refunds'][number], 'reference'>) {
  const { t, to } = useLanguage();
  const order = EXCHANGE.exec(reference)?.[1];
  if (reference === '') return null;
  if (order !== undefined)
    return (
      <Anchor size="xs" component={Link} to={to(`/admin/orders/${order}/`)}>
        {t('adminOrders:paidForOrder', { number: order })}
      </Anchor>
    );
  return (
    <Text size="xs" c="dimmed">
      {t('adminOrders:reference')}: <bdi>{reference}</bdi>
    </Text>
  );
}

/** A manual refund: instructions, the list of all such refunds, and a button to mark it as paid. */
function ByHand({ refund, may }: { refund: Shown['refunds'][number]; may: May }) {
  const { t, to } = useLanguage();
  const rights = useRights();
  return (
    <>
      <Text size="sm">
        {t('adminOrders:byHandText')}{' '}
        {rights.includes('payments.see') ? (
          <Anchor inherit component={Link} to={to('/admin/payments/#refunds')}>
            {t('adminOrders:allByHand')}
          </Anchor>
        ) : null}
      </Text>
      {may.refund ? <MarkPaidOut id={refund.id} /> : null}
    </>
  );
}

/** Polls the order while a refund waits to be sent to the provider. */
function useRefundToasts(refunds: Shown['refunds']): void {
  const { revalidate } = useRevalidator();
  const isWaiting = refunds.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return;
    let left = MOST_READS;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void revalidate();
    }, READ_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

function hasMoney({ order: { money } }: Shown): boolean {
  return money.paid.minor > money.refunded.minor;
}

/** A credit note refers to an invoice, so there is no refund before one is issued. */
function isRefundable(shown: Shown): boolean {
  return hasMoney(shown) && shown.taxDocuments.some(({ kind }) => kind === 'invoice');
}

/** The refunds of an order, with buttons for new ones. Source: OR-04 */
export function OrderRefunds({ shown, may }: { shown: Shown; may: May }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const [requested, setAsked] = useState<'refund' | 'pay-out' | null>(null);
  const { refunds, difference } = shown;
  const isPaid = hasMoney(shown);
  useRefundToasts(refunds);
  const close = () => setAsked(null);
  return (
    <OrderPart
      title={t('adminOrders:refunds')}
      actions={
        may.refund ? (
          <>
            {difference.minor < 0 ? (
              <Button variant="default" onClick={() => setAsked('pay-out')}>
                {t('adminOrders:payOut', { amount: amountText({ ...difference, minor: -difference.minor }) })}
              </Button>
            ) : null}
            {isRefundable(shown) ? (
              <Button variant="default" onClick={() => setAsked('refund')}>
                {t('adminOrders:refund')}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {refunds.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(isPaid ? 'adminOrders:noRefunds' : 'adminOrders:nothingPaid')}
        </Text>
      ) : (
        <Stack gap="sm">
          {refunds.map((refund) => (
            <RefundRow key={refund.id} {...{ refund, may }} order={shown.order} />
          ))}
        </Stack>
      )}
      {requested === 'refund' ? <RefundDialog shown={shown} onClose={close} /> : null}
      {requested === 'pay-out' ? <PayOutDialog shown={shown} onClose={close} /> : null}
    </OrderPart>
  );
}
