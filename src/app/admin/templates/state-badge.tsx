import { Badge } from '@mantine/core';
import type { ListedTemplate } from '#shop/templates';
import { useLanguage } from '#views/language/language.tsx';

const COLOURS = { published: 'green', draft: 'gray', trashed: 'red' } as const;

export function StateBadge({ state }: Pick<ListedTemplate, 'state'>) {
  const { t } = useLanguage();
  return (
    <Badge component="span" variant="light" color={COLOURS[state]}>
      {t(`adminContent:states.${state}`)}
    </Badge>
  );
}
