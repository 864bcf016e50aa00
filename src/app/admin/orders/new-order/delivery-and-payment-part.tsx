import { Checkbox, Select, SimpleGrid, Stack } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import { PAYMENT_CODES } from '#shop/payments/rules/payment-method.ts';
import { formatDay, formatHours } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import { Eligibility } from '../../payments/eligibility.tsx';
import { OrderPart } from '../order-part.tsx';
import { useAmountText, useMethodChoices } from '../words.ts';
import type { PartProps } from './new-order-form.ts';

type Quote = ValueOf<'orders.quote'>;

const FIRST_STATES = ['confirmed', 'on-hold', 'pending'] as const;

/** Date and hours of a slot; dates of a JSON response are strings. */
export function whenOf({ from, to }: Record<'from' | 'to', Date | string>, language: Language): string {
  const slot = { from: new Date(from), to: new Date(to) };
  return `${formatDay(slot.from, language)} · ${formatHours(slot, language)}`;
}

/** The delivery slots of the chosen method; nothing if it has none. */
function SlotSelect({ quote, onChange }: { quote: Quote | null; onChange: (id: string) => void }) {
  const { t, language } = useLanguage();
  if (quote === null || !quote.rate?.hasSlots) return null;
  return (
    <Select
      label={t('adminOrders:slot')}
      data={quote.slots.map(({ id, isFull, ...slot }) => ({
        value: id,
        label: [whenOf(slot, language), ...(isFull ? [t('adminOrders:slotFull')] : [])].join(' · '),
        disabled: isFull,
      }))}
      value={quote.slot?.id ?? null}
      allowDeselect={false}
      onChange={(value) => onChange(value ?? '')}
      error={quote.slot === null ? t('adminOrders:noSlot') : undefined}
    />
  );
}

/** Shipping method, payment method and initial status. */
export function DeliveryAndPaymentPart({
  form: { order, set },
  problemOf,
  quote,
}: PartProps & { quote: Quote | null }) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const methods = useMethodChoices();
  return (
    <OrderPart title={t('adminOrders:methodsTitle')}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            label={t('adminOrders:way')}
            data={(quote?.rates ?? []).map(({ id, title, cost }) => ({
              value: id,
              label: `${inLanguage(title, language)} · ${amountText(cost)}`,
            }))}
            value={quote?.rate?.id ?? null}
            allowDeselect={false}
            disabled={quote === null}
            onChange={(value) => set({ deliveryId: value ?? '', slotId: '' })}
          />
          <SlotSelect quote={quote} onChange={(slotId) => set({ slotId })} />
          <MoneyField
            label={t('adminOrders:otherCost')}
            placeholder={t('adminOrders:otherCostNone')}
            value={order.deliveryCost}
            onChange={(deliveryCost) => set({ deliveryCost })}
          />
          <Select
            label={t('adminOrders:method')}
            data={methods}
            value={order.paymentMethod}
            allowDeselect={false}
            onChange={(value) =>
              set({ paymentMethod: PAYMENT_CODES.find((code) => code === value) ?? order.paymentMethod })
            }
          />
          <Select
            label={t('adminOrders:firstState')}
            data={FIRST_STATES.map((value) => ({ value, label: t(`adminOrders:statuses.${value}`) }))}
            value={order.status}
            allowDeselect={false}
            onChange={(value) =>
              set({ status: FIRST_STATES.find((status) => status === value) ?? order.status })
            }
          />
        </SimpleGrid>
        {quote === null ? null : <Eligibility methods={quote.methods} />}
        {quote === null || quote.ageRule === null ? null : (
          <Checkbox
            label={t('adminOrders:confirmedAge', { age: quote.ageRule.minimumAge })}
            checked={order.isOfAge}
            onChange={(event) => set({ isOfAge: event.currentTarget.checked })}
            error={problemOf('isOfAge')}
          />
        )}
      </Stack>
    </OrderPart>
  );
}
