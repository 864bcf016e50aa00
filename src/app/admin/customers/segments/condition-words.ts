import { aed, formatAmount } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { NAMES } from './condition-row.tsx';
import type { TypedCondition } from './conditions.ts';

type Device = Readonly<{ id: number; name: string }>;

/** Formats a segment's rule for conflicts: all or any, and each condition. */
export function useConditionWords(devices: readonly Device[]) {
  const { t } = useLanguage();
  const inDays = (days: number | null) =>
    days === null ? '' : `(${t('adminCustomers:segments.days')}: ${days})`;
  const textOf = ({ fact, is, amountMinor, count, days, on, productId, tag }: TypedCondition): string => {
    const device = devices.find(({ id }) => id === productId)?.name ?? '';
    const amount = amountMinor === null ? '' : formatAmount(aed(amountMinor));
    const words = t(`${NAMES[fact] ?? 'adminCustomers:segments.words'}.${is}`);
    const parts = [
      t(`adminCustomers:segments.facts.${fact}`),
      words,
      amount,
      count,
      on,
      device,
      tag,
      inDays(days),
    ];
    return parts.filter((part) => part !== '' && part !== null).join(' ');
  };
  return (value: unknown, field: string): string | undefined => {
    if (field === 'match') return t(`adminCustomers:segments.${value === 'any' ? 'any' : 'all'}`);
    return field === 'conditions' ? (value as readonly TypedCondition[]).map(textOf).join(' · ') : undefined;
  };
}
