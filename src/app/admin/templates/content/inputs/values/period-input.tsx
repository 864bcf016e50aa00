import { NumberInput, Select } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { DAYS_MAX } from '#widgets/fields/period.ts';
import { MomentField } from '../../../../parts/forms/moment-field.tsx';
import { FieldGroup } from '../field-group.tsx';
import type { InputProps } from '../input-props.ts';
import { recordOf, withValue } from '../read-value.ts';

const KINDS = ['any', 'days', 'between'] as const;
type PeriodKind = (typeof KINDS)[number];

/** The initial value of each kind of period. */
const FIRST: Readonly<Record<PeriodKind, unknown>> = {
  any: null,
  days: { days: 30 },
  between: { from: null, until: null },
};

function kindOf(value: Readonly<Record<string, unknown>>): PeriodKind {
  if ('days' in value) return 'days';
  return 'from' in value || 'until' in value ? 'between' : 'any';
}

const momentOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** A period: any time, the last days, or between two times in the shop's time zone. */
export function PeriodInput({ label, value, onChange, error }: InputProps) {
  const { t } = useLanguage();
  const stored = recordOf(value);
  const kind = kindOf(stored);
  const moment = (name: 'from' | 'until') => (
    <MomentField
      label={t(`adminTemplates:content.period.${name}`)}
      description={t('adminTemplates:content.shopClock')}
      value={momentOf(stored[name])}
      onChange={(next) => onChange(withValue(stored, name, next))}
    />
  );
  return (
    <FieldGroup label={label} error={error}>
      <Select
        label={t('adminTemplates:content.period.when')}
        data={KINDS.map((one) => ({ value: one, label: t(`adminTemplates:content.period.kinds.${one}`) }))}
        value={kind}
        onChange={(next) => {
          const chosen = KINDS.find((one) => one === next) ?? 'any';
          if (chosen !== kind) onChange(FIRST[chosen]);
        }}
        allowDeselect={false}
        maw="20rem"
      />
      {kind === 'days' ? (
        <NumberInput
          label={t('adminTemplates:content.period.days')}
          description={t('adminTemplates:content.period.daysHelp')}
          value={typeof stored.days === 'number' ? stored.days : ''}
          onChange={(typed) => onChange({ days: typeof typed === 'number' ? typed : null })}
          min={1}
          max={DAYS_MAX}
          allowDecimal={false}
          maw="20rem"
        />
      ) : null}
      {kind === 'between' ? (
        <>
          {moment('from')}
          {moment('until')}
        </>
      ) : null}
    </FieldGroup>
  );
}
