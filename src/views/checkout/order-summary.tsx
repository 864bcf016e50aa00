import { inLanguage } from '#kernel/language.ts';
import type { CheckoutReview } from '#shop/checkout';
import { toPicture } from '#shop/media/to-picture.ts';
import type { OrderTotals } from '#shop/orders';
import { optionsText } from '../cart-line/line-words.ts';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { DiscountRows, type ShownDiscount } from '../promotion/discount-rows.tsx';

type TotalsProps = {
  totals: OrderTotals;
  delivery: string | null;
  discounts: readonly ShownDiscount[];
};

/** How the sum comes about, line by line. */
export function TotalsList({ totals, delivery, discounts }: TotalsProps) {
  const { t } = useLanguage();
  return (
    <dl className="shop_table woocommerce-checkout-review-order-table">
      <div className="cart-subtotal">
        <dt>{t('cart:subtotal')}</dt>
        <dd>
          <Price money={totals.subtotal} />
        </dd>
      </div>
      <DiscountRows discounts={discounts} />
      <div className="shipping">
        <dt>{delivery === null ? t('cart:delivery') : t('checkout:deliveryBy', { method: delivery })}</dt>
        <dd>
          {delivery === null ? (
            t('checkout:notYet')
          ) : totals.delivery.minor === 0 ? (
            t('checkout:free')
          ) : (
            <Price money={totals.delivery} />
          )}
        </dd>
      </div>
      {totals.fee.minor === 0 ? null : (
        <div className="fee">
          <dt>{t('checkout:fee')}</dt>
          <dd>
            <Price money={totals.fee} />
          </dd>
        </div>
      )}
      <div className="j-total total order-total">
        <dt>
          {t('cart:total')}
          <br />
          <span className="j-small j-quiet">
            {t('checkout:includesVat')} <Price money={totals.vat} />
          </span>
        </dt>
        <dd>
          <Price money={totals.total} />
        </dd>
      </div>
    </dl>
  );
}

/** What is being ordered, beside the form. */
export function OrderSummary({ review }: { review: CheckoutReview }) {
  const { language } = useLanguage();
  return (
    <div className="j-stack woocommerce-checkout-review-order" data-order-summary="">
      <ul className="j-sumlines">
        {review.cart.lines.map((line) => (
          <li key={line.key} className="cart_item">
            <span className="j-sumlines__pic">
              <Tile
                picture={line.goods.image === null ? null : toPicture(line.goods.image, language)}
                melts
                sizes="64px"
                alt=""
              />
              <span className="j-count">{line.quantity}</span>
            </span>
            <span>
              {inLanguage(line.goods.name, language)}
              <br />
              <span className="j-small j-quiet">{optionsText(line, language)}</span>
            </span>
            <Price money={line.total} />
          </li>
        ))}
      </ul>
      <TotalsList
        totals={review.totals}
        discounts={review.cart.discounts}
        delivery={review.rate === null ? null : inLanguage(review.rate.title, language)}
      />
    </div>
  );
}
