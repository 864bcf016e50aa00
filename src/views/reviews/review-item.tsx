import { addressIn } from '#kernel/language.ts';
import type { Review } from '#shop/reviews';
import { languageOf } from '#shop/reviews/rules/clean-text.ts';
import { isolated } from '../cart-line/line-words.ts';
import { formatDate } from '../date/date.ts';
import { Icon } from '../icon/icon.tsx';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { Stars } from '../stars/stars.tsx';
import { PhotoLink } from './photo-link.tsx';

type ItemProps = {
  review: Review;
  /** waiting: the author's own, not approved yet; helped: this visitor just voted for it. */
  state: 'shown' | 'waiting' | 'helped';
};

/** The `lang` of a text by a visitor or the shop, which may differ from the page's. */
function written(language: string) {
  return { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
}

function Pictures({ review }: { review: Review }) {
  const { t } = useLanguage();
  const { pictures, author } = review;
  if (pictures.length === 0) return null;
  return (
    <ul className="j-review__pictures">
      {pictures.map((media, index) => {
        const alt = t('reviews:picture', {
          number: index + 1,
          total: pictures.length,
          author: isolated(author),
        });
        return (
          <li key={media.id}>
            <PhotoLink media={media} alt={alt} />
          </li>
        );
      })}
    </ul>
  );
}

/** The helpful vote; a plain form, so that it works without script and the page stays cacheable. */
function Helpful({ review, isHelped }: { review: Review; isHelped: boolean }) {
  const { t, language } = useLanguage();
  const { id, author, helpful } = review;
  return (
    <form
      className="j-review__helpful"
      method="post"
      action={addressIn(language, '/reviews/helpful/')}
      data-helpful=""
      data-thanks={t('reviews:thanks')}
    >
      <input type="hidden" name="review" value={id} />
      {isHelped ? null : (
        <button className="j-chip" type="submit" aria-label={t('reviews:wasHelpfulOf', { author })}>
          <Icon name="thumbs-up" isSmall />
          {t('reviews:wasHelpful')}
        </button>
      )}
      <span className="j-quiet" role="status" data-helpful-text="">
        {isHelped ? `${t('reviews:thanks')} ` : ''}
        {helpful === 0 ? '' : t('reviews:helpful', { count: helpful })}
      </span>
    </form>
  );
}

function Top({ review, isWaiting }: { review: Review; isWaiting: boolean }) {
  const { t, language } = useLanguage();
  return (
    <div className="j-review__top meta">
      {review.rating === null ? null : <Stars rating={review.rating} />}
      <strong className="woocommerce-review__author">
        <bdi translate="no">{review.author}</bdi>
      </strong>
      {review.isVerified ? (
        <em className="woocommerce-review__verified verified j-badge j-badge--plain">
          {t('reviews:verified')}
        </em>
      ) : null}
      {isWaiting ? null : (
        <time className="woocommerce-review__published-date" dateTime={review.writtenAt.toISOString()}>
          {formatDate(review.writtenAt, language)}
        </time>
      )}
    </div>
  );
}

/** A review: rating, author, date, text, pictures, reply. */
export function ReviewItem({ review, state }: ItemProps) {
  const { t, language } = useLanguage();
  const { name: store } = useIdentity();
  const isWaiting = state === 'waiting';
  return (
    <li className="review" id={`li-comment-${review.id}`}>
      <div id={`comment-${review.id}`} className="comment_container j-review">
        {isWaiting ? (
          <p className="j-notice j-notice--info" role="status">
            <Icon name="clock" isSmall />
            <span>
              <em className="woocommerce-review__awaiting-approval">{t('reviews:awaiting')}</em>{' '}
              {t('reviews:awaitingText')}
            </span>
          </p>
        ) : null}
        <Top review={review} isWaiting={isWaiting} />
        <div className="description j-review__text" {...written(review.language)}>
          {review.title === '' ? null : <h3>{review.title}</h3>}
          <p>{review.body}</p>
        </div>
        <Pictures review={review} />
        {review.reply === '' ? null : (
          <div className="j-review__reply">
            <b>{t('reviews:shop', { store })}</b>
            <p {...written(languageOf(review.reply, language))}>{review.reply}</p>
          </div>
        )}
        {isWaiting ? null : <Helpful review={review} isHelped={state === 'helped'} />}
      </div>
    </li>
  );
}
