import { Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber, formatPercent } from '#views/number/number.ts';

type ChangeProps = Readonly<{
  now: number | null;
  before: number | null;
  /** A share moves by points: from 10% to 12% are two of them. */
  isShare?: boolean;
}>;

/** One decimal is as much as a share is printed with. */
function pointsOf(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** How a figure moved against an earlier one, in words and not by colour alone; nothing where there was none. */
export function Change({ now, before, isShare = false }: ChangeProps) {
  const { t, language } = useLanguage();
  if (now === null || before === null || (!isShare && before <= 0)) return null;
  const moved = isShare ? pointsOf(now) - pointsOf(before) : (now - before) / before;
  const word = moved === 0 ? 'same' : moved > 0 ? 'up' : 'down';
  const colours = { same: 'dimmed', up: 'green', down: 'red' } as const;
  const size = Math.abs(moved);
  const by = isShare
    ? t('adminHome:change.points', {
        count: size,
        points: formatNumber(Math.round(size * 10) / 10, language),
      })
    : formatPercent(size, language);
  return (
    <Text size="sm" component="span" c={colours[word]} className="admin-number">
      {t(`adminHome:change.${word}`, { by })}
    </Text>
  );
}
