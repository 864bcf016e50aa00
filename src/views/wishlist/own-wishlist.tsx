import type { MailChoice, Wishlist } from '#shop/wishlist';
import { useLanguage } from '../language/language.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import { WishlistMails } from './wishlist-mails.tsx';
import { type WishlistAnswer, WishlistPage } from './wishlist-page.tsx';

type OwnWishlistProps = {
  wishlist: Wishlist;
  answer: WishlistAnswer | null;
  isSignedIn: boolean;
  /** The emails that the account wants; null if the shop sends no such emails. */
  mails: MailChoice | null;
  isPlaced?: boolean;
};

/** The visitor's own wishlist; guests are informed that an account has it on all devices. */
export function OwnWishlist(props: OwnWishlistProps) {
  const { wishlist, answer, isSignedIn, mails, isPlaced = false } = props;
  const { t, to } = useLanguage();
  return (
    <WishlistPage wishlist={wishlist} answer={answer} isPlaced={isPlaced}>
      {isSignedIn || wishlist.entries.length === 0 ? null : (
        <p className="j-wishlist__note">
          {t(mails === null ? 'wishlist:signIn' : 'wishlist:signInMails')}{' '}
          <a
            className="j-link"
            href={`${to('/my-account/')}?redirect_to=${encodeURIComponent(to('/wishlist/'))}`}
          >
            {t('wishlist:toSignIn')}
          </a>
        </p>
      )}
      {isSignedIn && mails !== null && (wishlist.entries.length > 0 || mails.onPrice || mails.onStock) ? (
        <WishlistMails
          choice={mails}
          hasTobacco={wishlist.entries.some(({ isPromotable }) => !isPromotable)}
        />
      ) : null}
      {wishlist.entries.length === 0 && wishlist.shareKey === null ? null : (
        <ShareWishlist shareKey={wishlist.shareKey} />
      )}
    </WishlistPage>
  );
}
