import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fromShopClock, toShopClock } from '#shop/settings/rules/shop-clock.ts';
import { useLanguage } from '#views/language/language.tsx';

/** A date and time in the shop's time zone, whatever the browser's; null if empty. */
export function MomentField({
  label,
  value,
  onChange,
  description,
  error,
}: {
  label: string;
  value: string | null;
  onChange: (moment: string | null) => void;
  description?: string;
  error?: ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={description ?? t('adminProducts:shopClock')}
      value={toShopClock(value)}
      onChange={(event) => onChange(fromShopClock(event.currentTarget.value))}
      error={error}
    />
  );
}
