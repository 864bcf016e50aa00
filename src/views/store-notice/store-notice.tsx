import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';

export type StoreNoticeText = { id: string; text: string };

/**
 * The store notice. When dismissed, an inline script hides it before first paint. It cannot be dismissed without
 * script, so the link is hidden then.
 *
 * Source: WIRE §8 Store notice
 */
export function StoreNotice({ notice }: { notice: StoreNoticeText }) {
  const { t } = useLanguage();
  return (
    <div className="j-storebar" data-scheme="dark" role="region" aria-label={t('shop:storeNotice')}>
      <div className="j-wrap">
        <p className="woocommerce-store-notice demo_store" data-notice-id={notice.id}>
          <SignedAmounts text={notice.text} />{' '}
          <a
            href="#main"
            role="button"
            className="woocommerce-store-notice__dismiss-link"
            aria-label={t('shop:dismiss')}
          >
            <Icon name="x" isSmall />
          </a>
        </p>
      </div>
    </div>
  );
}
