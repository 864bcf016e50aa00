import { TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { useQuery } from '../lists/use-query.ts';

/** The first and last day of what a screen shows; they are stored in the URL. */
export function DateRange({ from, to }: Readonly<{ from: string; to: string }>) {
  const { t } = useLanguage();
  const { set } = useQuery();
  return (
    <>
      <TextInput
        type="date"
        label={t('admin:from')}
        value={from}
        max={to}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('admin:to')}
        value={to}
        min={from}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
    </>
  );
}
