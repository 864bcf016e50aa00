import type { ReactNode } from 'react';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { Stars } from '../stars/stars.tsx';
import type { ProductFacts } from './product-facts.ts';

type Tab = { key: 'description' | 'additional_information' | 'reviews'; label: string; panel: ReactNode };

function Html({ html }: { html: string }) {
  return (
    <div
      className="j-prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Which of a device's pictures shows what lies in its box. */
const BOX_VIEW = 5;

function Description({ product }: { product: ProductFacts }) {
  const { t } = useLanguage();
  const box = product.class === 'device' ? product.pictures[BOX_VIEW] : undefined;
  if (box === undefined) return <Html html={product.description} />;
  return (
    <div className="j-panel">
      <Html html={product.description} />
      <Tile
        picture={box}
        sizes="(max-width: 1024px) 100vw, 40vw"
        alt={box.alt || t('product:inTheBox', { name: product.name })}
      />
    </div>
  );
}

function Attributes({ product }: { product: ProductFacts }) {
  const { t } = useLanguage();
  return (
    <div className="j-prose">
      <table className="woocommerce-product-attributes shop_attributes">
        <tbody>
          {product.attributes.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{values}</td>
            </tr>
          ))}
          {product.measures.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{t(`product:${name}`)}</th>
              <td>
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReviewList({ product }: { product: ProductFacts }) {
  const { t, language } = useLanguage();
  const { reviews, total, average, distribution } = product.reviews;
  if (reviews.length === 0) return <p className="j-quiet">{t('reviews:none')}</p>;
  return (
    <div className="j-reviews">
      <div className="j-reviews__sum">
        <span className="j-rating">
          <span className="j-reviews__avg">{average.toFixed(1)}</span>
          <span>
            <Stars rating={average} />
            <br />
            <span className="j-quiet">{t('reviews:count', { count: total })}</span>
          </span>
        </span>
        <ul className="j-bars" aria-label={t('reviews:distribution')}>
          {distribution.map(({ rating, count }) => (
            <li key={rating}>
              <span>{rating}</span>
              <span className="j-meter">
                <i
                  style={{
                    inlineSize: `${total === 0 ? 0 : (count / total) * 100}%`,
                    background: 'var(--c-ink)',
                  }}
                />
              </span>
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <ol className="commentlist">
        {reviews.map((review) => (
          <li key={review.id} className="review" id={`li-comment-${review.id}`}>
            <article className="j-review comment_container" id={`comment-${review.id}`}>
              <div className="j-review__top">
                {review.rating === null ? null : <Stars rating={review.rating} />}
                <b className="woocommerce-review__author">
                  <bdi>{review.author}</bdi>
                </b>
                {review.isVerified ? (
                  <span className="j-badge j-badge--plain">{t('reviews:verified')}</span>
                ) : null}
                <time
                  className="woocommerce-review__published-date"
                  dateTime={review.writtenAt.toISOString()}
                >
                  {formatDate(review.writtenAt, language)}
                </time>
              </div>
              <p
                className="description"
                lang={review.language}
                dir={review.language === 'ar' ? 'rtl' : 'ltr'}
              >
                {review.body}
              </p>
              {review.reply === '' ? null : (
                <div className="j-review__reply">
                  <b>{t('reviews:shop')}</b>
                  <p dir="auto">{review.reply}</p>
                </div>
              )}
            </article>
          </li>
        ))}
      </ol>
    </div>
  );
}

function tabsOf(product: ProductFacts, t: ReturnType<typeof useLanguage>['t']): Tab[] {
  const all: (Tab | null)[] = [
    product.description === ''
      ? null
      : {
          key: 'description',
          label: t('product:tabs.description'),
          panel: <Description product={product} />,
        },
    product.attributes.length === 0 && product.measures.length === 0
      ? null
      : {
          key: 'additional_information',
          label: t('product:tabs.additional'),
          panel: <Attributes product={product} />,
        },
    {
      key: 'reviews',
      label: t('product:tabs.reviews', { count: product.reviews.total }),
      panel: <ReviewList product={product} />,
    },
  ];
  return all.filter((tab): tab is Tab => tab !== null);
}

/** Description, facts and reviews: one after the other without script, as tabs with it. */
export function ProductTabs({ product }: { product: ProductFacts }) {
  const { t } = useLanguage();
  const tabs = tabsOf(product, t);
  return (
    <div className="woocommerce-tabs wc-tabs-wrapper" data-tabs="">
      <ul className="j-tabs tabs wc-tabs" aria-label={t('product:details')}>
        {tabs.map(({ key, label }) => (
          <li key={key} className={`${key}_tab`} id={`tab-title-${key}`}>
            <a className="j-tab" href={`#tab-${key}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ key, label, panel }) => (
        <div
          key={key}
          className={`woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab j-tabpanel`}
          id={`tab-${key}`}
        >
          <h2 className="j-vh">{label}</h2>
          {key === 'reviews' ? (
            <div id="reviews" className="woocommerce-Reviews">
              {panel}
            </div>
          ) : (
            panel
          )}
        </div>
      ))}
    </div>
  );
}
