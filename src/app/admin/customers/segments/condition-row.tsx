import { ActionIcon, Group, NumberInput, Paper, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { COMPARISONS, FACTS, newCondition, type TypedCondition } from './conditions.ts';

type Device = Readonly<{ id: number; name: string }>;
type Change = (change: Partial<TypedCondition>) => void;
type ValueProps = Readonly<{ condition: TypedCondition; onChange: Change; devices: readonly Device[] }>;

function useNumber({ condition, onChange }: ValueProps) {
  return (name: 'count' | 'days') => ({
    value: condition[name] ?? '',
    min: 1,
    allowDecimal: false,
    allowNegative: false,
    onChange: (value: string | number) => onChange({ [name]: typeof value === 'number' ? value : null }),
  });
}

/** A number of days: required, or optional for a period. */
function Days(props: ValueProps & { isPeriod?: boolean }) {
  const { t } = useLanguage();
  const number = useNumber(props);
  return props.isPeriod ? (
    <NumberInput
      {...number('days')}
      label={t('adminCustomers:segments.period')}
      description={t('adminCustomers:segments.periodHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  ) : (
    <NumberInput {...number('days')} label={t('adminCustomers:segments.days')} withAsterisk />
  );
}

function Spent(props: ValueProps) {
  const { t } = useLanguage();
  const { condition, onChange } = props;
  return (
    <>
      <MoneyField
        label={t('adminCustomers:segments.amount')}
        value={condition.amountMinor}
        onChange={(amountMinor) => onChange({ amountMinor })}
        required
      />
      <Days {...props} isPeriod />
    </>
  );
}

function Orders(props: ValueProps) {
  const { t } = useLanguage();
  const number = useNumber(props);
  return (
    <>
      <NumberInput {...number('count')} label={t('adminCustomers:segments.count')} withAsterisk />
      <Days {...props} isPeriod />
    </>
  );
}

function OnDay({ condition, onChange }: ValueProps) {
  const { t } = useLanguage();
  return (
    <TextInput
      type="date"
      dir="ltr"
      label={t('adminCustomers:segments.date')}
      value={condition.on}
      onChange={(event) => onChange({ on: event.currentTarget.value })}
      withAsterisk
    />
  );
}

function OfDevice({ condition, onChange, devices }: ValueProps) {
  const { t } = useLanguage();
  return (
    <Select
      label={t('adminCustomers:segments.device')}
      data={devices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={condition.productId === null ? null : String(condition.productId)}
      onChange={(id) => onChange({ productId: id === null ? null : Number(id) })}
      searchable
      withAsterisk
    />
  );
}

function WithTag({ condition, onChange }: ValueProps) {
  const { t } = useLanguage();
  return (
    <TextInput
      label={t('adminCustomers:tag')}
      value={condition.tag}
      maxLength={40}
      onChange={(event) => onChange({ tag: event.currentTarget.value })}
      withAsterisk
    />
  );
}

const VALUES: { readonly [Fact in TypedCondition['fact']]: ((props: ValueProps) => ReactNode) | null } = {
  spent: Spent,
  orders: Orders,
  'last-order': Days,
  'last-order-date': OnDay,
  joined: Days,
  device: OfDevice,
  emirate: null,
  consent: null,
  tag: WithTag,
  account: null,
  language: null,
};

/** Message keys of the names of each fact's comparisons. */
export const NAMES: Partial<Record<TypedCondition['fact'], string>> = {
  emirate: 'checkout:emirates',
  language: 'admin:languages',
};

type RowProps = ValueProps &
  Readonly<{ number: number; words: string | undefined; onRemove: () => void; isLocked: boolean }>;

/** One condition: the fact, the comparison and the value. */
export function ConditionRow({ number, words, onRemove, isLocked, ...value }: RowProps) {
  const { t } = useLanguage();
  const { condition, onChange } = value;
  const Value = VALUES[condition.fact];
  const names = NAMES[condition.fact] ?? 'adminCustomers:segments.words';
  return (
    <Paper
      withBorder
      p="sm"
      role="group"
      aria-label={t('adminCustomers:segments.conditionNumber', { number })}
    >
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm" style={{ flexGrow: 1 }}>
          <Select
            label={t('adminCustomers:segments.fact')}
            data={FACTS.map((fact) => ({ value: fact, label: t(`adminCustomers:segments.facts.${fact}`) }))}
            value={condition.fact}
            allowDeselect={false}
            error={words}
            onChange={(fact) => {
              const known = FACTS.find((one) => one === fact);
              if (known !== undefined) onChange(newCondition(known, condition.key));
            }}
          />
          <Select
            label={t('adminCustomers:segments.is')}
            data={COMPARISONS[condition.fact].map((is) => ({ value: is, label: t(`${names}.${is}`) }))}
            value={condition.is}
            allowDeselect={false}
            onChange={(is) => onChange({ is: is ?? condition.is })}
          />
          {Value === null ? null : <Value {...value} />}
        </SimpleGrid>
        {isLocked ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            mt={26}
            aria-label={t('adminCustomers:segments.removeCondition', { number })}
            onClick={onRemove}
          >
            <AdminIcon name="trash" />
          </ActionIcon>
        )}
      </Group>
    </Paper>
  );
}
