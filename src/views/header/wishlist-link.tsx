import { Icon } from '../icon/icon.tsx';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

/** The link to the wishlist; the browser adds the number of its products. Nothing where wishlists are off. */
export function WishlistLink({ element }: { element?: ElementAttributes }) {
  const { t, to } = useLanguage();
  if (!useIdentity().hasWishlist) return null;
  return (
    <a {...onElement('j-iconbtn', element)} href={to('/wishlist/')} aria-label={t('wishlist:title')}>
      <Icon name="heart" />
      <span className="j-count" data-wish-count="" data-count="0" aria-hidden="true">
        0
      </span>
    </a>
  );
}
