import { NumberInput, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../../use-action.ts';
import { OrderConflict } from '../../order-conflict.tsx';
import type { Shown } from '../../order-part.tsx';
import { NameWithSku } from '../order-lines.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useByLines, useOrderConflict } from './use-order-conflict.ts';

/** Splits some items of this order into another one. Source: OR-03 */
export function SplitDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t, language } = useLanguage();
  const { runAction } = useAction();
  const { opened, conflict, settle } = useOrderConflict(shown);
  const [chosen, setChosen] = useByLines<Readonly<Record<number, number>>>(opened, () => ({}));
  const { order, version } = opened;
  const lines = Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }));
  const split = async (reason: string) => {
    const answer = await runAction('orders.split', { id: order.id, lines, reason, version });
    if (answer.ok)
      notifications.show({
        message: t('adminOrders:splitDone', { number: answer.value.id }),
        color: 'green',
        autoClose: false,
      });
    return settle(answer);
  };
  return (
    <ReasonDialog
      title={t('adminOrders:splitTitle', { number: order.id })}
      label={t('adminOrders:split')}
      onClose={onClose}
      onDo={split}
      isDisabled={lines.length === 0}
    >
      <Text>{t('adminOrders:splitText')}</Text>
      {conflict === null ? null : <OrderConflict {...conflict} />}
      <Stack gap="xs">
        {order.lines.map((line, position) => (
          <NumberInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the order
            key={position}
            label={<NameWithSku name={inLanguage(line.name, language)} sku={line.sku} />}
            suffix={t('adminOrders:ofPieces', { left: line.quantity })}
            value={chosen[position] ?? 0}
            min={0}
            max={line.quantity}
            onChange={(typed) => setChosen({ ...chosen, [position]: Math.trunc(Number(typed)) || 0 })}
          />
        ))}
      </Stack>
    </ReasonDialog>
  );
}
