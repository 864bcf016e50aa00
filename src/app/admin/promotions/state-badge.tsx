import { Badge } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';

export type PromotionState = ValueOf<'promotions.list'>['promotions'][number]['state'];

const COLOURS: Readonly<Record<PromotionState, string>> = {
  running: 'green',
  planned: 'yellow',
  over: 'gray',
  'used-up': 'gray',
  off: 'gray',
};

/** The state of a promotion as a coloured badge. */
export function StateBadge({ state }: { state: PromotionState }) {
  const { t } = useLanguage();
  return (
    <Badge color={COLOURS[state]} variant="light" miw="max-content">
      {t(`adminPromotions:states.${state}`)}
    </Badge>
  );
}
