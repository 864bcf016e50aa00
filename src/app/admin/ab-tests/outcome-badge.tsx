import { Badge } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { outcomeOf, type ShownTest } from './shown.ts';

const COLOURS = {
  collecting: 'gray',
  waiting: 'blue',
  early: 'gray',
  none: 'gray',
  a: 'green',
  b: 'green',
} as const;

/** The outcome of a test as a badge. */
export function OutcomeBadge({ test }: { test: Pick<ShownTest, 'verdict' | 'ended'> }) {
  const { t } = useLanguage();
  const outcome = outcomeOf(test);
  return (
    <Badge variant="light" color={COLOURS[outcome]} className="admin-state">
      {t(`adminAbTests:verdict.title.${outcome}`)}
    </Badge>
  );
}
