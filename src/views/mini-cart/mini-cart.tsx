import { minus } from '#kernel/money.ts';
import type { Cart } from '#shop/cart';
import type { ExpressOffer } from '#shop/checkout';
import type { ProductCard } from '#shop/listing';
import type { CartLinks } from '../cart-line/cart-links.ts';
import { FreeDelivery } from '../cart-line/free-delivery.tsx';
import { CartExpress } from '../express/express-wallet.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { DiscountRows, IdleCodes } from '../promotion/discount-rows.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { MiniLine } from './mini-line.tsx';
import { MiniOffers } from './mini-offers.tsx';

type MiniCartProps = {
  cart: Cart;
  links: CartLinks;
  /** Cross-sells that are not in the cart. */
  offers: readonly ProductCard[];
  express: ExpressOffer;
};

/** The lines as a form of the cart page, so that quantities work without script. */
function Lines({ cart, links }: Pick<MiniCartProps, 'cart' | 'links'>) {
  const { t, to } = useLanguage();
  return (
    <form method="post" action={to('/cart/')} noValidate>
      <ul className="woocommerce-mini-cart cart_list product_list_widget">
        {cart.lines.map((line) => (
          <MiniLine key={line.key} line={line} links={links} />
        ))}
      </ul>
      <input type="hidden" name="woocommerce-cart-nonce" value={links.nonce} />
      <noscript>
        <button className="j-btn j-btn--secondary j-btn--s" type="submit" name="update_cart" value="1">
          {t('cart:update')}
        </button>
      </noscript>
    </form>
  );
}

function Sums({ cart, links }: Pick<MiniCartProps, 'cart' | 'links'>) {
  const { t } = useLanguage();
  const { subtotal, discount } = cart.totals;
  return (
    <>
      <p className="woocommerce-mini-cart__total total j-minitotal">
        <span>{t('cart:subtotal')}</span>
        <Price money={subtotal} />
      </p>
      {cart.discounts.length === 0 ? null : (
        <dl className="j-minisums">
          <DiscountRows discounts={cart.discounts} removeHref={links.removeCode} />
          <div className="j-minisums__after">
            <dt>{t('cart:afterDiscounts')}</dt>
            <dd>
              <Price money={minus(subtotal, discount)} />
            </dd>
          </div>
        </dl>
      )}
      <IdleCodes codes={cart.idleCodes} removeHref={links.removeCode} />
    </>
  );
}

/** What the subtotal includes, and what the checkout adds. */
function Included({ cart: { totals, delivery } }: { cart: Cart }) {
  const { t } = useLanguage();
  const words = [
    ...(totals.vat.minor === 0 ? [] : [t('cart:vatIncluded')]),
    ...(delivery.isNeeded ? [t('cart:deliveryLater')] : []),
  ];
  return words.length === 0 ? null : <p className="j-small j-quiet">{words.join(' ')}</p>;
}

/** The drawer's content; printed whenever the cart changes. Source: WIRE §8 */
export function MiniCart({ cart, links, offers, express }: MiniCartProps) {
  const { t, to } = useLanguage();
  if (cart.lines.length === 0)
    return <p className="woocommerce-mini-cart__empty-message">{t('cart:empty')}</p>;
  return (
    <>
      <div className="j-drawer__body">
        <FreeDelivery cart={cart} />
        <Lines cart={cart} links={links} />
        <HealthWarning products={[...cart.lines.map(({ product }) => product), ...offers]} />
        <MiniOffers offers={offers} />
      </div>
      <div className="j-drawer__foot">
        <Sums cart={cart} links={links} />
        <Included cart={cart} />
        <CartExpress express={express} />
        <p className="woocommerce-mini-cart__buttons buttons j-stack">
          <a className="button checkout wc-forward j-btn j-btn--primary" href={to('/checkout/')}>
            {t('cart:checkout')}
          </a>
          <a className="button wc-forward j-btn j-btn--ghost" href={to('/cart/')}>
            {t('cart:view')}
          </a>
        </p>
      </div>
    </>
  );
}
