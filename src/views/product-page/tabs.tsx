import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { SignedHtml } from '../price/signed-html.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import type { ProductFacts } from './facts/product-facts.ts';

/** What of a product its tabs show. */
export const TABBED = [
  'attributes',
  'class',
  'description',
  'helpedReviewId',
  'id',
  'measures',
  'name',
  'path',
  'pictures',
  'reviewForm',
  'reviews',
  'showsReviews',
] as const satisfies readonly (keyof ProductFacts)[];
type TabbedProduct = Pick<ProductFacts, (typeof TABBED)[number]>;

type Tab = { key: 'description' | 'additional_information' | 'reviews'; label: string; panel: ReactNode };

/** The position of a device's picture of the box contents. */
const BOX_VIEW = 5;

function Description({ product }: { product: TabbedProduct }) {
  const { t } = useLanguage();
  const box = product.class === 'device' ? product.pictures[BOX_VIEW] : undefined;
  if (box === undefined) return <SignedHtml className="j-prose" html={product.description} />;
  return (
    <div className="j-panel">
      <SignedHtml className="j-prose" html={product.description} />
      <Tile
        picture={box}
        sizes="(max-width: 1024px) 100vw, 40vw"
        alt={box.alt || t('product:inTheBox', { name: product.name })}
      />
    </div>
  );
}

function Attributes({ product }: { product: TabbedProduct }) {
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

function ProductReviews({ product }: { product: TabbedProduct }) {
  const { id, name, path, reviews, reviewForm, helpedReviewId } = product;
  return (
    <Reviews
      facts={{ product: { id, name, path }, summary: reviews, form: reviewForm, helpedId: helpedReviewId }}
    />
  );
}

function tabsOf(product: TabbedProduct, t: ReturnType<typeof useLanguage>['t']): Tab[] {
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
    product.showsReviews
      ? {
          key: 'reviews',
          label: t('product:tabs.reviews', { count: product.reviews.total }),
          panel: <ProductReviews product={product} />,
        }
      : null,
  ];
  return all.filter((tab): tab is Tab => tab !== null);
}

/**
 * Description, attributes and reviews as tabs. Without script the tabs link to the panels, which are all shown.
 * Source: WIRE §8; PP-05
 */
export function ProductTabs({ product }: { product: TabbedProduct }) {
  const { t } = useLanguage();
  const tabs = tabsOf(product, t);
  return (
    <div
      className="woocommerce-tabs wc-tabs-wrapper"
      data-tabs=""
      data-first-tab={product.reviewForm?.refused ? 'reviews' : undefined}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WooCommerce's markup, which old scripts look for */}
      <ul className="j-tabs tabs wc-tabs" role="tablist" aria-label={t('product:details')}>
        {tabs.map(({ key, label }) => (
          <li key={key} className={`${key}_tab`} id={`tab-title-${key}`} role="presentation">
            <a
              className="j-tab"
              id={`tab-${key}-label`}
              href={`#tab-${key}`}
              role="tab"
              aria-controls={`tab-${key}`}
            >
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
          role="tabpanel"
          aria-labelledby={`tab-${key}-label`}
        >
          <h2 className="j-vh">{label}</h2>
          {panel}
        </div>
      ))}
    </div>
  );
}
