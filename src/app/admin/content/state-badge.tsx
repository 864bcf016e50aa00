import { Badge } from '@mantine/core';
import type { ListState } from '#shop/content';
import { useLanguage } from '#views/language/language.tsx';

const COLOURS: Readonly<Record<ListState, string>> = {
  published: 'green',
  scheduled: 'blue',
  draft: 'gray',
  trashed: 'red',
};

export function StateBadge({ state }: { state: ListState }) {
  const { t } = useLanguage();
  return (
    <Badge component="span" variant="light" color={COLOURS[state]}>
      {t(`adminContent:states.${state}`)}
    </Badge>
  );
}
