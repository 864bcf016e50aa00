import type { CSSProperties } from 'react';
import { useLanguage } from '../language/language.tsx';

/** A rating in stars, fractions included; short: one star, for a number beside it. */
export function Stars({ rating, isShort = false }: { rating: number; isShort?: boolean }) {
  const { t } = useLanguage();
  const style: CSSProperties & Record<'--fill', string> = {
    '--fill': isShort ? '100%' : `${(rating / 5) * 100}%`,
  };
  return (
    <span
      className={isShort ? 'j-stars j-stars--one' : 'j-stars star-rating'}
      style={style}
      role="img"
      aria-label={t('shop:stars', { rating: Math.round(rating * 10) / 10 })}
    />
  );
}
