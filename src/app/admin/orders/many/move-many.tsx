import { Alert, Anchor, Button, List, Menu, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shop/orders/rules/order-status.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../../parts/confirm.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';

type Chosen = readonly { id: number; status: OrderStatus; version: number }[];
export type MovedMany = ValueOf<'orders.move-many'>;

/** Confirms the new status of several orders, with a reason. */
function MoveDialog({
  to,
  chosen,
  onClose,
  onMoved,
}: {
  to: OrderStatus;
  chosen: Chosen;
  onClose: () => void;
  onMoved: (moved: MovedMany) => void;
}) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [reason, setReason] = useState('');
  const name = t(`adminOrders:statuses.${to}`);
  const move = async () => {
    const orders = chosen.map(({ id, status, version }) => ({ id, from: status, version }));
    const answer = await runAction('orders.move-many', { orders, to, reason });
    if (!answer.ok) return;
    if (answer.value.moved.length > 0)
      notifications.show({
        message: t('adminOrders:movedMany', { count: answer.value.moved.length }),
        color: 'green',
      });
    return onMoved(answer.value);
  };
  return (
    <Modal opened onClose={onClose} title={t('adminOrders:moveManyTitle', { name })} centered>
      <Stack>
        <Text>{t('adminOrders:moveManyText', { count: chosen.length, name })}</Text>
        <TextInput
          label={t('adminOrders:reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={500}
          data-autofocus
        />
        <ErrorAlert words={words} />
        <DialogButtons onClose={onClose}>
          <Button loading={isBusy} onClick={() => void move()}>
            {t('adminOrders:move')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

/** Moves the selected orders to another status. */
export function MoveMany({ chosen, onMoved }: { chosen: Chosen; onMoved: (moved: MovedMany) => void }) {
  const { t } = useLanguage();
  const [to, setTo] = useState<OrderStatus | null>(null);
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button size="xs" variant="default">
            {t('adminOrders:moveTo')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ORDER_STATUSES.filter((status) => status !== 'pending').map((status) => (
            <Menu.Item key={status} onClick={() => setTo(status)}>
              {t(`adminOrders:statuses.${status}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {to === null ? null : (
        <MoveDialog
          to={to}
          chosen={chosen}
          onClose={() => setTo(null)}
          onMoved={(moved) => {
            setTo(null);
            onMoved(moved);
          }}
        />
      )}
    </>
  );
}

/** The orders that were not moved, with reasons, until dismissed. */
export function RefusedMoves({ refused, onRead }: { refused: MovedMany['refused']; onRead: () => void }) {
  const { t, to } = useLanguage();
  if (refused.length === 0) return null;
  return (
    <Alert
      color="red"
      role="alert"
      title={t('adminOrders:refusedMany')}
      withCloseButton
      onClose={onRead}
      closeButtonLabel={t('shop:close')}
    >
      <List size="sm">
        {refused.map(({ id, words }) => (
          <List.Item key={id}>
            <Anchor inherit component={Link} to={to(`/admin/orders/${id}/`)}>
              {id}
            </Anchor>
            : {words}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
