import { Alert, List, ScrollArea, Text } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';

type Unpriced = ValueOf<'products.preview-many'>['unpriced'];

/** The published products and variations that cannot be bought, since they have no price. */
export function UnpricedItems({ unpriced: { products, variations, items } }: { unpriced: Unpriced }) {
  const { t, language } = useLanguage();
  const label = t('adminProducts:unpriced.title');
  const left = products + variations - items.length;
  if (items.length === 0) return null;
  return (
    <Alert color="yellow" role="alert" title={label}>
      {products === 0 ? null : (
        <Text size="sm">{t('adminProducts:unpriced.products', { count: products })}</Text>
      )}
      {variations === 0 ? null : (
        <Text size="sm">{t('adminProducts:unpriced.variations', { count: variations })}</Text>
      )}
      <ScrollArea.Autosize
        mah={180}
        mt="xs"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}
      >
        <List size="sm">
          {items.map(({ id, variationId, name, option }) => (
            <List.Item key={`${id}/${variationId}`}>
              <bdi>
                {[inLanguage(name, language), inLanguage(option, language)].filter(Boolean).join(' · ')}
              </bdi>
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {left > 0 ? <Text size="sm">{t('adminProducts:bulk.affected.more', { count: left })}</Text> : null}
    </Alert>
  );
}
