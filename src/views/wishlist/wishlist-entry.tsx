import { inLanguage } from '#kernel/language.ts';
import { minus } from '#kernel/money.ts';
import type { WishlistEntry as Entry } from '#shop/wishlist';
import { amountWithSign } from '../gift-card/card-amount.ts';
import { useLanguage } from '../language/language.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { join } from '../style/join.ts';

type EntryProps = {
  entry: Entry;
  headingLevel: 2 | 3;
  /** The reader's own list: products can be removed. */
  isOwn: boolean;
  isEager: boolean;
  /** It fills its row on a phone. */
  isWide: boolean;
};

/** Adds the product to the cart, or links to its page if options must be chosen. */
function Buy({ entry: { card, buyableId } }: Pick<EntryProps, 'entry'>) {
  const { t, to } = useLanguage();
  if (buyableId === null) {
    const isChosen = card.type === 'variable' && card.isPurchasable && card.stock !== 'outofstock';
    return (
      <a className="j-btn j-btn--secondary j-btn--s" href={to(card.address)}>
        {t(isChosen ? 'wishlist:choose' : 'wishlist:look')}
        <span className="j-vh"> {card.name}</span>
      </a>
    );
  }
  return (
    <a
      className={join(
        'j-btn j-btn--secondary j-btn--s button',
        `product_type_${card.type}`,
        'add_to_cart_button ajax_add_to_cart',
      )}
      href={`?add-to-cart=${buyableId}`}
      data-quantity="1"
      data-product_id={buyableId}
      data-product_sku={card.sku}
      data-success_message={t('product:addedMessage', { name: card.name })}
      rel="nofollow"
    >
      {t('product:addToCart')}
      <span className="j-vh"> {card.name}</span>
    </a>
  );
}

/** A product of a wishlist: its current card, stock, and actions. */
export function WishlistEntry({ entry, headingLevel, isOwn, isEager, isWide }: EntryProps) {
  const { t, language } = useLanguage();
  const { card, options, isGiftCard, wasPrice, isBack } = entry;
  const chosen = options
    .map(({ value }) => inLanguage(value, language))
    .map((text) => (isGiftCard ? amountWithSign(text) : text))
    .join(language === 'ar' ? '، ' : ', ');
  const cheaper = wasPrice === null || card.price === null ? null : minus(wasPrice, card.price.now);
  return (
    <li className="j-wishlist__entry" id={`wish-${card.id}`}>
      <ProductCard
        card={chosen === '' ? card : { ...card, note: chosen }}
        as="div"
        headingLevel={headingLevel}
        isEager={isEager}
        isWide={isWide}
        isListed={isOwn}
        hasAdd={false}
      />
      <div className="j-wishlist__foot">
        <p className="j-small" data-stock={card.stock}>
          {t(`wishlist:stock.${isBack && card.stock === 'instock' ? 'back' : card.stock}`)}
        </p>
        {cheaper === null ? null : (
          <p className="j-small j-wishlist__cheaper">
            <PricedSentence words="wishlist:cheaper" amounts={{ amount: cheaper }} />
          </p>
        )}
        <Buy entry={entry} />
        {isOwn ? (
          <button
            className="j-btn j-btn--ghost j-btn--s"
            type="submit"
            form="wishlist-form"
            name="remove"
            value={card.id}
          >
            {t('wishlist:remove')}
            <span className="j-vh"> {card.name}</span>
          </button>
        ) : null}
      </div>
    </li>
  );
}
