import { Checkbox, Group, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { type Money, minus } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../../../parts/fields.tsx';
import { usePreview } from '../../../../parts/use-preview.ts';
import { useAction } from '../../../../use-action.ts';
import type { Shown } from '../../../order-part.tsx';
import { useAmountText } from '../../../words.ts';
import { LineName, lineInWords } from '../../order-lines.tsx';
import { useByLines } from '../use-order-conflict.ts';
import type { RefundMode } from './refund-mode.ts';

type Pieces = Readonly<{ quantity: number; isRestocked: boolean }>;
type Chosen = Readonly<Record<number, Pieces>>;

const NONE: Pieces = { quantity: 0, isRestocked: true };

function linesOf(chosen: Chosen) {
  return Object.entries(chosen)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([position, pieces]) => ({ position: Number(position), ...pieces }));
}

type LinesProps = { shown: Shown; chosen: Chosen; onChange: (chosen: Chosen) => void };

/** The quantity of each line to refund, and whether it is restocked. */
function RefundLines({ shown, chosen, onChange }: LinesProps) {
  const { t, language } = useLanguage();
  const set = (position: number, change: Partial<Pieces>) =>
    onChange({ ...chosen, [position]: { ...NONE, ...chosen[position], ...change } });
  return (
    <div>
      {shown.order.lines.map((line, position) => {
        const left = line.quantity - line.refundedQuantity;
        const { quantity, isRestocked } = chosen[position] ?? NONE;
        const name = lineInWords(line, language);
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

type ChargeProps = {
  label: string;
  left: Money;
  value: number | null;
  onChange: (fils: number | null) => void;
};

/** The refunded amount of a charge; nothing if it is fully refunded. */
function ChargeField({ label, left, value, onChange }: ChargeProps) {
  return left.minor > 0 ? <MoneyField label={label} value={value} onChange={onChange} /> : null;
}

/** Refunds quantities of lines, shipping, gift wrap and fee. Source: OR-04 */
export function useRefundByLine(shown: Shown): RefundMode {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { runAction } = useAction();
  const [chosen, setChosen] = useByLines<Chosen>(shown, () => ({}));
  const [delivery, setDelivery] = useState<number | null>(0);
  const [giftWrap, setGiftWrap] = useState<number | null>(0);
  const [fee, setFee] = useState<number | null>(0);
  const { order } = shown;
  const { totals, money } = order;
  const charges = { delivery: delivery ?? 0, giftWrap: giftWrap ?? 0, fee: fee ?? 0 };
  const wanted = { id: order.id, lines: linesOf(chosen), ...charges };
  const isNothing = wanted.lines.length === 0 && Object.values(charges).every((fils) => fils === 0);
  const preview = usePreview('refunds.preview', isNothing ? null : wanted, shown.version);
  const left = {
    delivery: minus(totals.delivery, money.refundedDelivery),
    giftWrap: minus(totals.giftWrap, money.refundedGiftWrap),
    fee: minus(totals.fee, money.refundedFee),
  };
  const fields = (
    <>
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
    </>
  );
  return {
    preview,
    isAsked: !isNothing,
    fields,
    make: (form) => runAction('refunds.make', { ...wanted, ...form }),
  };
}
