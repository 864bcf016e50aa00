import { OwnWishlist } from '#views/wishlist/own-wishlist.tsx';
import type { WishlistData } from './fields.ts';

/** The visitor's wishlist on another page than its own. */
export function WishlistBlock(props: WishlistData) {
  return <OwnWishlist {...props} isPlaced />;
}
