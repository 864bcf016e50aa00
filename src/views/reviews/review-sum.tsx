import type { ReviewSummary } from '#shop/reviews';
import { PLAIN_REVIEWS, reviewsAddress } from '#shop/reviews/rules/review-query.ts';
import { useLanguage } from '../language/language.tsx';
import { Stars } from '../stars/stars.tsx';
import type { ReviewsFacts } from './review-facts.ts';

type SumProps = { product: ReviewsFacts['product']; summary: ReviewSummary; canWrite: boolean };

type BarProps = { rating: number; count: number; share: number; href: string; isChosen: boolean };

/** The number of reviews with a rating; links to them if there are any. */
function Bar({ rating, count, share, href, isChosen }: BarProps) {
  const { t } = useLanguage();
  const bar = (
    <>
      <span aria-hidden="true">{rating}</span>
      <span className="j-bars__bar" aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span aria-hidden="true">{count}</span>
      <span className="j-vh">
        {t('shop:stars', { rating })}: {t('reviews:count', { count })}
      </span>
    </>
  );
  if (count === 0) return <span className="j-bars__row">{bar}</span>;
  return (
    <a
      className="j-bars__row"
      href={href}
      rel="nofollow"
      data-refines=""
      aria-current={isChosen ? 'true' : undefined}
    >
      {bar}
    </a>
  );
}

/** Average, count and distribution of ratings. */
export function ReviewSum({ product, summary, canWrite }: SumProps) {
  const { t, to } = useLanguage();
  const { average, total, rated, distribution, query } = summary;
  const hrefOf = (rating: number) =>
    to(
      reviewsAddress(product.path, {
        ...PLAIN_REVIEWS,
        order: query.order,
        stars: query.stars === rating ? null : rating,
      }),
    );
  return (
    <div className="j-reviews__sum">
      {rated === 0 ? null : (
        <>
          <div className="j-reviews__average">
            <span className="j-reviews__avg">{average.toFixed(1)}</span>
            <div>
              <Stars rating={average} />
              <p className="j-quiet">{t('reviews:count', { count: total })}</p>
            </div>
          </div>
          <ul className="j-bars" aria-label={t('reviews:distribution')}>
            {distribution.map(({ rating, count }) => (
              <li key={rating}>
                <Bar
                  rating={rating}
                  count={count}
                  share={count / rated}
                  href={hrefOf(rating)}
                  isChosen={query.stars === rating}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {canWrite ? (
        <a className="j-btn j-btn--secondary" href="#review_form">
          {t('reviews:write')}
        </a>
      ) : null}
    </div>
  );
}
