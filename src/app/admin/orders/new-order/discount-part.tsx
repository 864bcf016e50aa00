import { Alert, NumberInput, Select, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import { OrderPart } from '../order-part.tsx';
import { DISCOUNT_KINDS, type TypedDiscount } from './manual-discount.ts';
import type { NewOrder } from './new-order-form.ts';

type Props = Readonly<{
  order: NewOrder;
  set: (part: Partial<NewOrder>) => void;
  quote: ValueOf<'orders.quote'> | null;
  problemOf: (field: string) => string | undefined;
}>;

function DiscountValue({ order: { discount }, set, problemOf }: Props) {
  const { t } = useLanguage();
  const change = (part: Partial<TypedDiscount>) => set({ discount: { ...discount, ...part } });
  if (discount.kind === 'none') return null;
  return (
    <>
      {discount.kind === 'amount' ? (
        <MoneyField
          label={t('adminOrders:discounts.amount')}
          value={discount.amount}
          required
          onChange={(amount) => change({ amount })}
          error={problemOf('discount.amount')}
        />
      ) : (
        <NumberInput
          label={t('adminOrders:discounts.percent')}
          value={discount.percent ?? ''}
          min={0}
          max={100}
          decimalScale={2}
          suffix="%"
          required
          hideControls
          onChange={(typed) => change({ percent: typed === '' ? null : Number(typed) })}
          error={problemOf('discount.percent')}
        />
      )}
      <TextInput
        label={t('adminOrders:discounts.reason')}
        description={t('adminOrders:discounts.reasonHelp')}
        value={discount.reason}
        maxLength={120}
        required
        onChange={(event) => change({ reason: event.currentTarget.value })}
        error={problemOf('discount.reason')}
      />
    </>
  );
}

/** Promotion codes, and a discount given by staff. */
export function DiscountPart(props: Props) {
  const { t } = useLanguage();
  const { order, set, quote } = props;
  return (
    <OrderPart title={t('adminOrders:discounts.title')}>
      <Stack>
        <TagsInput
          label={t('adminOrders:discounts.codes')}
          description={t('adminOrders:discounts.codesHelp')}
          value={[...order.codes]}
          onChange={(codes) => set({ codes })}
          splitChars={[',', ' ']}
          maxTags={10}
          acceptValueOnBlur
          error={props.problemOf('codes')}
        />
        {(quote?.idleCodes ?? []).map(({ code, words }) => (
          <Alert key={code} color="yellow" role="status">
            {words}
          </Alert>
        ))}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            label={t('adminOrders:discounts.kind')}
            data={DISCOUNT_KINDS.map((value) => ({
              value,
              label: t(`adminOrders:discounts.kinds.${value}`),
            }))}
            value={order.discount.kind}
            allowDeselect={false}
            onChange={(value) =>
              set({
                discount: {
                  ...order.discount,
                  kind: DISCOUNT_KINDS.find((kind) => kind === value) ?? 'none',
                },
              })
            }
          />
          <DiscountValue {...props} />
        </SimpleGrid>
      </Stack>
    </OrderPart>
  );
}
