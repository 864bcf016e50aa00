import { Alert, List, Text } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { CHANGED_MEANWHILE } from '#kernel/optimistic-lock.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../use-action.ts';
import type { OrderChange } from './rules/order-changes.ts';
import { useActorName } from './words.ts';

/** Who changed an order last, and when. */
export type ChangedBy = Readonly<{ name: string; at: Date | null }>;

/** The facts of a conflict; null for any other refusal. */
export function parseConflict({ code, refusal }: Refused): (ChangedBy & { version: number }) | null {
  if (code !== CHANGED_MEANWHILE) return null;
  const { version, name, at } = refusal as { version: number; name: string; at: string | null };
  return { version, name, at: at === null ? null : new Date(at) };
}

function quantityKind({ from, to }: { from: number; to: number }): 'added' | 'removed' | 'quantity' {
  if (from === 0) return 'added';
  return to === 0 ? 'removed' : 'quantity';
}

function useChangeWords() {
  const { t, language } = useLanguage();
  return (change: OrderChange): string => {
    if (change.kind === 'status') {
      const name = t(`adminOrders:statuses.${change.to}`);
      return t('adminOrders:meanwhile.status', { name });
    }
    if (change.kind !== 'quantity') return t(`adminOrders:meanwhile.${change.kind}`);
    const { from, to, sku } = change;
    const name = [inLanguage(change.name, language), ...(sku === '' ? [] : [sku])].join(' · ');
    return t(`adminOrders:meanwhile.${quantityKind(change)}`, { name, from, to });
  };
}

/** An order was changed since it was opened: by whom, and what. Source: OR-01, OR-03 */
export function OrderConflict({ by, changes }: { by: ChangedBy; changes: readonly OrderChange[] }) {
  const { t, language } = useLanguage();
  const wordsOf = useChangeWords();
  const nameOf = useActorName();
  const at = by.at === null ? '' : formatMoment(by.at, language);
  return (
    <Alert color="yellow" role="alert" title={t('adminOrders:meanwhile.title')}>
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
