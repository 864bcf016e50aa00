import { toComparisonParameter } from '#shop/catalogue/rules/comparison.ts';
import type { ProductCard as Card } from '#shop/listing/product-card.ts';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import { PriceLine } from '#views/price/price.tsx';
import { AddButton, Badges, CardFit, CardRating, cardAttributes } from '#views/product-card/product-card.tsx';
import { ProductName } from '#views/product-name/product-name.tsx';
import { WishButton } from '#views/wishlist/wish-button.tsx';
import { type CompareData, slugOf } from './fields.ts';

/** Where the table stands when an address or the form leads to it. */
export const TABLE = 'compare';

type Compared = Pick<CompareData, 'compared' | 'path'>;

const PICTURE_SIZES = '(max-width: 768px) 6rem, 20rem';

/** Picture and name of a product above its column. */
export function ColumnHead({ card }: { card: Card }) {
  const { to } = useLanguage();
  return (
    <th scope="col">
      <Tile picture={card.picture} melts sizes={PICTURE_SIZES} alt="" />
      <a className="j-compare__name" href={to(card.address)}>
        <ProductName name={card.name} />
      </a>
    </th>
  );
}

/** Takes a product out of the comparison; the last one stays. */
function RemoveLink({ card, compared, path }: { card: Card } & Compared) {
  const { t, to } = useLanguage();
  const others = compared.filter((one) => one !== card).map(slugOf);
  if (others.length === 0) return null;
  const address = `${to(path)}?${new URLSearchParams(toComparisonParameter(others))}#${TABLE}`;
  return (
    <a
      className="j-iconbtn"
      href={address}
      aria-label={t('compare:remove', { name: card.name })}
      rel="nofollow"
    >
      <Icon name="x" isSmall />
    </a>
  );
}

/** What a product costs, and what can be done with it. */
function Offer({ card, compared, path }: { card: Card } & Compared) {
  const { t } = useLanguage();
  const { price } = card;
  return (
    <div {...cardAttributes(card, 'j-compare__offer')}>
      <Badges card={card} />
      {price === null ? <span className="j-quiet">{t('product:noPrice')}</span> : <PriceLine {...price} />}
      <CardRating rating={card.rating} />
      <CardFit card={card} />
      <span className="j-compare__actions">
        <AddButton card={card} />
        <WishButton productId={card.id} name={card.name} />
        <RemoveLink card={card} compared={compared} path={path} />
      </span>
    </div>
  );
}

/** The prices of the compared products with their buttons. */
export function OfferRow(props: Compared) {
  const { t } = useLanguage();
  return (
    <tr data-differs="">
      <th scope="row">{t('listing:price')}</th>
      {props.compared.map((card) => (
        <td key={card.id}>
          <Offer card={card} {...props} />
        </td>
      ))}
    </tr>
  );
}
