import { Badge } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';

export type ListedCard = ValueOf<'gift-cards.list'>['rows'][number];

const COLOURS = { active: 'green', used: 'gray', expired: 'yellow', disabled: 'red', void: 'gray' } as const;

/** The displayed status: an active card may be used up or expired. */
export function stateOf({ status, balance, expiresAt }: ListedCard, now = new Date()): keyof typeof COLOURS {
  if (status !== 'active') return status;
  if (expiresAt !== null && new Date(expiresAt) <= now) return 'expired';
  return balance.minor === 0 ? 'used' : 'active';
}

export function GiftCardBadge({ card }: { card: ListedCard }) {
  const { t } = useLanguage();
  const state = stateOf(card);
  return (
    <Badge component="span" variant="light" color={COLOURS[state]} className="admin-state">
      {t(`adminGiftCards:states.${state}`)}
    </Badge>
  );
}
