import { Button, Group, Input, Pill, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatWeekday } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ZoneForm } from './zone/zone-draft.ts';

/** Saturday and Sunday; 1 is Monday. */
const WEEKEND: readonly number[] = [6, 7];

/** 1 is Monday, 7 Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const asDate = (day: string) => new Date(`${day}T12:00:00+04:00`);

/** Holidays: single dates without delivery. */
export function ClosedDays({ form }: { form: ZoneForm }) {
  const { t, language } = useLanguage();
  const [typed, setTyped] = useState('');
  const days = form.getValues().zone.closedDays;
  const weekday = typed === '' ? null : weekdayOf(typed);
  const set = (next: string[]) => form.setFieldValue('zone.closedDays', next.toSorted());
  return (
    <Input.Wrapper
      label={t('adminDelivery:closedDays')}
      description={t('adminDelivery:closedDaysHelp')}
      error={form.errors['zone.closedDays']}
      labelElement="div"
    >
      <Group gap="xs" mt="xs" align="flex-end">
        <TextInput
          type="date"
          aria-label={t('adminDelivery:closedDay')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={typed === '' || days.includes(typed)}
          onClick={() => {
            set([...days, typed]);
            setTyped('');
          }}
        >
          {t('adminDelivery:addDay')}
        </Button>
      </Group>
      {weekday !== null && WEEKEND.includes(weekday) ? (
        <Text size="sm" mt="xs" role="status">
          {t('adminDelivery:closedWeekend', { day: formatWeekday(weekday, language, 'long') })}
        </Text>
      ) : null}
      <Group gap={6} mt="xs">
        {days.map((day) => (
          <Pill
            key={day}
            size="md"
            withRemoveButton
            onRemove={() => set(days.filter((one) => one !== day))}
            removeButtonProps={{
              'aria-label': t('adminDelivery:removeDay', { day: formatDate(asDate(day), language) }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
          >
            {formatDate(asDate(day), language)}
          </Pill>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
