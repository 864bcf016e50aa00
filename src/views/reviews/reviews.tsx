import { PLAIN_REVIEWS, reviewsAddress } from '#shop/reviews/rules/review-query.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { CustomerPhotos } from './customer-photos.tsx';
import type { ReviewsFacts } from './review-facts.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSum } from './review-sum.tsx';

function NoReviews({ product, form }: Pick<ReviewsFacts, 'product' | 'form'>) {
  const { t } = useLanguage();
  if (form === null) return <p className="woocommerce-noreviews j-quiet">{t('reviews:none')}</p>;
  return (
    <div className="j-reviews__none">
      <Icon name="star" />
      <h3 className="woocommerce-noreviews">{t('reviews:noneTitle', { name: product.name })}</h3>
      <p className="j-quiet">{t('reviews:noneText')}</p>
      <a className="j-btn j-btn--secondary" href="#review_form">
        {t('reviews:write')}
      </a>
    </div>
  );
}

function List({ facts }: { facts: ReviewsFacts }) {
  const { t, to } = useLanguage();
  const { product, summary, helpedId } = facts;
  const { own: ownReview, reviews, matching } = summary;
  return (
    <>
      {ownReview === null && reviews.length === 0 ? null : (
        <ol className="commentlist">
          {ownReview === null ? null : <ReviewItem review={ownReview} state="waiting" />}
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} state={review.id === helpedId ? 'helped' : 'shown'} />
          ))}
        </ol>
      )}
      {matching > 0 || summary.total === 0 ? null : (
        <p className="j-reviews__empty">
          {t('reviews:noMatch')}{' '}
          <a className="j-link" href={to(reviewsAddress(product.path, PLAIN_REVIEWS))} data-refines="">
            {t('reviews:showAll')}
          </a>
        </p>
      )}
    </>
  );
}

/** The reviews of a product and the review form. Source: WIRE §13; RV-01 to RV-07 */
export function Reviews({ facts }: { facts: ReviewsFacts }) {
  const { t, to } = useLanguage();
  const { product, summary, form } = facts;
  const { query, pageCount, total, own: ownReview } = summary;
  const isEmpty = total === 0 && ownReview === null;
  const hrefOf = (page: number) => to(reviewsAddress(product.path, { ...query, page }));
  return (
    <div id="reviews" className="woocommerce-Reviews j-reviews">
      {total === 0 ? null : <ReviewSum product={product} summary={summary} canWrite={form !== null} />}
      <div id="comments" className="j-reviews__list">
        <h2 className="woocommerce-Reviews-title j-vh">{t('reviews:title')}</h2>
        {isEmpty ? <NoReviews product={product} form={form} /> : null}
        <CustomerPhotos product={product} summary={summary} />
        {total > 1 ? <ReviewFilters product={product} summary={summary} /> : null}
        <List facts={facts} />
        <Pagination page={query.page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
      {form === null ? (
        <p className="woocommerce-verification-required j-quiet">{t('reviews:closed')}</p>
      ) : (
        <ReviewForm product={product} form={form} isFirst={total === 0} />
      )}
    </div>
  );
}
