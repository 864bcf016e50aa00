import { inLanguage } from '#kernel/language.ts';
import { times } from '#kernel/money.ts';
import type { Cart, CartLine } from '#shop/cart';
import { toPicture } from '#shop/media/to-picture.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { FitMark } from '../my-device/fit-mark.tsx';
import { Tile } from '../picture/picture.tsx';
import { Price, PriceLine } from '../price/price.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';

/** Gives the address that removes a line without script. */
export type RemoveHref = (key: string) => string;

export function optionsText(line: CartLine, language: 'en' | 'ar'): string {
  return line.goods.options
    .map(({ value }) => inLanguage(value, language))
    .join(language === 'ar' ? '، ' : ', ');
}

/** Where the goods of a line are shown, with the chosen options. */
export function lineAddress(line: CartLine): string {
  const chosen = new URLSearchParams(
    Object.entries(line.options).map(([slug, value]) => [`attribute_${slug}`, value]),
  );
  const query = chosen.toString();
  return query === '' ? line.goods.address : `${line.goods.address}?${query}`;
}

type LineProps = { line: CartLine; removeHref: RemoveHref };

function MiniLine({ line, removeHref }: LineProps) {
  const { t, language, to } = useLanguage();
  const name = inLanguage(line.goods.name, language);
  const options = optionsText(line, language);
  const picture = line.goods.image === null ? null : toPicture(line.goods.image, language);
  return (
    <li
      className="woocommerce-mini-cart-item mini_cart_item j-line"
      data-fits={line.goods.fits.length > 0 ? line.goods.fits.join(' ') : undefined}
    >
      <a
        role="button"
        className="remove remove_from_cart_button j-line__remove"
        href={removeHref(line.key)}
        aria-label={t('cart:removeFrom', { name })}
        data-product_id={line.productId}
        data-cart_item_key={line.key}
        data-product_sku={line.goods.sku}
        data-success_message={t('cart:removedMessage', { name })}
      >
        <Icon name="x" isSmall />
      </a>
      <a href={to(lineAddress(line))}>
        <Tile picture={picture} melts sizes="96px" alt={name} />
      </a>
      <div>
        <a className="j-line__name" href={to(lineAddress(line))}>
          {name}
        </a>
        {options === '' ? null : <p className="j-line__meta">{options}</p>}
        <span className="quantity j-line__meta">
          {line.quantity} × <Price money={line.unitPrice} />
        </span>
        {line.goods.fits.length > 0 ? <FitMark /> : null}
      </div>
      <div className="j-line__price">
        <PriceLine
          now={line.total}
          was={line.regularPrice === null ? null : times(line.regularPrice, line.quantity)}
        />
      </div>
    </li>
  );
}

type MiniCartProps = { cart: Cart; removeHref: RemoveHref };

/** What the drawer holds; printed by the server whenever the cart changes. */
export function MiniCart({ cart, removeHref }: MiniCartProps) {
  const { t, to } = useLanguage();
  if (cart.lines.length === 0)
    return <p className="woocommerce-mini-cart__empty-message">{t('cart:empty')}</p>;
  return (
    <>
      <ul className="woocommerce-mini-cart cart_list product_list_widget j-drawer__body">
        {cart.lines.map((line) => (
          <MiniLine key={line.key} line={line} removeHref={removeHref} />
        ))}
      </ul>
      <div className="j-drawer__foot">
        <HealthWarning goods={cart.lines.map(({ goods }) => goods)} />
        <p className="woocommerce-mini-cart__total total j-minitotal">
          <span>{t('cart:subtotal')}</span>
          <Price money={cart.totals.subtotal} />
        </p>
        <p className="j-small j-quiet">{t('cart:deliveryLater')}</p>
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
