import {
  ActionIcon,
  Button,
  Group,
  MultiSelect,
  NumberInput,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { codesOf } from '#shop/shipping/rules/method-code.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useEmirates } from '../../orders/words.ts';
import { LocalizedField, MoneyField } from '../../parts/fields.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { MoveButtons } from '../../parts/tree/move-buttons.tsx';
import { WindowFields } from './window-fields.tsx';
import type { ZoneForm } from './zone-draft.ts';
import { movedBy, newWindow } from './zone-draft.ts';

type MethodProps = { form: ZoneForm; place: number };

const LONGEST_DAYS = 60;

/** Moves or removes a method in the form; nothing is saved until the form is. */
function MethodMoves({ form, place }: MethodProps) {
  const { t, language } = useLanguage();
  const { methods } = form.getValues().zone;
  const title = methods[place]?.title;
  const name =
    (title && (title[language] || title.en)) || t('adminDelivery:wayNumber', { number: place + 1 });
  return (
    <Group justify="space-between">
      <Text fw={600}>
        <bdi>{name}</bdi>
      </Text>
      <Group gap={4}>
        <MoveButtons
          isFirst={place === 0}
          isLast={place === methods.length - 1}
          earlier={t('adminDelivery:earlier', { name })}
          later={t('adminDelivery:later', { name })}
          onMove={(by) => form.setFieldValue('zone.methods', movedBy(methods, place, by))}
        />
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('adminDelivery:removeOne', { name })}
          onClick={() => form.removeListItem('zone.methods', place)}
        >
          <AdminIcon name="trash" />
        </ActionIcon>
      </Group>
    </Group>
  );
}

function Price({ form, place }: MethodProps) {
  const { t } = useLanguage();
  const path = `zone.methods.${place}`;
  const method = form.getValues().zone.methods[place];
  if (method === undefined) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} style={{ alignItems: 'start' }}>
      <MoneyField
        label={t('adminDelivery:cost')}
        value={method.costMinor}
        onChange={(fils) => form.setFieldValue(`${path}.costMinor`, fils)}
        error={form.errors[`${path}.costMinor`]}
        required
      />
      <MoneyField
        label={t('adminDelivery:minimum')}
        value={method.minimumMinor}
        onChange={(fils) => form.setFieldValue(`${path}.minimumMinor`, fils)}
        error={form.errors[`${path}.minimumMinor`]}
      />
      <NumberInput
        label={t('adminDelivery:deliveryDays')}
        description={t('adminDelivery:deliveryDaysHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={0}
        max={LONGEST_DAYS}
        clampBehavior="none"
        allowDecimal={false}
        {...form.getInputProps(`${path}.deliveryDays`)}
      />
    </SimpleGrid>
  );
}

/** The code of a method: derived from its name unless typed, and read-only once orders may have it. */
function Advanced({ form, place }: MethodProps) {
  const { t } = useLanguage();
  const { methods } = form.getValues().zone;
  const path = `zone.methods.${place}.code`;
  const isNew = methods[place]?.id === null;
  const error = form.errors[path];
  const untyped = methods.map((method, at) => (at === place ? { ...method, code: '' } : method));
  return (
    <details {...(error === undefined ? {} : { open: true })}>
      <Text size="sm" component="summary">
        {t('adminDelivery:advanced')}
      </Text>
      <TextInput
        mt="xs"
        maw={320}
        label={t('adminDelivery:code')}
        description={t(isNew ? 'adminDelivery:codeHelp' : 'adminDelivery:codeStays')}
        dir="ltr"
        {...form.getInputProps(path)}
        {...(isNew ? { placeholder: codesOf(untyped)[place] ?? '' } : { readOnly: true, variant: 'filled' })}
      />
    </details>
  );
}

function Times({ form, place }: MethodProps) {
  const { t } = useLanguage();
  const path = `zone.methods.${place}`;
  const slots = form.getValues().zone.methods[place]?.slots ?? [];
  return (
    <Stack gap="xs">
      <Text fw={500} size="sm">
        {t('adminDelivery:times')}
      </Text>
      <Text size="xs" c="dimmed">
        {t('adminDelivery:timesHelp')}
      </Text>
      {slots.map(({ key }, at) => (
        <WindowFields key={key} form={form} path={`${path}.slots`} at={at} window={slots[at]} />
      ))}
      <Group align="flex-end">
        <Button
          variant="default"
          size="xs"
          leftSection={<AdminIcon name="plus" />}
          onClick={() => form.insertListItem(`${path}.slots`, newWindow(randomId()))}
        >
          {t('adminDelivery:addTime')}
        </Button>
        {slots.length === 0 ? null : (
          <NumberInput
            label={t('adminDelivery:daysAhead')}
            min={0}
            max={LONGEST_DAYS}
            clampBehavior="none"
            allowDecimal={false}
            w="14rem"
            {...form.getInputProps(`${path}.daysAhead`)}
          />
        )}
      </Group>
    </Stack>
  );
}

/** A delivery method: name, price, minimum, emirates, duration and time slots. */
export function MethodFields({ form, place }: MethodProps) {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const path = `zone.methods.${place}`;
  const { zone } = form.getValues();
  return (
    <Paper withBorder p="md" component="fieldset" m={0} miw={0}>
      <Stack gap="sm">
        <MethodMoves form={form} place={place} />
        <LocalizedField form={form} name={`${path}.title`} label={t('adminDelivery:title')} required />
        <Price form={form} place={place} />
        <MultiSelect
          label={t('adminDelivery:onlyIn')}
          description={t('adminDelivery:onlyInHelp')}
          data={emirates(zone.emirates)}
          clearable
          {...form.getInputProps(`${path}.emirates`)}
        />
        <Times form={form} place={place} />
        <Advanced form={form} place={place} />
      </Stack>
    </Paper>
  );
}
