import { parseProductId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { MOST_WISHES, type WishlistOwner } from '#shop/wishlist';
import type { Loader, PersonalPlace } from '../../place.ts';
import type { fields, WishlistData } from './fields.ts';

const REFUSED = [
  'unknown-product',
  'full',
  'nothing-to-share',
  'too-many',
  'no-account',
  'mails-off',
] as const;

/** The result of a wishlist form, from the parameters of the redirect. */
function answerIn(parameters: URLSearchParams, language: Language): WishlistData['answer'] {
  const code = REFUSED.find((one) => one === parameters.get('refused'));
  if (code !== undefined) {
    const text = wordsIn(language)(refusalKey(`wishlist.${code}`), { limit: MOST_WISHES });
    return { kind: 'refused', text };
  }
  const shared = parameters.get('shared');
  if (shared !== null) return { kind: shared === '1' ? 'share.made' : 'share.withdrawn' };
  const mails = parameters.get('mails');
  if (mails !== null) return { kind: mails === '1' ? 'mails.saved' : 'mails.stopped' };
  const kinds = ['added', 'removed'] as const;
  const kind = kinds.find((one) => parameters.has(one));
  const productId = kind === undefined ? null : parseProductId(parameters.get(kind));
  return kind === undefined || productId === null ? null : { kind, productId };
}

/** The visitor's wishlist. */
export async function loadWishlist({
  shop,
  language,
  visitor,
}: Pick<PersonalPlace, 'shop' | 'language' | 'visitor'>): Promise<WishlistData> {
  const account = await visitor.account.open();
  const owner: WishlistOwner =
    account === null
      ? { kind: 'guest', token: visitor.wishlistToken }
      : { kind: 'customer', id: account.customer.id };
  const wishlist = await shop.wishlist.open(owner, language);
  visitor.wishlistShown(wishlist.entries.map(({ card }) => card.id));
  return {
    wishlist,
    answer: answerIn(visitor.parameters, language),
    isSignedIn: account !== null,
    mails: await shop.wishlist.mails.choice(account?.customer.id ?? null),
  };
}

/** Nothing where wishlists are off. */
export const loadWishlistWidget: Loader<typeof fields, WishlistData> = async (_settings, place) =>
  (await place.shop.settings.all())['wishlist.enabled'] ? loadWishlist(place) : null;
