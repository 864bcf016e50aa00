import { Alert, Badge, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { formatDay, formatHours } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useEmirates } from '../orders/words.ts';
import { Amount } from '../parts/amount.tsx';
import { MoneyField } from '../parts/fields.tsx';
import { Section } from '../parts/forms/section.tsx';
import { usePreview } from '../parts/use-preview.ts';
import { useDeliveryWords } from './use-facts.ts';

const FIRST_WORTH_FILS = 20_000;
const MOST_TIMES = 6;

type Verdict = ValueOf<'delivery.try'>[number];

/** Dates of a JSON response are strings. */
const asMoment = (moment: Date | string) => new Date(moment);

function Times({ slots }: { slots: Verdict['slots'] }) {
  const { t, language } = useLanguage();
  if (slots.length === 0) return null;
  return (
    <Group gap={6} mt={4}>
      {slots.slice(0, MOST_TIMES).map(({ id, from, to, isFull }) => (
        <Badge key={id} variant="light" color={isFull ? 'red' : 'gray'} className="admin-state">
          {formatDay(asMoment(from), language)}{' '}
          <bdi dir="ltr">{formatHours({ from: asMoment(from), to: asMoment(to) }, language)}</bdi>
          {isFull ? ` · ${t('adminDelivery:full')}` : null}
        </Badge>
      ))}
      {slots.length > MOST_TIMES ? (
        <Text size="sm">{t('adminDelivery:moreTimes', { count: slots.length - MOST_TIMES })}</Text>
      ) : null}
    </Group>
  );
}

function MethodVerdict({ verdict }: { verdict: Verdict }) {
  const { t, language } = useLanguage();
  const words = useDeliveryWords();
  const { title, costMinor, arrivesOn, reason, missingMinor, slots } = verdict;
  return (
    <li>
      <Group gap="xs">
        <Text fw={600}>
          <bdi>{words.named(title)}</bdi>
        </Text>
        <Badge color={reason === null ? 'green' : 'gray'} variant="light" className="admin-state">
          {t(reason === null ? 'adminDelivery:offered' : 'adminDelivery:notOffered')}
        </Badge>
      </Group>
      <Text size="sm" component="div">
        {costMinor === 0 ? t('adminDelivery:free') : <Amount minor={costMinor} />}
        {' · '}
        {reason === null && arrivesOn !== null
          ? t('adminDelivery:arrives', { day: formatDay(asMoment(arrivesOn), language) })
          : t(`adminDelivery:reasons.${reason}`)}
        {reason === 'minimum' ? (
          <>
            {' '}
            <Amount minor={missingMinor} />
          </>
        ) : null}
      </Text>
      <Times slots={slots} />
    </li>
  );
}

/**
 * Tests an emirate and a cart value: the available methods and slots, and why others are not available. Source: CO-05
 */
export function TryDelivery() {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const [emirate, setEmirate] = useState<string | null>('DU');
  const [worth, setWorth] = useState<number | null>(FIRST_WORTH_FILS);
  const requested = EMIRATES.find((one) => one === emirate);
  const answer = usePreview(
    'delivery.try',
    requested === undefined ? null : { emirate: requested, worth: worth ?? 0 },
  );
  return (
    <Section title={t('adminDelivery:try')} lead={t('adminDelivery:tryHelp')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw={560}>
        <Select
          label={t('checkout:emirate')}
          data={emirates(EMIRATES)}
          value={emirate}
          onChange={setEmirate}
          allowDeselect={false}
        />
        <MoneyField label={t('adminDelivery:worth')} value={worth} onChange={setWorth} />
      </SimpleGrid>
      <div aria-live="polite">
        {answer !== null && !answer.ok ? <Alert color="red">{answer.words}</Alert> : null}
        {answer?.ok && answer.value.length === 0 ? <Text>{t('adminDelivery:nobodyGoes')}</Text> : null}
        {answer?.ok ? (
          <Stack gap="sm">
            <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {answer.value.map((verdict) => (
                <MethodVerdict key={verdict.id} verdict={verdict} />
              ))}
            </Stack>
            {answer.value.length === 0 ? null : (
              <Text size="sm" c="dimmed">
                {t('adminDelivery:tryWeekends')}
              </Text>
            )}
          </Stack>
        ) : null}
      </div>
    </Section>
  );
}
