import type { MailChoice, Wishlist } from '#shop/wishlist';
import type { WishlistAnswer } from '#views/wishlist/wishlist-page.tsx';

export const fields = {};

/** What the loader adds. */
export type WishlistData = Readonly<{
  wishlist: Wishlist;
  /** What a form of the page has just done. */
  answer: WishlistAnswer | null;
  isSignedIn: boolean;
  /** What the visitor is emailed about; null where the shop sends no such emails. */
  mails: MailChoice | null;
}>;
