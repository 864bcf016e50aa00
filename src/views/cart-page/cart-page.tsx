import type { Cart } from '#shop/cart';
import type { ExpressOffer, UnpaidOrder } from '#shop/checkout';
import type { ProductCard } from '#shop/listing';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import type { CartLinks } from '../cart-line/cart-links.ts';
import { FieldNote } from '../field/field.tsx';
import { GiftCardField } from '../gift-card/gift-card-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Notices, type PrintedNotice } from '../notice/notice.tsx';
import type { RefusedCode } from '../notice/to-printed-notice.ts';
import { CodeField } from '../promotion/code-field.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { CardRow } from './card-row.tsx';
import { CartTable } from './cart-row.tsx';
import { CartTotals } from './cart-totals.tsx';
import { EmptyCart, type NextStep, NextSteps } from './empty-cart.tsx';
import { SavedForLater } from './saved-for-later.tsx';
import { UnpaidOrderNote } from './unpaid-order-note.tsx';

export type CartContentsProps = {
  cart: Cart;
  links: CartLinks;
  /** Cross-sells that are not in the cart. */
  offers: readonly ProductCard[];
  nextSteps: NextStep;
  /** The shopper's unpaid order that reserves stock this cart lacks. */
  unpaidOrder: UnpaidOrder | null;
  express: ExpressOffer;
  /** A refused coupon code, to be corrected. */
  refusedCode: RefusedCode | null;
  /** A refused gift card code, likewise. */
  refusedGiftCard: RefusedCode | null;
  notices: readonly PrintedNotice[];
};

type FormProps = Pick<CartContentsProps, 'cart' | 'links' | 'refusedCode'>;
type FilledProps = FormProps & Pick<CartContentsProps, 'refusedGiftCard' | 'express'>;

/** The cart form. Enter presses its first button. */
function CartForm({ cart, links, refusedCode }: FormProps) {
  const { t, to } = useLanguage();
  return (
    <form
      className="woocommerce-cart-form j-cartform"
      data-template-id="cart-lines"
      method="post"
      action={to('/cart/')}
      noValidate
    >
      <CartTable lines={cart.lines} links={links} />
      <input type="hidden" name="woocommerce-cart-nonce" value={links.nonce} />
      <button
        className="j-btn j-btn--secondary j-btn--s"
        type="submit"
        name="update_cart"
        value="1"
        data-update-cart=""
      >
        {t('cart:update')}
      </button>
      <HealthWarning products={cart.lines.map(({ product }) => product)} />
      <div className="coupon j-coupon">
        <CodeField typed={refusedCode?.typed} isBad={refusedCode !== null} />
        <FieldNote id="coupon_code" error={refusedCode?.text} />
      </div>
    </form>
  );
}

/** A separate form, so that Enter applies the card. */
function GiftCardForm({ refused }: { refused: RefusedCode | null }) {
  const { to } = useLanguage();
  return (
    <form className="j-coupon j-gift-form" method="post" action={to('/cart/')} data-gift-card="">
      <GiftCardField typed={refused?.typed} isBad={refused !== null} />
      <FieldNote id="gift_card_code" error={refused?.text} />
    </form>
  );
}

function Filled({ cart, links, refusedCode, refusedGiftCard, express }: FilledProps) {
  const { t, to } = useLanguage();
  const takesGiftCards = cart.lines.some(({ product }) => !product.isGiftCard);
  return (
    <div className="j-twocol j-cart">
      <div>
        <CartForm cart={cart} links={links} refusedCode={refusedCode} />
        {takesGiftCards ? <GiftCardForm refused={refusedGiftCard} /> : null}
        <a className="j-more" href={to('/shop/')}>
          {t('cart:goOn')} <Icon name="arrow-right" isSmall flips />
        </a>
      </div>
      <aside data-template-id="cart-totals" aria-label={t('cart:summary')} data-sticky-on="desktop">
        <CartTotals cart={cart} links={links} express={express} />
      </aside>
    </div>
  );
}

/** All below the title. */
function CartContents(contents: CartContentsProps) {
  const { t } = useLanguage();
  const { cart, links, offers, nextSteps, unpaidOrder, notices } = contents;
  const isEmpty = cart.lines.length === 0;
  return (
    <>
      <Notices notices={notices} />
      {unpaidOrder === null ? null : <UnpaidOrderNote unpaid={unpaidOrder} />}
      {isEmpty ? <EmptyCart /> : <Filled {...contents} />}
      <div data-kept="" data-template-id="cart-kept">
        <SavedForLater saved={cart.saved} links={links} />
      </div>
      <div data-ways-on="" data-template-id="cart-ways-on">
        {isEmpty ? (
          <NextSteps nextSteps={nextSteps} />
        ) : (
          <CardRow title={t('cart:goesWith')} cards={offers} />
        )}
      </div>
    </>
  );
}

/** The cart page. Source: WIRE §9 */
export function CartPage(contents: CartContentsProps) {
  const { t } = useLanguage();
  return (
    <div className="j-wrap j-page woocommerce" data-cart-hash={contents.cart.hash}>
      <Breadcrumb crumbs={[{ label: t('cart:page'), href: '/cart/' }]} />
      <h1 className="j-after-6" tabIndex={-1} data-cart-title="">
        {t('cart:title')}
      </h1>
      <CartContents {...contents} />
    </div>
  );
}

/** The same cart on another page. */
export function PlacedCart(contents: CartContentsProps) {
  const { t } = useLanguage();
  return (
    <div className="woocommerce" data-cart-hash={contents.cart.hash}>
      <h2 className="j-after-6" tabIndex={-1} data-cart-title="">
        {t('cart:title')}
      </h2>
      <CartContents {...contents} />
    </div>
  );
}
