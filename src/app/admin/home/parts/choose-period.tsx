import { Group, NativeSelect } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { DateRange } from '../../parts/forms/date-range.tsx';
import { useQuery } from '../../parts/lists/use-query.ts';
import { PERIODS, type Period } from '../rules/period.ts';

/** Selects the period; it is stored in the URL. */
export function ChoosePeriod({ period: { name, days } }: { period: Period }) {
  const { t } = useLanguage();
  const { set } = useQuery();
  const isOwn = name === 'own';
  return (
    <Group align="flex-end" gap="xs" data-look>
      <NativeSelect
        label={t('adminHome:period')}
        data={PERIODS.map((value) => ({ value, label: t(`adminHome:periods.${value}`) }))}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          set(value === 'own' ? { period: value, ...days } : { period: value, from: '', to: '' })
        }
      />
      {isOwn ? <DateRange {...days} /> : null}
    </Group>
  );
}
