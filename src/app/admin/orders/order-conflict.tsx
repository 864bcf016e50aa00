import { Alert, List, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import { inLanguage } from '#kernel/language.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../use-action.ts';
import type { OrderChange } from './rules/order-changes.ts';
import { useActorName, useAmountText } from './words.ts';

/** The last change of an order: author and time. */
export type ChangedBy = Readonly<{ name: string; at: Date | null }>;

/** The facts of a conflict; null for other refusals. */
export function parseConflict({ code, refusal }: Refused): (ChangedBy & { version: number }) | null {
  if (code !== EDIT_CONFLICT) return null;
  const { version, name, at } = refusal as { version: number; name: string; at: string | null };
  return { version, name, at: at === null ? null : new Date(at) };
}

function quantityKind({ from, to }: { from: number; to: number }): 'added' | 'removed' | 'quantity' {
  if (from === 0) return 'added';
  return to === 0 ? 'removed' : 'quantity';
}

type Changed<Kind> = Extract<OrderChange, Readonly<{ kind: Kind }>>;

function useChangeWords() {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const reach = (change: Changed<'email' | 'phone'>): string =>
    change.to === '' && change.kind === 'email'
      ? t('adminOrders:meanwhile.noEmail')
      : t(`adminOrders:meanwhile.${change.kind}`, { value: `\u2066${change.to}\u2069` });
  const quantity = (change: Changed<'quantity'>): string => {
    const { from, to, sku } = change;
    const name = [inLanguage(change.name, language), ...(sku === '' ? [] : [sku])].join(' · ');
    return t(`adminOrders:meanwhile.${quantityKind(change)}`, { name, from, to });
  };
  return (change: OrderChange): string => {
    switch (change.kind) {
      case 'status':
        return t('adminOrders:meanwhile.status', { name: t(`adminOrders:statuses.${change.to}`) });
      case 'email':
      case 'phone':
        return reach(change);
      case 'paid':
      case 'refunded':
        return t(`adminOrders:meanwhile.${change.kind}`, { amount: amountText(change.to) });
      case 'quantity':
        return quantity(change);
      default:
        return t(`adminOrders:meanwhile.${change.kind}`);
    }
  };
}

/** Explains that the order was changed since it was opened: by whom, and how. Source: OR-01, OR-03 */
export function OrderConflict({ by, changes }: { by: ChangedBy; changes: readonly OrderChange[] }) {
  const { t, language } = useLanguage();
  const wordsOf = useChangeWords();
  const nameOf = useActorName();
  const at = by.at === null ? '' : formatMoment(by.at, language);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be screens below it; a second conflict is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `by` is new with each conflict
  useEffect(() => place.current?.focus(), [by]);
  return (
    <Alert ref={place} tabIndex={-1} color="yellow" role="alert" title={t('adminOrders:meanwhile.title')}>
      <Text size="sm">
        <bdi>{nameOf(by.name)}</bdi>
        {at === '' ? '' : ` · ${at}`}
      </Text>
      {changes.length === 0 ? (
        <Text size="sm">{t('adminOrders:meanwhile.nothing')}</Text>
      ) : (
        <List size="sm">
          {changes.map((change) => (
            <List.Item key={JSON.stringify(change)}>{wordsOf(change)}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
