import { Progress, Stack, Table, Text, Title } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatHours } from '#views/date/date.ts';
import '../parts/lists/list.css';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../parts/forms/section.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { useDeliveryWords } from './use-facts.ts';

type MethodLoad = ValueOf<'delivery.list'>['load'][number];
type Slot = MethodLoad['slots'][number];

const FULL = 1;
const NEARLY_FULL = 0.8;

function colourOf(share: number): string {
  if (share >= FULL) return 'red';
  return share >= NEARLY_FULL ? 'yellow' : 'green';
}

function SlotLoad({ slot: { taken, capacity } }: { slot: Slot }) {
  const { t } = useLanguage();
  if (capacity === null) return <Text size="sm">{t('adminDelivery:orders', { count: taken })}</Text>;
  const share = taken / capacity;
  const words = t('adminDelivery:takenOf', { taken, capacity });
  return (
    <Stack gap={4} miw={72}>
      <Text size="sm" className="admin-number">
        <bdi dir="ltr">
          {taken} / {capacity}
        </bdi>
        {share >= FULL ? ` · ${t('adminDelivery:full')}` : null}
      </Text>
      <Progress value={Math.min(1, share) * 100} color={colourOf(share)} size="sm" aria-label={words} />
    </Stack>
  );
}

function MethodLoadTable({ methodLoad }: { methodLoad: MethodLoad }) {
  const { t, language } = useLanguage();
  const words = useDeliveryWords();
  const days = [...new Set(methodLoad.slots.map(({ day }) => day))];
  const hours = [...new Set(methodLoad.slots.map((slot) => formatHours(slot, language)))].toSorted();
  const label = `${words.named(methodLoad.zone)} · ${words.named(methodLoad.title)}`;
  if (days.length === 0)
    return <Text size="sm">{t('adminDelivery:noTimesAhead', { methodLoad: label })}</Text>;
  return (
    <div>
      <Title order={3} size="h6" mb={4}>
        <bdi>{label}</bdi>
      </Title>
      <ScrollTable label={label} minWidth={360} isPlain>
        <Table className="admin-table admin-stacked" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminDelivery:day')}</Table.Th>
              {hours.map((hour) => (
                <Table.Th key={hour}>
                  <bdi dir="ltr">{hour}</bdi>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map((day) => (
              <Table.Tr key={day}>
                <Table.Td data-name className="admin-number">
                  {words.shortDay(day)}
                </Table.Td>
                {hours.map((hour) => {
                  const slot = methodLoad.slots.find(
                    (one) => one.day === day && formatHours(one, language) === hour,
                  );
                  if (slot === undefined)
                    return (
                      <Table.Td key={hour} data-wide>
                        –
                      </Table.Td>
                    );
                  return (
                    <Table.Td key={hour}>
                      <span className="admin-stacked-label">
                        <bdi dir="ltr">{hour}</bdi>
                      </span>
                      <SlotLoad slot={slot} />
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </div>
  );
}

/** The bookings of the next days' time slots. */
export function DeliveryLoad({ load }: { load: readonly MethodLoad[] }) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminDelivery:load')} lead={t('adminDelivery:loadHelp')}>
      {load.length === 0 ? <Text size="sm">{t('adminDelivery:noTimes')}</Text> : null}
      {load.map((methodLoad) => (
        <MethodLoadTable key={methodLoad.methodId} methodLoad={methodLoad} />
      ))}
    </Section>
  );
}
