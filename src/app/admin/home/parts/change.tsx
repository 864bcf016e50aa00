import { Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { formatPercent } from '#views/number/number.ts';

/** How a figure moved against an earlier one, in words and not by colour alone; nothing where there was none. */
export function Change({ now, before }: { now: number | null; before: number | null }) {
  const { t, language } = useLanguage();
  if (now === null || before === null || before <= 0) return null;
  const share = (now - before) / before;
  const word = share === 0 ? 'same' : share > 0 ? 'up' : 'down';
  const colours = { same: 'dimmed', up: 'green', down: 'red' } as const;
  return (
    <Text size="sm" component="span" c={colours[word]} className="admin-number">
      {t(`adminHome:change.${word}`, { share: formatPercent(Math.abs(share), language) })}
    </Text>
  );
}
