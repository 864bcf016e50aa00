import { type Money, minus, NOTHING } from '#kernel/money.ts';
import type { OrderTotals } from '#shop/orders';
import { PaidByCardRows } from '../gift-card/gift-card-rows.tsx';
import { useLanguage } from '../language/language.tsx';
import { LessAmount } from '../price/less-amount.tsx';
import { Price } from '../price/price.tsx';
import { VatIncluded } from '../price/vat-included.tsx';
import { DiscountRows, type ShownDiscount } from '../promotion/discount-rows.tsx';

type TotalsProps = {
  totals: OrderTotals;
  /** How it is delivered; null while undecided, undefined where nothing is delivered. */
  delivery: string | null | undefined;
  discounts: readonly ShownDiscount[];
  /** What gift cards paid. */
  byGiftCard: Money;
  /** What was refunded of it. */
  refunded?: Money;
  /** The part of it that is still to be sent. */
  refundDue?: Money;
};

function DeliveryRow({ delivery, cost }: { delivery: string | null; cost: Money }) {
  const { t } = useLanguage();
  return (
    <div className="shipping">
      <dt>{delivery === null ? t('cart:delivery') : t('checkout:deliveryBy', { method: delivery })}</dt>
      <dd>
        {delivery === null ? (
          t('checkout:notYet')
        ) : cost.minor === 0 ? (
          t('checkout:free')
        ) : (
          <Price money={cost} />
        )}
      </dd>
    </div>
  );
}

/** A charge besides the products; nothing if it is zero. */
function ChargeRow({ className, name, amount }: { className: string; name: string; amount: Money }) {
  if (amount.minor === 0) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        <Price money={amount} />
      </dd>
    </div>
  );
}

function RefundRow({ name, amount }: { name: string; amount: Money }) {
  if (amount.minor === 0) return null;
  return (
    <div className="refunded">
      <dt>{name}</dt>
      <dd>
        <LessAmount amount={amount} />
      </dd>
    </div>
  );
}

/** The totals of an order, line by line. */
export function TotalsList({ totals, delivery, discounts, byGiftCard, ...refunds }: TotalsProps) {
  const { refunded = NOTHING, refundDue = NOTHING } = refunds;
  const { t } = useLanguage();
  return (
    <dl className="shop_table order_details">
      <div className="cart-subtotal">
        <dt>{t('cart:subtotal')}</dt>
        <dd>
          <Price money={totals.subtotal} />
        </dd>
      </div>
      <DiscountRows discounts={discounts} />
      {delivery === undefined ? null : <DeliveryRow delivery={delivery} cost={totals.delivery} />}
      <ChargeRow className="fee gift-wrap" name={t('checkout:gift.wrap')} amount={totals.giftWrap} />
      <ChargeRow className="fee" name={t('checkout:fee')} amount={totals.fee} />
      <div className="j-total total order-total">
        <dt>
          {t('cart:total')}
          <VatIncluded vat={totals.vat} />
        </dt>
        <dd>
          <Price money={totals.total} />
        </dd>
      </div>
      <PaidByCardRows paid={byGiftCard} due={minus(totals.total, byGiftCard)} />
      <RefundRow name={t('orders:refunded')} amount={minus(refunded, refundDue)} />
      <RefundRow name={t('orders:refundDue')} amount={refundDue} />
    </dl>
  );
}
