import { Alert, Text } from '@mantine/core';
import type { Emirate } from '#shop/shipping';
import { useLanguage } from '#views/language/language.tsx';
import { useDeliveryWords } from './use-facts.ts';

/** Lists emirates without delivery; empty if all are served. */
export function NotServed({ emirates }: { emirates: readonly Emirate[] }) {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  if (emirates.length === 0) return null;
  return (
    <Alert color="yellow" title={t('adminDelivery:notServed', { emirates: words.emirates(emirates) })}>
      <Text size="sm">{t('adminDelivery:notServedText')}</Text>
    </Alert>
  );
}
