import { Alert, Badge, Button, Group, List, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { aed } from '#kernel/money.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import { Eligibility } from '../../payments/eligibility.tsx';
import { useAction } from '../../use-action.ts';
import { OrderConflict } from '../order-conflict.tsx';
import { type May, OrderPart, type Shown } from '../order-part.tsx';
import { Paid } from '../status.tsx';
import { useAmountText, useMethodName } from '../words.ts';
import { PaymentDialog } from './dialogs/payment-dialog.tsx';
import { ReasonDialog } from './dialogs/reason-dialog.tsx';
import { UndoPaymentDialog } from './dialogs/undo-payment-dialog.tsx';
import { useOrderConflict } from './dialogs/use-order-conflict.ts';
import { AmountDue, ReceivedPayments } from './received-payments.tsx';

type ShownPayment = Shown['payments'][number];

function Entries({ entries }: Pick<ShownPayment, 'entries'>) {
  const { t, language } = useLanguage();
  if (entries.length === 0) return null;
  const sums = ['authorisedMinor', 'capturedMinor', 'refundedMinor'] as const;
  return (
    <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table className="admin-table admin-stacked" fz="sm">
        <Table.Tbody>
          {entries.map(({ eventId, kind, state, at, ...amounts }) => (
            <Table.Tr key={eventId}>
              <Table.Td className="admin-number">{formatMoment(at, language)}</Table.Td>
              <Table.Td>{t(`adminOrders:paymentStates.${state}`, { defaultValue: kind })}</Table.Td>
              <Table.Td className="admin-number" ta={{ base: 'start', sm: 'end' }}>
                {sums
                  .filter((sum) => amounts[sum] !== 0)
                  .map((sum) => (
                    <div key={sum}>
                      {t(`adminOrders:ledger.${sum}`)} <Price money={aed(amounts[sum])} />
                    </div>
                  ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function CaptureDialog({ payment, onClose }: { payment: ShownPayment['payment']; onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const [amount, setAmount] = useState<number | null>(null);
  return (
    <ReasonDialog
      title={t('adminOrders:capture')}
      label={t('adminOrders:capture')}
      onClose={onClose}
      onDo={(reason) => runAction('payments.capture', { id: payment.id, amount, reason })}
      needsReason
    >
      <Text>{t('adminOrders:captureText')}</Text>
      <MoneyField label={t('adminOrders:captureAmount')} value={amount} onChange={setAmount} />
    </ReasonDialog>
  );
}

function VoidDialog({ payment, onClose }: { payment: ShownPayment['payment']; onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  return (
    <ReasonDialog
      title={t('adminOrders:void')}
      label={t('adminOrders:void')}
      onClose={onClose}
      onDo={(reason) => runAction('payments.void', { id: payment.id, reason })}
      needsReason
      isDestructive
    >
      <Text>{t('adminOrders:voidText')}</Text>
    </ReasonDialog>
  );
}

function Payment({ shown: { payment, entries }, may }: { shown: ShownPayment; may: May }) {
  const { t } = useLanguage();
  const nameOf = useMethodName();
  const [requested, setAsked] = useState<'capture' | 'void' | null>(null);
  const close = () => setAsked(null);
  const { id, state, method, failure, card, amountMinor } = payment;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {nameOf(method)}
        </Text>
        <Price money={aed(amountMinor)} />
        <Badge variant="light">{t(`adminOrders:paymentStates.${state}`)}</Badge>
        {card === null ? null : (
          <Text size="sm" c="dimmed">
            {t('adminOrders:card', { lastFour: card.lastFour })}
          </Text>
        )}
      </Group>
      {failure === null ? null : <Alert color="red">{t(`payments:failures.${failure}`)}</Alert>}
      <Entries entries={entries} />
      {may.refund && state === 'authorised' ? (
        <Group gap="xs">
          <Button size="xs" onClick={() => setAsked('capture')}>
            {t('adminOrders:capture')}
          </Button>
          <Button size="xs" variant="default" c="red" onClick={() => setAsked('void')}>
            {t('adminOrders:void')}
          </Button>
        </Group>
      ) : null}
      {requested === 'capture' ? <CaptureDialog key={id} payment={payment} onClose={close} /> : null}
      {requested === 'void' ? <VoidDialog key={id} payment={payment} onClose={close} /> : null}
    </Stack>
  );
}

/** Records a received bank transfer; after a conflict it shows the changes. */
function MarkPaidDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const amountText = useAmountText();
  const { opened, conflict, settle } = useOrderConflict(shown);
  const { order, version, difference } = opened;
  const mark = async (reason: string) => {
    const answer = await runAction('orders.mark-paid', { id: order.id, reason, version });
    if (answer.ok) notifications.show({ message: t('adminOrders:markPaid.done'), color: 'green' });
    return settle(answer);
  };
  return (
    <ReasonDialog
      title={t('adminOrders:markPaid.title', { number: order.id })}
      label={t('adminOrders:markPaid.button')}
      onClose={onClose}
      onDo={mark}
    >
      {conflict === null ? null : <OrderConflict {...conflict} />}
      <Text>
        {t('adminOrders:markPaid.text', { amount: amountText(difference) })}
        {order.status === 'on-hold' ? ` ${t('adminOrders:markPaid.confirms')}` : null}
      </Text>
    </ReasonDialog>
  );
}

/** The available payment actions with their dialogs. */
function PaymentButtons({ shown }: { shown: Shown }) {
  const { t } = useLanguage();
  const [requested, setAsked] = useState<'method' | 'paid' | 'undo' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {shown.mayMarkPaid ? (
        <Button size="xs" onClick={() => setAsked('paid')}>
          {t('adminOrders:markPaid.button')}
        </Button>
      ) : null}
      {shown.mayChangePayment ? (
        <Button size="xs" variant="default" onClick={() => setAsked('method')}>
          {t('adminOrders:changePayment.button')}
        </Button>
      ) : null}
      {shown.undoable === null ? null : (
        <Button size="xs" variant="default" onClick={() => setAsked('undo')}>
          {t('adminOrders:undoPayment.button')}
        </Button>
      )}
      {requested === 'method' ? <PaymentDialog shown={shown} onClose={close} /> : null}
      {requested === 'paid' ? <MarkPaidDialog shown={shown} onClose={close} /> : null}
      {requested === 'undo' ? <UndoPaymentDialog shown={shown} onClose={close} /> : null}
    </>
  );
}

/** The payments of an order with all their events, and why other methods were not available. Source: PM-04, PM-06 */
export function OrderPayments({ shown, may }: { shown: Shown; may: May }) {
  const { t } = useLanguage();
  const nameOf = useMethodName();
  return (
    <OrderPart
      title={t('adminOrders:payment')}
      actions={may.change ? <PaymentButtons shown={shown} /> : undefined}
    >
      <Stack>
        <Group gap="xs">
          <Text size="sm">{nameOf(shown.order.paymentMethod)}</Text>
          <Paid state={shown.payment} />
        </Group>
        <ReceivedPayments shown={shown} />
        <AmountDue shown={shown} />
        {shown.refundedInstead === null ? null : (
          <Text size="sm" c="dimmed">
            {t(`adminOrders:undoPayment.instead.${shown.refundedInstead}`)}
          </Text>
        )}
        {shown.payments.length === 0 ? null : (
          <List listStyleType="none" spacing="md" styles={{ itemWrapper: { display: 'block' } }}>
            {shown.payments.map((one) => (
              <List.Item key={one.payment.id}>
                <Payment shown={one} may={may} />
              </List.Item>
            ))}
          </List>
        )}
        <details>
          <Text size="sm" component="summary">
            {t('adminOrders:whyNot')}
          </Text>
          <Eligibility methods={shown.methods} />
        </details>
      </Stack>
    </OrderPart>
  );
}
