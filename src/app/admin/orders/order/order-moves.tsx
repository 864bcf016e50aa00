import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CHANGED_MEANWHILE } from '#kernel/optimistic-lock.ts';
import type { OrderStatus, Tracking } from '#shop/orders';
import { ORDER_STATUSES } from '#shop/orders/order.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import type { Shown } from '../order-part.tsx';
import { Status } from '../status.tsx';
import { AskDialog } from './dialogs/ask-dialog.tsx';

const ENDS: readonly OrderStatus[] = ['cancelled', 'failed', 'refunded', 'returned'];
const NO_PARCEL: Tracking = { carrier: '', number: '', url: '' };

function presentState({ code, refusal }: Refused): OrderStatus | null {
  if (code !== CHANGED_MEANWHILE) return null;
  return ORDER_STATUSES.find((status) => status === refusal.stored) ?? null;
}

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

/** A move that is offered; `via`: it goes through another state on its way. */
type Chosen = Readonly<{ to: OrderStatus; via?: 'packed' }>;

const PACK_AND_SHIP: Chosen = { to: 'shipped', via: 'packed' };

/** Whether the order may be packed and shipped at once: with a payment to capture it is packed first. */
function mayPackAndShip({ order, moves, payments }: Shown): boolean {
  const isWaiting = payments.some(({ payment }) => payment.state === 'authorised');
  return order.status === 'confirmed' && order.oldShop === null && moves.includes('packed') && !isWaiting;
}

/** Where somebody else has packed it meanwhile, it is only shipped. */
function wayOf(via: Chosen['via'], now: OrderStatus | null): Pick<Chosen, 'via'> {
  return via === undefined || now === via ? {} : { via };
}

/** One move with what follows from it; when somebody else was quicker, it shows the present state and asks again. */
function MoveDialog({
  shown,
  chosen: { to, via },
  onClose,
}: {
  shown: Shown;
  chosen: Chosen;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const { revalidate } = useRevalidator();
  const [parcel, setParcel] = useState(shown.order.tracking ?? NO_PARCEL);
  const [now, setNow] = useState<OrderStatus | null>(null);
  const { id, status } = shown.order;
  const name = t(`adminOrders:statuses.${to}`);
  const label = t(via === undefined ? `adminOrders:moves.${to}` : 'adminOrders:packAndShip');
  const move = async (reason: string) => {
    const tracking = to === 'shipped' && parcel.number.trim() !== '' ? { tracking: parcel } : {};
    const way = wayOf(via, now);
    const answer = await runAction('orders.move', {
      id,
      from: now ?? status,
      to,
      reason,
      ...tracking,
      ...way,
    });
    if (answer.ok) {
      notifications.show({ message: t('adminOrders:moved', { name }), color: 'green' });
      return answer;
    }
    const present = presentState(answer);
    if (present !== null) {
      setNow(present);
      await revalidate();
    }
    return answer;
  };
  return (
    <AskDialog
      title={t('adminOrders:moveTitle', { number: id, name })}
      label={now === null ? label : t('adminOrders:moveAnyway')}
      onClose={onClose}
      onDo={move}
      isDestructive={ENDS.includes(to)}
    >
      {now === null ? (
        <Text>
          {t(shown.order.oldShop === null ? `adminOrders:follows.${to}` : 'adminOrders:oldFollows')}
          {via === undefined ? null : ` ${t('adminOrders:packAndShipText')}`}
        </Text>
      ) : (
        <Alert color="yellow" title={t('adminOrders:movedMeanwhile')}>
          <Group gap="xs">
            {t('adminOrders:standsAt')} <Status status={now} />
          </Group>
        </Alert>
      )}
      {to === 'shipped' ? <ParcelFields parcel={parcel} onChange={setParcel} /> : null}
    </AskDialog>
  );
}

/** Every move that the state allows; others are not offered, and refused when asked for anyway. */
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
