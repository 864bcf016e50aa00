import { addressIn } from '#kernel/language.ts';
import { cartLinks } from '#views/cart-line/cart-links.ts';
import { NO_NEXT_STEP } from '#views/cart-page/empty-cart.tsx';
import { refusedCodeOf, refusedGiftCardOf, toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Loader, PersonalPlace } from '../../place.ts';
import type { CartData, fields } from './fields.ts';
import { loadNextSteps } from './next-step.ts';

/** Number of cross-sells. */
const OFFERED = 4;

/** The visitor's cart with what goes with it; for an empty one, suggestions. */
export async function loadCart(place: PersonalPlace): Promise<CartData> {
  const { shop, language, visitor } = place;
  const cart = await shop.cart.open(visitor.cartToken);
  const ids = cart.lines.map(({ productId }) => productId);
  const without = cart.saved.map(({ productId }) => productId);
  const [offers, nextSteps, unpaidOrder, express] = await Promise.all([
    shop.listing.goingWith(ids, { language, limit: OFFERED, without }),
    ids.length > 0 ? NO_NEXT_STEP : loadNextSteps(place),
    shop.checkout.ownOrder(cart),
    shop.checkout.express.ofCart(cart, 'cart'),
  ]);
  // Last, so that a widget for notices on the same page has them.
  const notices = await place.takeNotices();
  return {
    cart,
    links: cartLinks(addressIn(language, '/cart/'), visitor.cartNonce),
    offers,
    nextSteps,
    unpaidOrder,
    express,
    refusedCode: refusedCodeOf(notices, language),
    refusedGiftCard: refusedGiftCardOf(notices, { typed: visitor.refusedGiftCard, language }),
    notices: notices.map((notice) => toPrintedNotice(notice, language)),
  };
}

export const loadCartWidget: Loader<typeof fields, CartData> = (_settings, place) => loadCart(place);
