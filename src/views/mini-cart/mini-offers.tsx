import type { ProductCard } from '#shop/listing';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { PriceLine } from '../price/price.tsx';
import { ProductName } from '../product-name/product-name.tsx';

function Offer({ card }: { card: ProductCard }) {
  const { t, to } = useLanguage();
  return (
    <li data-fits={card.fits.length > 0 ? card.fits.join(' ') : undefined}>
      <a href={to(card.address)} tabIndex={-1} aria-label={card.name}>
        <Tile picture={card.picture} melts sizes="64px" alt="" />
      </a>
      <div>
        <a className="j-line__name" href={to(card.address)}>
          <ProductName name={card.name} />
        </a>
        {card.price === null ? null : <PriceLine {...card.price} />}
      </div>
      <a
        className={`button product_type_${card.type} add_to_cart_button ajax_add_to_cart j-addround`}
        href={`?add-to-cart=${card.id}`}
        data-quantity="1"
        data-product_id={card.id}
        data-product_sku={card.sku}
        data-success_message={t('product:addedMessage', { name: card.name })}
        aria-label={t('product:add', { name: card.name })}
        rel="nofollow"
      >
        <Icon name="plus" isSmall />
      </a>
    </li>
  );
}

/** Cross-sells, each added with one press. */
export function MiniOffers({ offers }: { offers: readonly ProductCard[] }) {
  const { t } = useLanguage();
  if (offers.length === 0) return null;
  return (
    <section className="j-offers" aria-labelledby="j-offers-title">
      <h3 id="j-offers-title">{t('cart:goesWith')}</h3>
      <ul>
        {offers.map((card) => (
          <Offer key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
