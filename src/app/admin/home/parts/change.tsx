import { Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber, formatPercent } from '#views/number/number.ts';

type ChangeProps = Readonly<{
  now: number | null;
  before: number | null;
  /** Whether it is a percentage, whose change is in points: from 10% to 12% is 2 points. */
  isShare?: boolean;
}>;

/** Rounded to one decimal, like the displayed percentage. */
function pointsOf(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** The change of a figure, in words as well as by colour; nothing without an earlier figure. */
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
