import type { CSSProperties } from 'react';
import { useLanguage } from '../language/language.tsx';

/** A rating in stars, fractions included. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLanguage();
  const style: CSSProperties & Record<'--fill', string> = { '--fill': `${(rating / 5) * 100}%` };
  return (
    <span
      className="j-stars star-rating"
      style={style}
      role="img"
      aria-label={t('shop:stars', { rating: Math.round(rating * 10) / 10 })}
    />
  );
}
