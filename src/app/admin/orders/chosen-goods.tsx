import { ActionIcon, Group, NumberInput, Stack, Text } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { times } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { FindGoods, type Goods, goodsKey } from './find-goods.tsx';
import { LineName } from './order-lines.tsx';

export type ChosenGoods = readonly Readonly<{ goods: Goods; quantity: number }>[];

type Props = Readonly<{ chosen: ChosenGoods; onChange: (chosen: ChosenGoods) => void }>;

/** Goods that join an order, with how many of each. */
export function ChosenGoodsFields({ chosen, onChange }: Props) {
  const { t, language } = useLanguage();
  const without = (goods: Goods) => chosen.filter((one) => goodsKey(one.goods) !== goodsKey(goods));
  return (
    <Stack>
      <FindGoods onTake={(goods) => onChange([...without(goods), { goods, quantity: 1 }])} />
      {chosen.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('deskOrders:noLinesYet')}
        </Text>
      ) : null}
      {chosen.map(({ goods, quantity }) => {
        const name = inLanguage(goods.name, language);
        return (
          <Group key={goodsKey(goods)} gap="sm" justify="space-between">
            <div style={{ flex: '1 1 12rem' }}>
              <LineName line={goods} />
            </div>
            <NumberInput
              aria-label={`${t('deskOrders:quantity')}: ${name}`}
              value={quantity}
              min={1}
              max={10_000}
              w={90}
              onChange={(typed) =>
                onChange(
                  chosen.map((one) =>
                    goodsKey(one.goods) === goodsKey(goods)
                      ? { goods, quantity: Math.max(1, Math.trunc(Number(typed)) || 1) }
                      : one,
                  ),
                )
              }
            />
            <Price money={times(goods.price, quantity)} />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('deskOrders:remove', { name })}
              onClick={() => onChange(without(goods))}
            >
              <DeskIcon name="trash" />
            </ActionIcon>
          </Group>
        );
      })}
    </Stack>
  );
}
