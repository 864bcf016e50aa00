import type { ReactNode } from 'react';
import { inLanguage } from '#kernel/language.ts';
import type { CartLine } from '#shop/cart';
import { isDeliveryFree } from '#shop/cart/rules/free-delivery.ts';
import type { CheckoutReview } from '#shop/checkout';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { shownCode } from '#shop/promotions/rules/code.ts';
import { PartList } from '../bundle/part-list.tsx';
import { useLineProblem } from '../cart-line/line-hints.tsx';
import { optionsText } from '../cart-line/line-words.ts';
import { CardName } from '../gift-card/gift-card-rows.tsx';
import { useLanguage } from '../language/language.tsx';
import { LineQuantity } from '../number/line-quantity.tsx';
import { Tile } from '../picture/picture.tsx';
import { LessAmount } from '../price/less-amount.tsx';
import { Price } from '../price/price.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';
import { VatIncluded } from '../price/vat-included.tsx';
import { ProductName } from '../product-name/product-name.tsx';
import { DiscountAmount, DiscountLimit, IdleCodes, type ShownDiscount } from '../promotion/discount-rows.tsx';

function Line({ line }: { line: CartLine }) {
  const { language } = useLanguage();
  const problemOf = useLineProblem();
  return (
    <tr className="cart_item">
      <td className="product-name">
        <span className="j-sumlines__pic" aria-hidden="true">
          <Tile
            picture={line.product.image === null ? null : toPicture(line.product.image, language)}
            melts
            sizes="64px"
            alt=""
          />
          <span className="j-count">{line.quantity}</span>
        </span>
        <span>
          <LineQuantity quantity={line.quantity} isHidden />{' '}
          <ProductName name={inLanguage(line.product.name, language)} />
          <br />
          <span className="j-small j-quiet">{optionsText(line, language)}</span>
          {line.problem === '' ? null : <span className="j-small j-problem">{problemOf(line)}</span>}
          <PartList parts={line.product.parts} />
        </span>
      </td>
      <td className="product-total">
        <Price money={line.total} />
      </td>
    </tr>
  );
}

function Sum({ className, name, children }: { className: string; name: ReactNode; children: ReactNode }) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

function removeHref(checkout: string): (code: string) => string {
  return (code) => `${checkout}?remove_coupon=${encodeURIComponent(code)}`;
}

function DiscountRow({ discount }: { discount: ShownDiscount }) {
  const { t, to, language } = useLanguage();
  const { code } = discount;
  const coupon = code === null ? '' : ` coupon-${code.replaceAll(/\s+/g, '-')}`;
  return (
    <Sum
      className={`cart-discount${coupon}`}
      name={
        <>
          <SignedAmounts text={inLanguage(discount.title, language)} />
          {code === null ? null : (
            <>
              {' '}
              <bdi className="j-code">{shownCode(code)}</bdi>{' '}
              <a
                className="j-link woocommerce-remove-coupon"
                href={removeHref(to('/checkout/'))(code)}
                data-coupon={code}
                aria-label={t('cart:removeCode', { code: shownCode(code) })}
              >
                {t('cart:remove')}
              </a>
            </>
          )}
          <DiscountLimit discount={discount} />
        </>
      }
    >
      <DiscountAmount discount={discount} />
    </Sum>
  );
}

function DeliverySum({ review }: { review: CheckoutReview }) {
  const { t, language } = useLanguage();
  const { rate, totals } = review;
  const isKnown = rate !== null && review.cart.delivery.emirate !== null;
  const name = isKnown
    ? t('checkout:deliveryBy', { method: inLanguage(rate.title, language) })
    : t('cart:delivery');
  return (
    <Sum className="shipping woocommerce-shipping-totals" name={name}>
      {!isKnown ? (
        t(isDeliveryFree(review.cart) ? 'checkout:free' : 'checkout:notYet')
      ) : totals.delivery.minor === 0 ? (
        t('checkout:free')
      ) : (
        <Price money={totals.delivery} />
      )}
    </Sum>
  );
}

/** The amount paid by gift cards, and the remainder. */
function GiftCardSums({ review }: { review: CheckoutReview }) {
  const { t, to } = useLanguage();
  if (review.giftCardShares.length === 0) return null;
  return (
    <>
      {review.giftCardShares.map((share) => (
        <Sum
          key={share.id}
          className="gift-card"
          name={<CardName share={share} removeHref={`${to('/checkout/')}?remove_gift_card=${share.id}`} />}
        >
          <LessAmount amount={share.amount} />
        </Sum>
      ))}
      <Sum className="gift-card-due" name={t('giftCards:due')}>
        <Price money={review.due} />
      </Sum>
    </>
  );
}

/** The order review; replaced with every change. Source: WIRE §5, §10 */
export function OrderReviewTable({ review }: { review: CheckoutReview }) {
  const { t, to } = useLanguage();
  const { cart, totals } = review;
  return (
    <table className="shop_table woocommerce-checkout-review-order-table j-review-table">
      <thead className="j-vh">
        <tr>
          <th className="product-name" scope="col">
            {t('cart:columns.product')}
          </th>
          <th className="product-total" scope="col">
            {t('cart:subtotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </tbody>
      <tfoot>
        {cart.idleCodes.length === 0 ? null : (
          <tr>
            <td colSpan={2}>
              <IdleCodes codes={cart.idleCodes} removeHref={removeHref(to('/checkout/'))} />
            </td>
          </tr>
        )}
        <Sum className="cart-subtotal" name={t('cart:subtotal')}>
          <Price money={totals.subtotal} />
        </Sum>
        {cart.discounts.map((discount) => (
          <DiscountRow key={discount.code ?? discount.title.en} discount={discount} />
        ))}
        {cart.delivery.isNeeded ? <DeliverySum review={review} /> : null}
        {totals.giftWrap.minor === 0 ? null : (
          <Sum className="fee gift-wrap" name={t('checkout:gift.wrap')}>
            <Price money={totals.giftWrap} />
          </Sum>
        )}
        {totals.fee.minor === 0 ? null : (
          <Sum className="fee" name={t('checkout:fee')}>
            <Price money={totals.fee} />
          </Sum>
        )}
        <Sum
          className="order-total"
          name={
            <>
              {t('cart:total')}
              <VatIncluded vat={totals.vat} />
            </>
          }
        >
          <Price money={totals.total} />
        </Sum>
        <GiftCardSums review={review} />
      </tfoot>
    </table>
  );
}

/** The amount to pay, next to the collapsed summary on phones; replaced with every change. */
export function CheckoutSum({ review }: { review: CheckoutReview }) {
  return (
    <span className="jamra-checkout-sum">
      <Price money={review.due} />
    </span>
  );
}
