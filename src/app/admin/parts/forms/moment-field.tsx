import { TZDate } from '@date-fns/tz';
import { TextInput } from '@mantine/core';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';

const SHOP_ZONE = 'Asia/Dubai';
const TYPED = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** A moment as the shop's own clock shows it, for a field: `2026-11-27T09:00`. */
export function toShopClock(moment: string | null): string {
  return moment === null ? '' : format(new TZDate(moment, SHOP_ZONE), "yyyy-MM-dd'T'HH:mm");
}

/** What the shop's clock shows, as a moment in UTC; null for nothing that is one. */
export function fromShopClock(typed: string): string | null {
  const [, year, month, day, hour, minute] = TYPED.exec(typed) ?? [];
  if (year === undefined) return null;
  const moment = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    SHOP_ZONE,
  );
  return new Date(moment.getTime()).toISOString();
}

/** A day and an hour by the shop's clock, wherever one sits; empty is null. */
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
