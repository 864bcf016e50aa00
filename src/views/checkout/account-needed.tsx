import type { CheckoutReview } from '#shop/checkout';
import { useLanguage } from '../language/language.tsx';
import { Notice } from '../notice/notice.tsx';

/** What a guest with a subscription in the cart has to do before ordering. */
export function AccountNeeded({ review: { cart } }: { review: Pick<CheckoutReview, 'cart'> }) {
  const { t, to } = useLanguage();
  if (!cart.lines.some(({ plan }) => plan !== undefined)) return null;
  return (
    <Notice kind="info">
      {t('subscriptions:accountNeeded')}{' '}
      <a className="j-link" href={`${to('/my-account/')}?redirect_to=${to('/checkout/')}`}>
        {t('subscriptions:signIn')}
      </a>
    </Notice>
  );
}
