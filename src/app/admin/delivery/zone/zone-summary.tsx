import { List, Stack, Text } from '@mantine/core';
import type { DeliveryMethod, Zone } from '#shop/shipping';
import { useLanguage } from '#views/language/language.tsx';
import { Amount } from '../../parts/amount.tsx';
import { useDeliveryWords } from '../use-facts.ts';

function Method({ method }: { method: DeliveryMethod }) {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  const { title, cost, minimum, emirates, deliveryDays, slots } = method;
  return (
    <div>
      <Text fw={600} component="div">
        <bdi>{words.named(title)}</bdi>
        {' · '}
        {cost.minor === 0 ? t('adminDelivery:free') : <Amount minor={cost.minor} />}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        {words.takes(deliveryDays)}
        {minimum === null ? null : (
          <>
            {' · '}
            {t('adminDelivery:goodsFrom')} <Amount minor={minimum.minor} />
          </>
        )}
        {emirates === null ? null : ` · ${t('adminDelivery:only', { emirates: words.emirates(emirates) })}`}
      </Text>
      {slots.length === 0 ? null : (
        <List size="sm" mt={4}>
          {slots.map((slot) => (
            <List.Item key={slot.id}>{words.window(slot)}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}

/** A zone as text: emirates, holidays, and methods with their slots. */
export function ZoneSummary({ zone }: { zone: Zone }) {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  const { emirates, closedDays, methods } = zone;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {words.emirates(emirates)}
        {closedDays.length === 0
          ? null
          : ` · ${t('adminDelivery:closedOn', { days: words.days(closedDays) })}`}
      </Text>
      {methods.some(({ deliveryDays }) => deliveryDays > 0) ? (
        <Text size="sm" c="dimmed">
          {t('adminDelivery:weekends')}
        </Text>
      ) : null}
      {methods.length === 0 ? <Text c="red">{t('adminDelivery:noWays')}</Text> : null}
      {methods.map((method) => (
        <Method key={method.id} method={method} />
      ))}
    </Stack>
  );
}
