import type { MailChoice, Wishlist } from '#shop/wishlist';
import type { WishlistAnswer } from '#views/wishlist/wishlist-page.tsx';

export const fields = {};

/** What the loader adds. */
export type WishlistData = Readonly<{
  wishlist: Wishlist;
  /** What a form of the page has just done. */
  answer: WishlistAnswer | null;
  isSignedIn: boolean;
  /** The emails that the account wants; null if the shop sends no such emails. */
  mails: MailChoice | null;
}>;
