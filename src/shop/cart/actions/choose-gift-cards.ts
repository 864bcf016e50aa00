import type { GiftCardId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { GiftCard, GiftCardRefusal } from '#shop/gift-cards';
import type { CartRefusal } from '../refusals.ts';
import { type CartDeps, type CartOwner, type ChangedCart, withLockedCart } from './with-locked-cart.ts';

/** Most gift cards of a cart. */
const MOST_CARDS = 5;

export type GiftCardDeps = CartDeps & {
  /** The card of a typed code that can pay. */
  findGiftCard: (db: DbOrTx, typed: string) => Promise<Outcome<GiftCard, GiftCardRefusal>>;
};

type Answer = Promise<Outcome<ChangedCart, CartRefusal | GiftCardRefusal>>;

/** Applies a gift card by its code; the same answer for every code that is none. */
export function applyGiftCard(deps: GiftCardDeps) {
  const change = withLockedCart(deps);
  return (whose: CartOwner, typed: string): Answer =>
    change<CartRefusal | GiftCardRefusal>(whose, async ({ tx, stored }) => {
      const card = await deps.findGiftCard(tx, typed);
      if (!card.ok) return card;
      const { id, lastFour } = card.value;
      if (stored.giftCardIds.includes(id)) return refuse({ code: 'gift-cards.already-applied', lastFour });
      if (stored.giftCardIds.length >= MOST_CARDS)
        return refuse({ code: 'gift-cards.too-many-cards', limit: MOST_CARDS });
      return done({ giftCardIds: [...stored.giftCardIds, id] });
    });
}

/** Removes a gift card; an unknown one changes nothing. */
export function removeGiftCard(deps: CartDeps) {
  const change = withLockedCart(deps);
  return (whose: CartOwner, id: GiftCardId): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async ({ stored }) =>
      done({ giftCardIds: stored.giftCardIds.filter((one) => one !== id) }),
    );
}
