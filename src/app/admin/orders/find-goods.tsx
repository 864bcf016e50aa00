import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { LineName } from './order-lines.tsx';
import { usePreview } from './use-preview.ts';

export type Goods = ValueOf<'orders.find-goods'>[number];

/** What tells goods apart: the variation where there is one. */
export function goodsKey({ productId, variationId }: Pick<Goods, 'productId' | 'variationId'>): string {
  return String(variationId ?? productId);
}

/** Looks for goods that can be sold, and takes one. */
export function FindGoods({ onTake }: { onTake: (goods: Goods) => void }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const sought = typed.trim();
  const found = usePreview('orders.find-goods', sought === '' ? null : { q: sought });
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label={t('deskOrders:findGoods')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found?.ok && found.value.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          {t('deskOrders:noGoods')}
        </Text>
      ) : null}
      {found?.ok && found.value.length > 0 ? (
        <Paper withBorder p="xs">
          <Stack gap="xs">
            {found.value.map((goods) => (
              <Group key={goodsKey(goods)} justify="space-between" wrap="nowrap" gap="xs">
                <div>
                  <LineName line={goods} />
                  <Text size="xs" c="dimmed" component="div">
                    <Price money={goods.price} />
                    {goods.left === null ? null : ` · ${t('deskOrders:leftOnShelf', { count: goods.left })}`}
                  </Text>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('deskOrders:takeOf', { name: goods.sku })}
                  onClick={() => {
                    onTake(goods);
                    setTyped('');
                  }}
                >
                  {t('deskOrders:take')}
                </Button>
              </Group>
            ))}
          </Stack>
        </Paper>
      ) : null}
    </Stack>
  );
}
