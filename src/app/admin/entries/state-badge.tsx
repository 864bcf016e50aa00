import { Badge } from '@mantine/core';
import type { EntryState } from '#shop/forms';
import { useLanguage } from '#views/language/language.tsx';

const COLOURS: Readonly<Record<EntryState, string>> = { new: 'blue', done: 'green', spam: 'gray' };

export function StateBadge({ state }: { state: EntryState }) {
  const { t } = useLanguage();
  return (
    <Badge component="span" variant="light" color={COLOURS[state]}>
      {t(`adminEntries:lists.${state}`)}
    </Badge>
  );
}
