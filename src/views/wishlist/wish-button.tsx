import { Icon } from '../icon/icon.tsx';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';

/** The form that all hearts of a page send. */
const FORM_ID = 'wishlist-form';

type WishButtonProps = {
  productId: number;
  /** The variation that is added where one is chosen. */
  variationId?: number | null;
  name: string;
  /** Pages for everybody print hearts as empty; the browser fills those of its list. */
  isListed?: boolean;
  /** Whether the button has a text; otherwise it is on a picture. */
  hasText?: boolean;
};

/**
 * The heart button: adds a product to the wishlist or removes it. Works without scripts; not shown if wishlists are
 * off.
 */
export function WishButton(props: WishButtonProps) {
  const { productId, variationId = null, name, isListed = false, hasText = false } = props;
  const { t } = useLanguage();
  if (!useIdentity().hasWishlist) return null;
  const words = t('wishlist:add', { name });
  return (
    <button
      className={hasText ? 'j-btn j-btn--ghost j-btn--s' : 'j-card__wish'}
      type="submit"
      form={FORM_ID}
      name={isListed ? 'remove' : 'add'}
      value={isListed ? productId : (variationId ?? productId)}
      aria-pressed={isListed}
      aria-label={hasText ? undefined : words}
      data-wish={productId}
    >
      <Icon name={isListed ? 'heart-fill' : 'heart'} isSmall />
      {hasText ? t('wishlist:save') : null}
    </button>
  );
}

/** What hearts send, with the sentences of their script; printed once in every page. */
export function WishlistForm() {
  const { t, to } = useLanguage();
  if (!useIdentity().hasWishlist) return null;
  return (
    <form
      id={FORM_ID}
      method="post"
      action={to('/wishlist/')}
      hidden
      data-added={t('wishlist:added')}
      data-removed={t('wishlist:removed')}
      data-failed={t('wishlist:failed')}
      data-undo={t('wishlist:undo')}
      data-view={t('wishlist:view')}
    />
  );
}
