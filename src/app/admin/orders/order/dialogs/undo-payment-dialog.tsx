import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../../use-action.ts';
import { OrderConflict } from '../../order-conflict.tsx';
import type { Shown } from '../../order-part.tsx';
import { useAmountText } from '../../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOrderConflict } from './use-order-conflict.ts';

/** The effects; or that nothing can be undone, since the order was changed in the meantime. */
function Follows({ shown: { order, undoable, taxDocuments } }: { shown: Shown }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  if (undoable === null) return <Text>{t('adminOrders:undoPayment.none')}</Text>;
  const hasInvoice = taxDocuments.some(({ kind }) => kind === 'invoice');
  return (
    <>
      <Text>
        {t('adminOrders:undoPayment.text', { amount: amountText(undoable) })}
        {hasInvoice ? ` ${t('adminOrders:undoPayment.invoice')}` : null}
      </Text>
      <Text>
        {t('adminOrders:undoPayment.mail')}
        {order.email === '' ? ` ${t('adminOrders:contact.noEmail')}` : null}
      </Text>
    </>
  );
}

/** Undoes a bank transfer that was confirmed by mistake. Source: OR-02, OR-03 */
export function UndoPaymentDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const { opened, conflict, settle } = useOrderConflict(shown);
  const { order, version } = opened;
  const undo = async (reason: string) => {
    const answer = await runAction('orders.undo-payment', { id: order.id, reason, version });
    if (answer.ok) notifications.show({ message: t('adminOrders:undoPayment.done'), color: 'green' });
    return settle(answer);
  };
  return (
    <ReasonDialog
      title={t('adminOrders:undoPayment.title', { number: order.id })}
      label={t('adminOrders:undoPayment.button')}
      onClose={onClose}
      onDo={undo}
      isDisabled={opened.undoable === null}
      needsReason
      isDestructive
    >
      {conflict === null ? null : <OrderConflict {...conflict} />}
      <Follows shown={opened} />
    </ReasonDialog>
  );
}
