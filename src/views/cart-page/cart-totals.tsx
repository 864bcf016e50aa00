import { minus } from '#kernel/money.ts';
import type { Cart } from '#shop/cart';
import { isDeliveryFree } from '#shop/cart/rules/free-delivery.ts';
import { paidByGiftCards } from '#shop/gift-cards/rules/share-payment.ts';
import type { CartLinks } from '../cart-line/cart-links.ts';
import { FreeDelivery } from '../cart-line/free-delivery.tsx';
import { GiftCardRows } from '../gift-card/gift-card-rows.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { DiscountRows, IdleCodes } from '../promotion/discount-rows.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { PriceDetails } from './how-it-adds-up.tsx';

type CartTotalsProps = { cart: Cart; links: CartLinks };

function DeliveryCost({ cart }: { cart: Cart }) {
  const { t } = useLanguage();
  if (!cart.delivery.isNeeded) return t('cart:noDeliveryNeeded');
  const cost = cart.totals.delivery;
  if (isDeliveryFree(cart)) return t('shop:free');
  if (cost === null)
    return cart.delivery.emirate === null ? t('cart:chooseEmirateFirst') : t('checkout:notYet');
  return cost.minor === 0 ? t('shop:free') : <Price money={cost} />;
}

function Rows({ cart, links }: CartTotalsProps) {
  const { t } = useLanguage();
  const { subtotal, total, vat } = cart.totals;
  const { giftCardShares: shares } = cart;
  return (
    <dl className="shop_table">
      <div className="cart-subtotal">
        <dt>{t('cart:subtotal')}</dt>
        <dd>
          <Price money={subtotal} />
        </dd>
      </div>
      <DiscountRows discounts={cart.discounts} removeHref={links.removeCode} />
      <div className="shipping">
        <dt>{t('cart:delivery')}</dt>
        <dd>
          <DeliveryCost cart={cart} />
        </dd>
      </div>
      <div className="j-total total order-total">
        <dt>
          {t('cart:total')}
          <span className="j-small j-quiet">
            {t('checkout:includesVat')} <Price money={vat} />
          </span>
        </dt>
        <dd>
          <Price money={total} />
        </dd>
      </div>
      <GiftCardRows
        shares={shares}
        due={minus(total, paidByGiftCards(shares))}
        removeHref={links.removeGiftCard}
      />
    </dl>
  );
}

function Proceed({ cart }: { cart: Cart }) {
  const { t, to } = useLanguage();
  const isStopped = cart.lines.some(({ problem }) => problem !== '');
  return (
    <div className="wc-proceed-to-checkout j-stack">
      {isStopped ? (
        <p className="j-told j-told--bad">{t('cart:mendFirst')}</p>
      ) : (
        <a className="checkout-button button alt wc-forward j-btn j-btn--primary" href={to('/checkout/')}>
          {t('cart:checkout')}
        </a>
      )}
    </div>
  );
}

/** The totals of a cart; printed by the page and by the AJAX calls. */
export function CartTotals({ cart, links }: CartTotalsProps) {
  const { t } = useLanguage();
  const isKnown = cart.delivery.rate !== null;
  return (
    <div className={isKnown ? 'j-sum cart_totals calculated_shipping' : 'j-sum cart_totals'}>
      <h2>{t('cart:summary')}</h2>
      <FreeDelivery cart={cart} />
      <DeliveryEstimate cart={cart} nonce={links.nonce} />
      <Rows cart={cart} links={links} />
      <IdleCodes codes={cart.idleCodes} removeHref={links.removeCode} />
      <Proceed cart={cart} />
      <PriceDetails cart={cart} />
    </div>
  );
}
