import type { ReviewSummary } from '#shop/reviews';
import { PLAIN_REVIEWS, reviewsAddress } from '#shop/reviews/rules/review-query.ts';
import { isolated } from '../cart-line/line-words.ts';
import { useLanguage } from '../language/language.tsx';
import { PhotoLink } from './photo-link.tsx';
import type { ReviewsFacts } from './review-facts.ts';

type PhotosProps = { product: ReviewsFacts['product']; summary: ReviewSummary };

/** The newest photos of all reviews in one strip; the lightbox turns from one to the next. */
export function CustomerPhotos({ product, summary: { photos, pictured } }: PhotosProps) {
  const { t, to } = useLanguage();
  if (photos.length === 0) return null;
  const isAll = new Set(photos.map(({ reviewId }) => reviewId)).size === pictured;
  return (
    <section className="j-photos" aria-labelledby="customer-photos" data-lightbox="">
      <div className="j-photos__head">
        <h3 id="customer-photos">{t('reviews:photos')}</h3>
        {isAll ? null : (
          <a
            className="j-link"
            href={to(reviewsAddress(product.path, { ...PLAIN_REVIEWS, hasPictures: true }))}
            rel="nofollow"
            data-refines=""
          >
            {t('reviews:photosOf', { count: pictured })}
          </a>
        )}
      </div>
      <ul className="j-review__pictures">
        {photos.map((photo) => (
          <li key={`${photo.reviewId}-${photo.media.id}`}>
            <PhotoLink media={photo.media} alt={t('reviews:photoBy', { author: isolated(photo.author) })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
