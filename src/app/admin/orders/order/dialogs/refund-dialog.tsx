import { Alert, Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { type Money, minus } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { MoneyField } from '../../../parts/fields.tsx';
import { usePreview } from '../../../parts/use-preview.ts';
import { useAction } from '../../../use-action.ts';
import type { Shown } from '../../order-part.tsx';
import { useAmountText } from '../../words.ts';
import { LineName } from '../order-lines.tsx';
import { AskDialog } from './ask-dialog.tsx';

type Pieces = Readonly<{ quantity: number; isRestocked: boolean }>;
type Chosen = Readonly<Record<number, Pieces>>;

const NONE: Pieces = { quantity: 0, isRestocked: true };

function linesOf(chosen: Chosen) {
  return Object.entries(chosen)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([position, pieces]) => ({ position: Number(position), ...pieces }));
}

type LinesProps = { shown: Shown; chosen: Chosen; onChange: (chosen: Chosen) => void };

/** How many pieces of each line, and whether they go back to the shelf. */
function RefundLines({ shown, chosen, onChange }: LinesProps) {
  const { t, language } = useLanguage();
  const set = (position: number, change: Partial<Pieces>) =>
    onChange({ ...chosen, [position]: { ...NONE, ...chosen[position], ...change } });
  return (
    <div>
      {shown.order.lines.map((line, position) => {
        const left = line.quantity - line.refundedQuantity;
        const { quantity, isRestocked } = chosen[position] ?? NONE;
        const name = line.name[language] ?? line.name.en;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the order
          <Group key={position} className="admin-row" gap="sm">
            <div style={{ flex: '1 1 14rem' }}>
              <LineName line={line} />
            </div>
            <NumberInput
              aria-label={t('adminOrders:refundPieces', { name })}
              suffix={t('adminOrders:ofPieces', { left })}
              value={quantity}
              onChange={(typed) => set(position, { quantity: Math.trunc(Number(typed)) || 0 })}
              min={0}
              max={left}
              disabled={left === 0}
              w={120}
            />
            <Checkbox
              label={t('adminOrders:restock')}
              aria-label={t('adminOrders:restockOf', { name })}
              checked={isRestocked}
              disabled={quantity === 0}
              onChange={(event) => set(position, { isRestocked: event.currentTarget.checked })}
            />
          </Group>
        );
      })}
    </div>
  );
}

function Sum({ label, money, isStrong = false }: { label: string; money: Money; isStrong?: boolean }) {
  return (
    <Text size="sm" fw={isStrong ? 600 : 400}>
      {label}: <Price money={money} />
    </Text>
  );
}

/** What the refund comes to, to the fils, before it is done. */
function Outcome({ plan }: { plan: ValueOf<'refunds.preview'> }) {
  const { t } = useLanguage();
  return (
    <Alert color="blue" title={t('adminOrders:refundComesTo')} aria-live="polite">
      {plan.lines.map(({ position, quantity, amount }) => (
        <Sum
          key={position}
          label={t('adminOrders:piecesOfLine', { quantity, line: position + 1 })}
          money={amount}
        />
      ))}
      {plan.delivery.minor > 0 ? <Sum label={t('adminOrders:delivery')} money={plan.delivery} /> : null}
      {plan.giftWrap.minor > 0 ? <Sum label={t('adminOrders:giftWrap')} money={plan.giftWrap} /> : null}
      {plan.fee.minor > 0 ? <Sum label={t('adminOrders:fee')} money={plan.fee} /> : null}
      <Sum label={t('adminOrders:vatIn')} money={plan.vat} />
      <Sum label={t('adminOrders:toCustomerBack')} money={plan.payOut} isStrong />
    </Alert>
  );
}

type ChargeProps = {
  label: string;
  left: Money;
  value: number | null;
  onChange: (fils: number | null) => void;
};

/** How much of a charge is refunded; empty when nothing of it is left. */
function ChargeField({ label, left, value, onChange }: ChargeProps) {
  return left.minor > 0 ? <MoneyField label={label} value={value} onChange={onChange} /> : null;
}

/** Refunds by line and quantity, delivery, gift wrap and fee, with a look at the sum before it is done. Source: OR-04 */
export function RefundDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { runAction } = useAction();
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<Chosen>({});
  const [delivery, setDelivery] = useState<number | null>(0);
  const [giftWrap, setGiftWrap] = useState<number | null>(0);
  const [fee, setFee] = useState<number | null>(0);
  const { order, version } = shown;
  const { totals, money } = order;
  const charges = { delivery: delivery ?? 0, giftWrap: giftWrap ?? 0, fee: fee ?? 0 };
  const wanted = { id: order.id, lines: linesOf(chosen), ...charges };
  const isNothing = wanted.lines.length === 0 && Object.values(charges).every((fils) => fils === 0);
  const preview = usePreview('refunds.preview', isNothing ? null : wanted);
  const left = {
    delivery: minus(totals.delivery, money.refundedDelivery),
    giftWrap: minus(totals.giftWrap, money.refundedGiftWrap),
    fee: minus(totals.fee, money.refundedFee),
  };
  const refund = async (reason: string) => {
    const answer = await runAction('refunds.make', { ...wanted, reason, version, key });
    if (answer.ok)
      notifications.show({
        message: t('adminOrders:refunded', { amount: amountText(answer.value.total) }),
        color: 'green',
      });
    return answer;
  };
  return (
    <AskDialog
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
      <RefundLines shown={shown} chosen={chosen} onChange={setChosen} />
      <Stack gap="xs" maw={320}>
        <ChargeField
          label={t('adminOrders:refundDelivery', { amount: amountText(left.delivery) })}
          left={left.delivery}
          value={delivery}
          onChange={setDelivery}
        />
        <ChargeField
          label={t('adminOrders:refundGiftWrap', { amount: amountText(left.giftWrap) })}
          left={left.giftWrap}
          value={giftWrap}
          onChange={setGiftWrap}
        />
        <ChargeField
          label={t('adminOrders:refundFee', { amount: amountText(left.fee) })}
          left={left.fee}
          value={fee}
          onChange={setFee}
        />
      </Stack>
      {preview === null ? null : preview.ok ? (
        <Outcome plan={preview.value} />
      ) : (
        <Alert color="red" role="alert">
          {preview.words}
        </Alert>
      )}
    </AskDialog>
  );
}
