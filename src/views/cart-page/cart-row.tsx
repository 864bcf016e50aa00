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

type RowProps = { line: CartLine; links: CartLinks };

function Quantity({ line }: { line: CartLine }) {
  const { t, language } = useLanguage();
  if (line.product.isSoldIndividually) return <span className="j-line__meta">{t('cart:onlyOne')}</span>;
  if (!hasQuantity(line)) return <span className="j-line__meta">{t('cart:notCounted')}</span>;
  return (
    <Stepper
      name={`cart[${line.key}][qty]`}
      id={`quantity-${line.key}`}
      value={line.quantity}
      min={0}
      stepMin={1}
      max={line.maximum}
      label={t('product:quantityOf', { name: inLanguage(line.product.name, language) })}
      isSmall
    />
  );
}

function RowLinks({ line, links }: RowProps) {
  const { t, language } = useLanguage();
  const name = inLanguage(line.product.name, language);
  return (
    <>
      <a
        className="remove j-link"
        href={links.remove(line.key)}
        aria-label={t('cart:removeFrom', { name })}
        data-product_id={line.productId}
        data-cart_item_key={line.key}
      >
        {t('cart:remove')}
      </a>
      <a
        className="j-link"
        href={links.saveForLater(line.key)}
        aria-label={t('cart:keepForLaterOf', { name })}
        data-keep-for-later={line.key}
      >
        {t('cart:keepForLater')}
      </a>
    </>
  );
}

/** A line of the cart page. Source: WIRE §9 */
export function CartRow({ line, links }: RowProps) {
  const { language, t, to } = useLanguage();
  const name = inLanguage(line.product.name, language);
  const options = optionsText(line, language);
  const address = to(lineAddress(line));
  const picture = line.product.image === null ? null : toPicture(line.product.image, language);
  return (
    <tr
      className="woocommerce-cart-form__cart-item cart_item j-cartrow"
      data-fits={line.product.fits.length > 0 ? line.product.fits.join(' ') : undefined}
      data-key={line.key}
    >
      <td className="product-thumbnail">
        <a href={address} tabIndex={-1} aria-label={name}>
          <Tile picture={picture} melts sizes="(max-width: 768px) 88px, 144px" alt="" />
        </a>
      </td>
      <td className="product-name">
        <a className="j-line__name" href={address}>
          <ProductName name={name} />
        </a>
        {options === '' ? null : <p className="j-line__meta">{options}</p>}
        <PartList parts={line.product.parts} />
      </td>
      <td className={line.quantity > 1 ? 'product-price j-line__meta' : 'product-price j-vh'}>
        <Price money={line.unitPrice} /> {t('cart:each')}
      </td>
      <td className="product-hints">
        <LineHints line={line} />
      </td>
      <td className="product-quantity">
        <Quantity line={line} />
      </td>
      <td className="product-remove">
        <RowLinks line={line} links={links} />
      </td>
      <td className="product-subtotal">
        <PriceLine
          now={line.total}
          was={line.regularPrice === null ? null : times(line.regularPrice, line.quantity)}
        />
        <LineSaving line={line} />
        {line.discount.minor === 0 ? null : (
          <span className="j-line__meta">
            {t('cart:discountHere')} <span aria-hidden="true">−</span>
            <Price money={line.discount} />
          </span>
        )}
      </td>
    </tr>
  );
}

const COLUMNS = ['picture', 'product', 'price', 'quantity', 'ways', 'sum'] as const;

/** The table of cart lines. */
export function CartTable({ lines, links }: { lines: readonly CartLine[]; links: CartLinks }) {
  const { t } = useLanguage();
  return (
    <table className="shop_table cart woocommerce-cart-form__contents j-carttable">
      <caption className="j-vh">{t('cart:title')}</caption>
      <thead className="j-vh">
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`cart:columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartRow key={line.key} line={line} links={links} />
        ))}
      </tbody>
    </table>
  );
}
