import { Badge } from '@mantine/core';
import type { ListedTemplate } from '#shop/templates';
import { useLanguage } from '#views/language/language.tsx';

const COLOURS = {
  published: 'green',
  scheduled: 'blue',
  ended: 'gray',
  draft: 'gray',
  trashed: 'red',
} as const;

type State = ListedTemplate['state'];

/** The message key of a state; documents have all but `ended`. */
export function stateKey(state: State): string {
  return state === 'ended' ? 'adminTemplates:schedule.ended' : `adminContent:states.${state}`;
}

export function StateBadge({ state }: { state: State }) {
  const { t } = useLanguage();
  return (
    <Badge component="span" variant="light" color={COLOURS[state]}>
      {t(stateKey(state))}
    </Badge>
  );
}
