import { Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';

const MOST = 5;

/** A rating as stars, with a text alternative. */
export function Stars({ rating }: { rating: number | null }) {
  const { t } = useLanguage();
  if (rating === null) return <Text c="dimmed">{t('adminReviews:noStars')}</Text>;
  return (
    <Text span c="ember" fz="lg" role="img" aria-label={t('adminReviews:starCount', { count: rating })}>
      {'★'.repeat(rating)}
      {'☆'.repeat(MOST - rating)}
    </Text>
  );
}
