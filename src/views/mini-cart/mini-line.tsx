import { inLanguage } from '#kernel/language.ts';
import { times } from '#kernel/money.ts';
import type { CartLine } from '#shop/cart';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { PartList } from '../bundle/part-list.tsx';
import type { CartLinks } from '../cart-line/cart-links.ts';
import { LineHints, LineSaving } from '../cart-line/line-hints.tsx';
import { hasQuantity, lineAddress, optionsText } from '../cart-line/line-words.ts';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { Price, PriceLine } from '../price/price.tsx';
import { ProductName } from '../product-name/product-name.tsx';
import { Stepper } from '../stepper/stepper.tsx';

type MiniLineProps = { line: CartLine; links: CartLinks };

/** First in the markup, as scripts expect; displayed beside the quantity. Source: WIRE §8 */
function RemoveLink({ line, links }: MiniLineProps) {
  const { t, language } = useLanguage();
  const name = inLanguage(line.product.name, language);
  return (
    <a
      role="button"
      className="remove remove_from_cart_button j-link"
      href={links.remove(line.key)}
      aria-label={t('cart:removeFrom', { name })}
      data-product_id={line.productId}
      data-cart_item_key={line.key}
      data-product_sku={line.product.sku}
      data-success_message={t('cart:removedMessage', { name })}
    >
      {t('cart:remove')}
    </a>
  );
}

function Quantity({ line }: { line: CartLine }) {
  const { t, language } = useLanguage();
  if (line.product.isSoldIndividually) return <span className="j-line__meta">{t('cart:onlyOne')}</span>;
  if (!hasQuantity(line)) return null;
  return (
    <Stepper
      name={`cart[${line.key}][qty]`}
      cartItemKey={line.key}
      value={line.quantity}
      min={1}
      max={line.maximum}
      label={t('product:quantityOf', { name: inLanguage(line.product.name, language) })}
      isSmall
    />
  );
}

/** A line of the drawer. */
export function MiniLine({ line, links }: MiniLineProps) {
  const { language, to } = useLanguage();
  const name = inLanguage(line.product.name, language);
  const options = optionsText(line, language);
  const address = to(lineAddress(line));
  const picture = line.product.image === null ? null : toPicture(line.product.image, language);
  return (
    <li
      className="woocommerce-mini-cart-item mini_cart_item j-line j-line--mini"
      data-fits={line.product.fits.length > 0 ? line.product.fits.join(' ') : undefined}
    >
      <RemoveLink line={line} links={links} />
      <a className="j-line__picture" href={address} tabIndex={-1} aria-label={name}>
        <Tile picture={picture} melts sizes="96px" alt="" />
      </a>
      <div className="j-line__text">
        <a className="j-line__name" href={address}>
          <ProductName name={name} />
        </a>
        {options === '' ? null : <p className="j-line__meta">{options}</p>}
        <PartList parts={line.product.parts} />
        <p className={line.quantity > 1 ? 'j-line__meta' : 'j-vh'}>
          <span className="quantity">
            {line.quantity} × <Price money={line.unitPrice} />
          </span>
        </p>
      </div>
      <div className="j-line__price">
        <PriceLine
          now={line.total}
          was={line.regularPrice === null ? null : times(line.regularPrice, line.quantity)}
        />
      </div>
      <div className="j-line__foot">
        <Quantity line={line} />
      </div>
      <div className="j-line__hints">
        <LineSaving line={line} />
        <LineHints line={line} />
      </div>
    </li>
  );
}
