import { minus } from '#kernel/money.ts';
import type { Cart } from '#shop/cart';
import { isDeliveryFree } from '#shop/cart/rules/free-delivery.ts';
import type { ExpressOffer } from '#shop/checkout';
import { paidByGiftCards } from '#shop/gift-cards/rules/share-payment.ts';
import type { CartLinks } from '../cart-line/cart-links.ts';
import { FreeDelivery } from '../cart-line/free-delivery.tsx';
import { CartExpress } from '../express/express-wallet.tsx';
import { GiftCardRows } from '../gift-card/gift-card-rows.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { VatIncluded } from '../price/vat-included.tsx';
import { DiscountRows, IdleCodes } from '../promotion/discount-rows.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { PriceDetails } from './how-it-adds-up.tsx';

type RowsProps = { cart: Cart; links: CartLinks };

type CartTotalsProps = RowsProps & { express: ExpressOffer };

function DeliveryCost({ cart }: { cart: Cart }) {
  const { t } = useLanguage();
  if (!cart.delivery.isNeeded) return t('cart:noDeliveryNeeded');
  const cost = cart.totals.delivery;
  if (isDeliveryFree(cart)) return t('shop:free');
  if (cost === null)
    return cart.delivery.emirate === null ? t('cart:chooseEmirateFirst') : t('checkout:notYet');
  return cost.minor === 0 ? t('shop:free') : <Price money={cost} />;
}

function Rows({ cart, links }: RowsProps) {
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
          <VatIncluded vat={vat} />
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

function Proceed({ cart, express }: Pick<CartTotalsProps, 'cart' | 'express'>) {
  const { t, to } = useLanguage();
  const isStopped = cart.lines.some(({ problem }) => problem !== '');
  if (isStopped)
    return (
      <div className="wc-proceed-to-checkout j-stack">
        <p className="j-told j-told--bad">{t('cart:mendFirst')}</p>
      </div>
    );
  return (
    <div className="wc-proceed-to-checkout j-stack">
      <CartExpress express={express} />
      <a className="checkout-button button alt wc-forward j-btn j-btn--primary" href={to('/checkout/')}>
        {t('cart:checkout')}
      </a>
    </div>
  );
}

/** The totals of a cart; printed by the page and by the AJAX calls. */
export function CartTotals({ cart, links, express }: CartTotalsProps) {
  const { t } = useLanguage();
  const isKnown = cart.delivery.rate !== null;
  return (
    <div className={isKnown ? 'j-sum cart_totals calculated_shipping' : 'j-sum cart_totals'}>
      <h2>{t('cart:summary')}</h2>
      <FreeDelivery cart={cart} />
      <DeliveryEstimate cart={cart} nonce={links.nonce} />
      <Rows cart={cart} links={links} />
      <IdleCodes codes={cart.idleCodes} removeHref={links.removeCode} />
      <Proceed cart={cart} express={express} />
      <PriceDetails cart={cart} />
    </div>
  );
}
