import type { Cart } from '#shop/cart';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';

/** The cart's sums and the way on; the cart's page and the calls that change codes and delivery print the same. Source: WIRE §9 */
export function CartTotals({ cart }: { cart: Cart }) {
  const { t, to } = useLanguage();
  const isStopped = cart.lines.some(({ problem }) => problem !== '');
  return (
    <aside className="j-sum cart_totals" aria-label={t('cart:summary')} data-sticky-on="desktop">
      <h2>{t('cart:summary')}</h2>
      <dl>
        <div className="cart-subtotal">
          <dt>{t('cart:subtotal')}</dt>
          <dd>
            <Price money={cart.totals.subtotal} />
          </dd>
        </div>
        <div className="shipping">
          <dt>{t('cart:delivery')}</dt>
          <dd>{t('cart:atCheckout')}</dd>
        </div>
        <div className="j-total total order-total">
          <dt>{t('cart:total')}</dt>
          <dd>
            <Price money={cart.totals.total} />
          </dd>
        </div>
      </dl>
      <p className="j-small j-quiet">{t('shop:pricesIncludeVat')}</p>
      <div className="wc-proceed-to-checkout j-stack">
        {isStopped ? (
          <p className="j-problem">{t('cart:mendFirst')}</p>
        ) : (
          <a className="checkout-button button alt wc-forward j-btn j-btn--primary" href={to('/checkout/')}>
            {t('cart:checkout')}
          </a>
        )}
        <a className="j-btn j-btn--ghost" href={to('/shop/')}>
          {t('cart:goOn')}
        </a>
      </div>
    </aside>
  );
}
