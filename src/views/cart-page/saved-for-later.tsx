import { inLanguage } from '#kernel/language.ts';
import type { CartLine } from '#shop/cart';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { PartList } from '../bundle/part-list.tsx';
import type { CartLinks } from '../cart-line/cart-links.ts';
import { LineHints } from '../cart-line/line-hints.tsx';
import { isCounted, lineAddress, optionsText } from '../cart-line/line-words.ts';
import { useLanguage } from '../language/language.tsx';
import { LineQuantity } from '../number/line-quantity.tsx';
import { Tile } from '../picture/picture.tsx';
import { PriceLine } from '../price/price.tsx';
import { ProductName } from '../product-name/product-name.tsx';

function SavedForLaterLine({ line, links }: { line: CartLine; links: CartLinks }) {
  const { t, language, to } = useLanguage();
  const name = inLanguage(line.product.name, language);
  const options = optionsText(line, language);
  return (
    <li data-key={line.key}>
      <a href={to(lineAddress(line))} tabIndex={-1} aria-label={name}>
        <Tile
          picture={line.product.image === null ? null : toPicture(line.product.image, language)}
          melts
          sizes="88px"
          alt=""
        />
      </a>
      <div>
        <a className="j-line__name" href={to(lineAddress(line))}>
          {line.quantity > 1 ? <LineQuantity quantity={line.quantity} /> : null} <ProductName name={name} />
        </a>
        {options === '' ? null : <p className="j-line__meta">{options}</p>}
        <PartList parts={line.product.parts} />
        <PriceLine now={line.unitPrice} was={line.regularPrice} />
        <LineHints line={line} />
      </div>
      <div className="j-kept__ways">
        {!isCounted(line) ? null : (
          <a
            className="j-btn j-btn--secondary j-btn--s"
            href={links.moveToCart(line.key)}
            aria-label={t('cart:moveToCartOf', { name })}
            data-move-to-cart={line.key}
          >
            {t('cart:moveToCart')}
          </a>
        )}
        <a
          className="remove j-link"
          href={links.remove(line.key)}
          aria-label={t('cart:removeKept', { name })}
          data-cart_item_key={line.key}
        >
          {t('cart:remove')}
        </a>
      </div>
    </li>
  );
}

/** The products saved for later: at today's price, not part of the totals. */
export function SavedForLater({ saved, links }: { saved: readonly CartLine[]; links: CartLinks }) {
  const { t } = useLanguage();
  if (saved.length === 0) return null;
  return (
    <section className="j-kept" aria-labelledby="kept-for-later">
      <h2 id="kept-for-later">{t('cart:keptForLater', { count: saved.length })}</h2>
      <ul>
        {saved.map((line) => (
          <SavedForLaterLine key={line.key} line={line} links={links} />
        ))}
      </ul>
    </section>
  );
}
