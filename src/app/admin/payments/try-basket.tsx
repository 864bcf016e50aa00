import { Alert, Checkbox, Group, Select, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { useLanguage } from '#views/language/language.tsx';
import { OrderPart } from '../orders/order-part.tsx';
import { useEmirates } from '../orders/words.ts';
import { MoneyField } from '../parts/fields.tsx';
import { usePreview } from '../parts/use-preview.ts';
import { Eligibility } from './eligibility.tsx';

const CLASSES = ['tobacco', 'device', 'accessory', 'other'] as const;
const FIRST_TOTAL_FILS = 20_000;

/**
 * A test cart: which payment methods are available, and why others are not. Source: PM-04
 *
 * @param version a changed value repeats the test
 */
export function TryBasket({ version = '' }: { version?: string }) {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const [classes, setClasses] = useState<string[]>(['device']);
  const [total, setTotal] = useState<number | null>(FIRST_TOTAL_FILS);
  const [emirate, setEmirate] = useState<string | null>(null);
  const [device, setDevice] = useState<string | null>(null);
  const [needsDelivery, setNeedsDelivery] = useState(true);
  const verdict = usePreview('payments.explain', {
    classes: CLASSES.filter((one) => classes.includes(one)),
    total: total ?? 0,
    emirate: EMIRATES.find((one) => one === emirate) ?? null,
    device: DEVICE_MODES.find((one) => one === device) ?? null,
    needsDelivery,
    // Not read by the action; a changed value repeats the test.
    ...{ version },
  });
  return (
    <OrderPart title={t('adminPayments:tryBasket')}>
      <Stack data-look>
        <Text size="sm" c="dimmed">
          {t('adminPayments:tryBasketHelp')}
        </Text>
        <Checkbox.Group label={t('adminPayments:holds')} value={classes} onChange={setClasses}>
          <Group mt="xs">
            {CLASSES.map((one) => (
              <Checkbox key={one} value={one} label={t(`adminOrders:classes.${one}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <MoneyField label={t('adminPayments:worth')} value={total} onChange={setTotal} />
          <Select
            label={t('adminOrders:emirate')}
            data={emirates(EMIRATES)}
            value={emirate}
            onChange={setEmirate}
            placeholder={t('adminPayments:any')}
            clearable
          />
          <Select
            label={t('adminPayments:device')}
            data={DEVICE_MODES.map((value) => ({ value, label: t(`adminOrders:devices.${value}`) }))}
            value={device}
            onChange={setDevice}
            placeholder={t('adminPayments:any')}
            clearable
          />
        </SimpleGrid>
        <Switch
          label={t('adminPayments:isDelivered')}
          checked={needsDelivery}
          onChange={(event) => setNeedsDelivery(event.currentTarget.checked)}
        />
        <div aria-live="polite">
          {verdict?.ok ? <Eligibility methods={verdict.value} /> : null}
          {verdict !== null && !verdict.ok ? <Alert color="red">{verdict.words}</Alert> : null}
        </div>
      </Stack>
    </OrderPart>
  );
}
