import type { ReactNode } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { times } from '#kernel/money.ts';
import type { Cart, CartLine } from '#shop/cart';
import { toPicture } from '#shop/media/to-picture.ts';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useLanguage } from '../language/language.tsx';
import { lineAddress, optionsText, type RemoveHref } from '../mini-cart/mini-cart.tsx';
import { FitMark } from '../my-device/fit-mark.tsx';
import { Tile } from '../picture/picture.tsx';
import { Price, PriceLine } from '../price/price.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { CartTotals } from './cart-totals.tsx';

type CartPageProps = {
  cart: Cart;
  removeHref: RemoveHref;
  nonce: string;
  ceiling: number | null;
  notices: ReactNode;
};

function lineMaximum(line: CartLine, ceiling: number | null): number | null {
  if (line.maximum === null) return ceiling;
  return ceiling === null ? line.maximum : Math.min(line.maximum, ceiling);
}

function Line({
  line,
  removeHref,
  ceiling,
}: {
  line: CartLine;
  removeHref: RemoveHref;
  ceiling: number | null;
}) {
  const { t, language, to } = useLanguage();
  const name = inLanguage(line.goods.name, language);
  const options = optionsText(line, language);
  const picture = line.goods.image === null ? null : toPicture(line.goods.image, language);
  return (
    <li
      className="j-line j-line--cart woocommerce-cart-form__cart-item cart_item"
      data-fits={line.goods.fits.length > 0 ? line.goods.fits.join(' ') : undefined}
    >
      <a className="product-thumbnail" href={to(lineAddress(line))}>
        <Tile picture={picture} melts sizes="144px" alt={name} />
      </a>
      <div className="product-name">
        <a className="j-line__name" href={to(lineAddress(line))}>
          {name}
        </a>
        {options === '' ? null : <p className="j-line__meta">{options}</p>}
        {line.quantity > 1 ? (
          <p className="j-line__meta">
            <Price money={line.unitPrice} /> {t('cart:each')}
          </p>
        ) : null}
        {line.goods.fits.length > 0 ? <FitMark /> : null}
      </div>
      <div className="j-line__price product-subtotal">
        <PriceLine
          now={line.total}
          was={line.regularPrice === null ? null : times(line.regularPrice, line.quantity)}
        />
      </div>
      <div className="j-line__foot product-quantity">
        {line.goods.isSoldIndividually ? (
          <span className="j-quiet j-small">{t('cart:onlyOne')}</span>
        ) : (
          <Stepper
            name={`cart[${line.key}][qty]`}
            value={line.quantity}
            min={0}
            max={lineMaximum(line, ceiling)}
            label={t('product:quantityOf', { name })}
            isSmall
          />
        )}
        <a
          className="remove j-link"
          href={removeHref(line.key)}
          aria-label={t('cart:removeFrom', { name })}
          data-product_id={line.productId}
          data-cart_item_key={line.key}
        >
          {t('cart:remove')}
        </a>
      </div>
      {line.problem === '' ? null : (
        <p className="j-problem" role="alert">
          {t(`cart:problems.${line.problem}`, { count: line.maximum ?? 0 })}
        </p>
      )}
    </li>
  );
}

/** The cart with everything that can be changed about it; a real form. */
export function CartPage({ cart, removeHref, nonce, ceiling, notices }: CartPageProps) {
  const { t, to } = useLanguage();
  return (
    <div className="j-wrap j-page woocommerce">
      <Breadcrumb crumbs={[{ label: t('cart:page'), href: '/cart/' }]} />
      <h1 className="j-after-6">{t('cart:title')}</h1>
      {notices}
      {cart.lines.length === 0 ? (
        <div className="wc-empty-cart-message">
          <EmptyState
            icon="handbag"
            title={t('cart:empty')}
            text={t('cart:emptyHint')}
            action={{ label: t('cart:toShop'), href: to('/shop/') }}
          />
        </div>
      ) : (
        <div className="j-twocol">
          <form className="woocommerce-cart-form j-cartform" method="post" action={to('/cart/')}>
            <ul className="j-lines woocommerce-cart-form__contents">
              {cart.lines.map((line) => (
                <Line key={line.key} line={line} removeHref={removeHref} ceiling={ceiling} />
              ))}
            </ul>
            <input type="hidden" name="woocommerce-cart-nonce" value={nonce} />
            <button
              className="j-btn j-btn--secondary j-btn--s j-before-5"
              type="submit"
              name="update_cart"
              value="1"
              data-update-cart=""
            >
              {t('cart:update')}
            </button>
            <HealthWarning goods={cart.lines.map(({ goods }) => goods)} className="j-before-5" />
          </form>
          <CartTotals cart={cart} />
        </div>
      )}
    </div>
  );
}
