import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { FindList, soughtBy } from '../find-list.tsx';
import { LineName, lineInWords } from '../order/order-lines.tsx';

export type ProductChoice = ValueOf<'orders.find-products'>[number];

/** The unique key of a product: the variation's id if there is one. */
export function productKey({
  productId,
  variationId,
}: Pick<ProductChoice, 'productId' | 'variationId'>): string {
  return String(variationId ?? productId);
}

/** Searches purchasable products and picks one. */
export function ProductSearch({ onTake }: { onTake: (product: ProductChoice) => void }) {
  const { t, language } = useLanguage();
  const [typed, setTyped] = useState('');
  const answer = usePreview('orders.find-products', soughtBy(typed));
  return (
    <FindList
      label={t('adminOrders:findProducts')}
      typed={typed}
      onTyped={setTyped}
      results={answer?.ok ? answer.value : null}
      none={t('adminOrders:noProducts')}
      keyOf={productKey}
      nameOf={(product) => lineInWords(product, language)}
      show={(product) => (
        <div>
          <LineName line={product} />
          <Text size="xs" c="dimmed" component="div">
            <Price money={product.price} />
            {product.left === null ? null : ` · ${t('adminOrders:leftOnShelf', { count: product.left })}`}
          </Text>
        </div>
      )}
      onTake={onTake}
    />
  );
}
