import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { times } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { QuantityField } from '../../parts/fields.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { LineName, lineInWords } from '../order/order-lines.tsx';
import { type ProductChoice, ProductSearch, productKey } from './find-products.tsx';
import { asChosen, type ChosenOne, hasChoice, PartChoices } from './part-choices.tsx';

export type ChosenProducts = readonly ChosenOne[];

/**
 * Adds one item of a product: to its line, if it has one. Kits always get a new line, since each has its own choices.
 */
export function withProduct(chosen: ChosenProducts, product: ProductChoice): ChosenProducts {
  const place = hasChoice(product)
    ? -1
    : chosen.findIndex((one) => productKey(one.product) === productKey(product));
  const one = chosen[place];
  if (one === undefined) return [...chosen, { product, quantity: 1 }];
  return chosen.with(place, { ...one, quantity: one.quantity + 1 });
}

type RowProps = Readonly<{ one: ChosenOne; onChange: (one: ChosenOne) => void; onRemove: () => void }>;

function ChosenRow({ one, onChange, onRemove }: RowProps) {
  const { t, language } = useLanguage();
  const { product, quantity } = one;
  const name = lineInWords(product, language);
  return (
    <Group gap="sm" justify="space-between">
      <div style={{ flex: '1 1 12rem' }}>
        <LineName line={asChosen(one)} />
        <PartChoices one={one} onChange={onChange} />
      </div>
      <QuantityField
        label={`${t('adminOrders:quantity')}: ${name}`}
        isUnlabelled
        value={quantity}
        widthPx={90}
        onChange={(pieces) => onChange({ ...one, quantity: pieces })}
      />
      <Price money={times(product.price, quantity)} />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('adminOrders:remove', { name })}
        onClick={onRemove}
      >
        <AdminIcon name="trash" />
      </ActionIcon>
    </Group>
  );
}

type Props = Readonly<{ chosen: ChosenProducts; onChange: (chosen: ChosenProducts) => void }>;

/** The products to add, with quantities and choices of their parts. */
export function ChosenProductsFields({ chosen, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <Stack>
      <ProductSearch onTake={(product) => onChange(withProduct(chosen, product))} />
      {chosen.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('adminOrders:noLinesYet')}
        </Text>
      ) : null}
      {chosen.map((one, place) => (
        <ChosenRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may hold the same kit
          key={place}
          one={one}
          onChange={(changed) => onChange(chosen.with(place, changed))}
          onRemove={() => onChange(chosen.toSpliced(place, 1))}
        />
      ))}
    </Stack>
  );
}
