import type { ReviewSummary } from '#shop/reviews';
import { REVIEW_ORDERS, type ReviewQuery, reviewsAddress } from '#shop/reviews/rules/review-query.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import type { ReviewsFacts } from './review-facts.ts';

type FiltersProps = { product: ReviewsFacts['product']; summary: ReviewSummary };

/** Sorting and filters of the reviews, as links. */
export function ReviewFilters({ product, summary }: FiltersProps) {
  const { t, to } = useLanguage();
  const { query, pictured, hasVotes, matching } = summary;
  const { stars, hasPictures } = query;
  const hrefOf = (change: Partial<ReviewQuery>) =>
    to(reviewsAddress(product.path, { ...query, page: 1, ...change }));
  return (
    <div className="j-reviews__bar">
      <nav className="j-reviews__orders" aria-label={t('reviews:order')}>
        <ul>
          {REVIEW_ORDERS.filter((order) => hasVotes || order !== 'helpful' || query.order === order).map(
            (order) => (
              <li key={order}>
                <a
                  href={hrefOf({ order })}
                  rel="nofollow"
                  data-refines=""
                  aria-current={query.order === order ? 'true' : undefined}
                >
                  {t(`reviews:orders.${order}`)}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <p className="j-vh" role="status" data-review-count="">
        {t('reviews:shown', { count: matching })}
      </p>
      <div className="j-chips">
        {pictured === 0 && !hasPictures ? null : (
          <a
            className="j-chip j-chip--filter"
            href={hrefOf({ hasPictures: !hasPictures })}
            rel="nofollow"
            data-refines=""
            aria-current={hasPictures ? 'true' : undefined}
          >
            {t('reviews:withPictures', { number: pictured })}
            {hasPictures ? <Icon name="x" isSmall /> : null}
          </a>
        )}
        {stars === null ? null : (
          <a
            className="j-chip j-chip--filter"
            href={hrefOf({ stars: null })}
            rel="nofollow"
            data-refines=""
            aria-current="true"
          >
            <span>{t('reviews:onlyStars', { stars: t('shop:stars', { rating: stars }) })}</span>
            <span className="j-vh">{t('reviews:remove')}</span>
            <Icon name="x" isSmall />
          </a>
        )}
      </div>
    </div>
  );
}
