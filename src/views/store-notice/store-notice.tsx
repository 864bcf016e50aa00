import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

export type StoreNoticeText = { id: string; text: string };

/**
 * The bar above every page. Who dismissed this notice does not see it: an inline script in the head hides it before the
 * first paint. Without script it cannot be dismissed, so the link is not shown.
 *
 * Source: WIRE §8 Store notice
 */
export function StoreNotice({ notice }: { notice: StoreNoticeText }) {
  const { t } = useLanguage();
  return (
    <div className="j-storebar" data-scheme="dark" role="region" aria-label={t('shop:storeNotice')}>
      <div className="j-wrap">
        <p className="woocommerce-store-notice demo_store" data-notice-id={notice.id}>
          {notice.text}{' '}
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
