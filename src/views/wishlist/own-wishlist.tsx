import type { Wishlist } from '#shop/wishlist';
import { useLanguage } from '../language/language.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import { type WishlistAnswer, WishlistPage } from './wishlist-page.tsx';

type OwnWishlistProps = {
  wishlist: Wishlist;
  answer: WishlistAnswer | null;
  isSignedIn: boolean;
  isPlaced?: boolean;
};

/** The reader's own wishlist; a guest is told that an account has it on all devices. */
export function OwnWishlist({ wishlist, answer, isSignedIn, isPlaced = false }: OwnWishlistProps) {
  const { t, to } = useLanguage();
  return (
    <WishlistPage wishlist={wishlist} answer={answer} isPlaced={isPlaced}>
      {isSignedIn || wishlist.entries.length === 0 ? null : (
        <p className="j-wishlist__note">
          {t('wishlist:signIn')}{' '}
          <a
            className="j-link"
            href={`${to('/my-account/')}?redirect_to=${encodeURIComponent(to('/wishlist/'))}`}
          >
            {t('wishlist:toSignIn')}
          </a>
        </p>
      )}
      {wishlist.entries.length === 0 && wishlist.shareKey === null ? null : (
        <ShareWishlist shareKey={wishlist.shareKey} />
      )}
    </WishlistPage>
  );
}
