import { Button, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { OrderStatus, Tracking } from '#shop/orders';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import { OrderConflict } from '../order-conflict.tsx';
import type { Shown } from '../order-part.tsx';
import { useAmountText } from '../words.ts';
import { ReasonDialog } from './dialogs/reason-dialog.tsx';
import { useOrderConflict } from './dialogs/use-order-conflict.ts';

const ENDS: readonly OrderStatus[] = ['cancelled', 'failed', 'refunded', 'returned'];
const NO_PARCEL: Tracking = { carrier: '', number: '', url: '' };

function ParcelFields({ parcel, onChange }: { parcel: Tracking; onChange: (parcel: Tracking) => void }) {
  const { t } = useLanguage();
  return (
    <Stack gap="xs">
      {(['carrier', 'number', 'url'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`adminOrders:parcel.${field}`)}
          value={parcel[field]}
          onChange={(event) => onChange({ ...parcel, [field]: event.currentTarget.value })}
          {...(field === 'url' ? { type: 'url', placeholder: 'https://', dir: 'ltr' } : {})}
        />
      ))}
    </Stack>
  );
}

/** An available move; `via` is the status between, for packing and shipping in one step. */
type Chosen = Readonly<{ to: OrderStatus; via?: 'packed' }>;

const PACK_AND_SHIP: Chosen = { to: 'shipped', via: 'packed' };

/** Whether the order can be packed and shipped in one step; not if a payment has to be captured first. */
function mayPackAndShip({ order, moves, payments }: Shown): boolean {
  const isWaiting = payments.some(({ payment }) => payment.state === 'authorised');
  return order.status === 'confirmed' && order.oldShop === null && moves.includes('packed') && !isWaiting;
}

/** Skips packing if the order was packed in the meantime. */
function wayOf({ via }: Chosen, from: OrderStatus): Pick<Chosen, 'via'> {
  return via === undefined || from === via ? {} : { via };
}

/** Moves the order as it was opened; after a conflict it is reloaded and the changes are shown. */
function useMove(shown: Shown, chosen: Chosen) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const { opened, conflict, settle } = useOrderConflict(shown);
  const { id, status: from } = opened.order;
  const { to } = chosen;
  const move = async (reason: string, tracking: { tracking?: Tracking }) => {
    const { version } = opened;
    const how = { ...tracking, ...wayOf(chosen, from) };
    const answer = await runAction('orders.move', { id, from, version, to, reason, ...how });
    if (answer.ok) {
      const name = t(`adminOrders:statuses.${to}`);
      notifications.show({ message: t('adminOrders:moved', { name }), color: 'green' });
    }
    return settle(answer);
  };
  return { move, conflict };
}

type MoveDialogProps = Readonly<{ shown: Shown; chosen: Chosen; onClose: () => void }>;

/** The effects of a move. */
function Follows({ shown, chosen: { to, via } }: Pick<MoveDialogProps, 'shown' | 'chosen'>) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { order, difference, mayMarkPaid } = shown;
  const isTransfer = mayMarkPaid && to === 'confirmed';
  return (
    <Text>
      {t(order.oldShop === null ? `adminOrders:follows.${to}` : 'adminOrders:oldFollows')}
      {to === 'completed' && order.status === 'confirmed' ? ` ${t('adminOrders:completesUnshipped')}` : null}
      {isTransfer ? ` ${t('adminOrders:markPaid.text', { amount: amountText(difference) })}` : null}
      {via === undefined ? null : ` ${t('adminOrders:packAndShipText')}`}
      {order.email === '' ? ` ${t('adminOrders:contact.noEmail')}` : null}
    </Text>
  );
}

/** Confirms a move with its effects; after a conflict it shows the changes and asks again. */
function MoveDialog({ shown, chosen, onClose }: MoveDialogProps) {
  const { t } = useLanguage();
  const { move, conflict } = useMove(shown, chosen);
  const [parcel, setParcel] = useState(shown.order.tracking ?? NO_PARCEL);
  const { id } = shown.order;
  const { to, via } = chosen;
  const name = t(`adminOrders:statuses.${to}`);
  const label = t(via === undefined ? `adminOrders:moves.${to}` : 'adminOrders:packAndShip');
  const title = via === undefined ? t('adminOrders:moveTitle', { number: id, name }) : label;
  return (
    <ReasonDialog
      title={title}
      label={conflict === null ? label : t('adminOrders:moveAnyway')}
      onClose={onClose}
      onDo={(reason) =>
        move(reason, to === 'shipped' && parcel.number.trim() !== '' ? { tracking: parcel } : {})
      }
      isDestructive={ENDS.includes(to)}
      {...(to === 'cancelled' ? { cancelLabel: t('adminOrders:keepOrder') } : {})}
    >
      {conflict === null ? <Follows shown={shown} chosen={chosen} /> : <OrderConflict {...conflict} />}
      {to === 'shipped' ? <ParcelFields parcel={parcel} onChange={setParcel} /> : null}
    </ReasonDialog>
  );
}

/** The moves that the status allows. */
export function OrderMoves({ shown }: { shown: Shown }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      {mayPackAndShip(shown) ? (
        <Button onClick={() => setChosen(PACK_AND_SHIP)}>{t('adminOrders:packAndShip')}</Button>
      ) : null}
      {shown.moves.map((status, index) => (
        <Button
          key={status}
          variant={index === 0 && !ENDS.includes(status) && !mayPackAndShip(shown) ? 'filled' : 'default'}
          {...(ENDS.includes(status) ? { c: 'red' } : {})}
          onClick={() => setChosen({ to: status })}
        >
          {t(`adminOrders:moves.${status}`)}
        </Button>
      ))}
      {chosen === null ? null : <MoveDialog shown={shown} chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
