import { ActionIcon, Chip, Group, Input, NumberInput, Paper, Stack, TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { useDeliveryWords, WEEKDAYS } from '../use-facts.ts';
import type { WindowDraft, ZoneForm } from './zone-draft.ts';

const LONGEST_CUTOFF_HOURS = 336;

type WindowProps = { form: ZoneForm; path: string; at: number; window: WindowDraft | undefined };

/** The weekdays of a time slot. */
function Weekdays({ form, path, value }: { form: ZoneForm; path: string; value: string[] }) {
  const { t } = useLanguage();
  const words = useDeliveryWords();
  return (
    <Input.Wrapper label={t('adminDelivery:weekdays')} labelElement="div" error={form.errors[path]}>
      <Chip.Group multiple value={value} onChange={(days) => form.setFieldValue(path, days)}>
        <Group gap={6} mt={4} role="group" aria-label={t('adminDelivery:weekdays')}>
          {WEEKDAYS.map((day) => (
            <Chip key={day} value={String(day)} size="sm" aria-label={words.dayName(day, 'long')}>
              {words.dayName(day)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** A time slot: weekdays, hours, cutoff and capacity. */
export function WindowFields({ form, path, at, window }: WindowProps) {
  const { t } = useLanguage();
  const field = `${path}.${at}`;
  if (window === undefined) return null;
  const hour = (name: 'from' | 'to') => ({
    ...form.getInputProps(`${field}.${name}`),
    error: form.errors[`${field}.${name}Minute`],
  });
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Weekdays form={form} path={`${field}.weekdays`} value={window.weekdays} />
        <Group align="flex-end" gap="xs">
          <TextInput type="time" label={t('adminDelivery:from')} {...hour('from')} />
          <TextInput type="time" label={t('adminDelivery:to')} {...hour('to')} />
          <NumberInput
            label={t('adminDelivery:cutoff')}
            min={0}
            max={LONGEST_CUTOFF_HOURS}
            clampBehavior="none"
            allowDecimal={false}
            w="11rem"
            {...form.getInputProps(`${field}.cutoffHours`)}
          />
          <NumberInput
            label={t('adminDelivery:capacity')}
            placeholder={t('adminDelivery:noBound')}
            min={1}
            allowDecimal={false}
            w="11rem"
            value={window.capacity ?? ''}
            onChange={(typed) => form.setFieldValue(`${field}.capacity`, typed === '' ? null : Number(typed))}
            error={form.errors[`${field}.capacity`]}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t('adminDelivery:removeTime', { number: at + 1 })}
            onClick={() => form.removeListItem(path, at)}
          >
            <AdminIcon name="trash" />
          </ActionIcon>
        </Group>
      </Stack>
    </Paper>
  );
}
