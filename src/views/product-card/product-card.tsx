import { minus } from '#kernel/money.ts';
import { isComingSoon } from '#shop/catalogue/rules/coming-soon.ts';
import type { ProductCard as Card } from '#shop/listing';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { FitMark } from '../my-device/fit-mark.tsx';
import { copyAddress, Tile } from '../picture/picture.tsx';
import { PriceLine } from '../price/price.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';
import { ProductName } from '../product-name/product-name.tsx';
import { Stars } from '../stars/stars.tsx';
import { join } from '../style/join.ts';
import { WishButton } from '../wishlist/wish-button.tsx';
import { CardSwatches } from './card-swatches.tsx';

export type CardProps = {
  card: Card;
  isEager?: boolean;
  headingLevel?: 2 | 3;
  className?: string;
  /** An entry of a list, or within one. */
  as?: 'li' | 'div';
  /** Whether it is in the visitor's wishlist. */
  isListed?: boolean;
  /** Whether the picture has the button that adds to the cart. */
  hasAdd?: boolean;
  /** It fills its row on a phone. */
  isWide?: boolean;
};

const LARGE_SIZES = '(max-width: 1024px) 33vw, 25rem';
const CARD_SIZES = `(max-width: 768px) 50vw, ${LARGE_SIZES}`;
const WIDE_SIZES = `(max-width: 768px) 100vw, ${LARGE_SIZES}`;
/** 25rem. */
const MAX_WIDTH_PX = 400;
const BADGE_LOOK: Readonly<Record<string, string>> = { Limited: 'j-badge--ink' };

function wireClasses(card: Card): string {
  return join(
    'product',
    'type-product',
    `post-${card.id}`,
    card.stock,
    ...card.categorySlugs.map((slug) => `product_cat-${slug}`),
    ...card.tagSlugs.map((slug) => `product_tag-${slug}`),
    card.picture && 'has-post-thumbnail',
    card.price?.was && 'sale',
    card.isFeatured && 'featured',
    card.isVirtual && 'virtual',
    card.isPurchasable && 'purchasable',
    `product-type-${card.type}`,
  );
}

/** Whether a product is announced but not for sale yet. */
export function isComing({ type, price }: Pick<Card, 'type' | 'price'>): boolean {
  return isComingSoon({ type, hasPrice: price !== null });
}

/** The badge on a product's picture: coming soon, sold out, its sale or a label. */
export function Badges({ card }: { card: Card }) {
  const { t } = useLanguage();
  if (isComing(card)) return <span className="j-badge">{t('product:comingSoon')}</span>;
  if (card.stock === 'outofstock') return <span className="j-badge">{t('product:outOfStock')}</span>;
  const { price } = card;
  if (price?.was) {
    return (
      <span className="j-badge j-badge--sale onsale">
        <PricedSentence words="product:save" amounts={{ amount: minus(price.was, price.now) }} />
      </span>
    );
  }
  if (card.badge === '') return null;
  return <span className={join('j-badge', BADGE_LOOK[card.badge])}>{t(`product:badges.${card.badge}`)}</span>;
}

/** Opens a product that is not added from a list; one with options opens its sheet. */
function OpenButton({ card }: { card: Card }) {
  const { t, to } = useLanguage();
  const { name, type, external } = card;
  const isViewed = type === 'external' || type === 'simple' || isComing(card);
  return (
    <a
      className={`j-card__add button product_type_${type}`}
      href={external === null ? to(card.address) : external.url}
      aria-label={t(isViewed ? 'product:view' : 'product:choose', { name })}
      data-quick-add={isViewed ? undefined : card.id}
      rel="nofollow"
    >
      <Icon name={isViewed ? 'arrow-right' : 'plus'} isSmall flips={isViewed} />
      {isViewed ? null : <Icon name="check" isSmall />}
    </a>
  );
}

/** The round button on the picture: adds a product without options, or opens the product. */
export function AddButton({ card }: { card: Card }) {
  const { t } = useLanguage();
  const isDirect =
    card.type === 'simple' && card.isPurchasable && !card.hasChoice && card.stock !== 'outofstock';
  if (!isDirect) return <OpenButton card={card} />;
  return (
    <a
      className={`j-card__add button product_type_${card.type} add_to_cart_button ajax_add_to_cart`}
      href={`?add-to-cart=${card.id}`}
      data-quantity="1"
      data-product_id={card.id}
      data-product_sku={card.sku}
      data-success_message={t('product:addedMessage', { name: card.name })}
      aria-label={t('product:add', { name: card.name })}
      rel="nofollow"
    >
      <Icon name="plus" isSmall />
      <Icon name="check" isSmall />
    </a>
  );
}

export function Intensity({ value }: { value: number }) {
  const { t } = useLanguage();
  return (
    <span className="j-rating j-quiet">
      <span className="j-strength" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} className={step <= value ? 'on' : undefined} />
        ))}
      </span>
      <span>{t('product:intensity', { value })}</span>
    </span>
  );
}

/** The stars of a card; nothing without reviews. */
export function CardRating({ rating: { average, count } }: Pick<Card, 'rating'>) {
  if (count === 0) return null;
  return (
    <span className="j-rating j-quiet j-card__rating">
      <Stars rating={average} isShort />
      <span aria-hidden="true">{average.toFixed(1)}</span>
    </span>
  );
}

/** Strength or colours, and the stars. */
export function CardFoot({ card }: { card: Card }) {
  return (
    <div className="j-card__foot">
      {card.intensity === null ? null : <Intensity value={card.intensity} />}
      {card.intensity === null && card.swatches.length > 0 ? <CardSwatches card={card} /> : null}
      <CardRating rating={card.rating} />
    </div>
  );
}

/** Wide enough for a card on a large screen. */
const SECOND_WIDTH_PX = 480;

/** Another view, loaded when a mouse comes over the card. */
function SecondPicture({ picture }: { picture: Card['hoverPicture'] }) {
  if (picture === null) return null;
  return <img className="j-card__second" src={copyAddress(picture, SECOND_WIDTH_PX)} alt="" loading="lazy" />;
}

/** A device that a customer may own. */
function isOwnable(card: Card): boolean {
  return card.class === 'device' && !isComing(card);
}

/** Whether it may fit a device, or be one. */
export function hasFit(card: Card): boolean {
  return card.fits.length > 0 || isOwnable(card);
}

/** Whether it fits the shopper's device, or is it; scripts tell. */
export function CardFit({ card }: { card: Card }) {
  return hasFit(card) ? <FitMark /> : null;
}

function noteText(card: Card, sticks: string): string {
  return [card.note, card.sticksPerPack === null ? '' : sticks].filter((part) => part !== '').join(' · ');
}

type CardPictureProps = Pick<CardProps, 'card'> & Required<Pick<CardProps, 'isEager' | 'isWide'>>;

/** The picture of a card with its badges, and another view for a mouse. */
export function CardPicture({ card, isEager, isWide }: CardPictureProps) {
  return (
    <>
      <Tile
        picture={card.picture}
        melts
        {...(isWide ? { sizes: WIDE_SIZES } : { sizes: CARD_SIZES, maxWidthPx: MAX_WIDTH_PX })}
        isEager={isEager}
      >
        <span className="j-tile__badges">
          <Badges card={card} />
        </span>
      </Tile>
      <SecondPicture picture={card.hoverPicture} />
    </>
  );
}

/** The name of a card's product, which leads to it. */
export function CardName({ card, level }: Pick<CardProps, 'card'> & Readonly<{ level: 2 | 3 | 4 }>) {
  const { to } = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <Heading className="j-card__name woocommerce-loop-product__title">
      <a className="woocommerce-LoopProduct-link woocommerce-loop-product__link" href={to(card.address)}>
        <ProductName name={card.name} />
      </a>
    </Heading>
  );
}

/** The short note of a card and how many sticks a pack has; nothing without either. */
export function CardNote({ card, className = 'j-card__note' }: Pick<CardProps, 'card' | 'className'>) {
  const { t } = useLanguage();
  const note = noteText(card, t('product:sticks', { count: card.sticksPerPack ?? 0 }));
  return note === '' ? null : <p className={className}>{note}</p>;
}

/** The price of a card's product, or that it has none yet. */
export function CardPrice({ card: { price } }: Pick<CardProps, 'card'>) {
  const { t } = useLanguage();
  if (price === null) return <span className="j-quiet j-small">{t('product:noPrice')}</span>;
  return <PriceLine {...price} />;
}

type ContentProps = Readonly<
  Pick<CardProps, 'card'> &
    Required<Pick<CardProps, 'headingLevel' | 'isListed' | 'hasAdd' | 'isEager' | 'isWide'>>
>;

/** The content of a card. */
function CardContent({ card, isEager, headingLevel, isListed, hasAdd, isWide }: ContentProps) {
  return (
    <>
      <div className="j-card__media">
        <CardPicture {...{ card, isEager, isWide }} />
        <WishButton productId={card.id} name={card.name} isListed={isListed} />
        {hasAdd ? <AddButton card={card} /> : null}
      </div>
      <div className="j-card__body">
        {card.brand === '' ? null : <span className="j-card__brand">{card.brand}</span>}
        <CardName card={card} level={headingLevel} />
        <CardNote card={card} />
        <div className="j-card__prices">
          <CardPrice card={card} />
        </div>
        <CardFit card={card} />
        <CardFoot card={card} />
      </div>
    </>
  );
}

/** A card's attributes, as scripts and styles know it. */
export function cardAttributes(card: Card, className: string | undefined) {
  return {
    className: join(
      'j-card',
      className,
      wireClasses(card),
      card.stock === 'outofstock' && !isComing(card) && 'is-out',
    ),
    'data-fits': card.fits.length > 0 ? card.fits.join(' ') : undefined,
    'data-device': isOwnable(card) ? card.id : undefined,
  };
}

/** A product in a list. */
export function ProductCard(props: CardProps) {
  const { card, isEager = false, headingLevel = 2, className, as: Element = 'li' } = props;
  const { isListed = false, hasAdd = true, isWide = false } = props;
  return (
    <Element {...cardAttributes(card, className)}>
      <CardContent {...{ card, isEager, headingLevel, isListed, hasAdd, isWide }} />
    </Element>
  );
}
