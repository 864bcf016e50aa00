import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

export type StoreNoticeText = { id: string; text: string };

/** The bar above every page. Who dismissed this notice does not see it: an inline script in the head hides it first. */
export function StoreNotice({ notice }: { notice: StoreNoticeText }) {
  const { t } = useLanguage();
  return (
    <div
      className="j-storebar"
      data-scheme="dark"
      role="region"
      aria-label={t('shop:storeNotice')}
      data-store-notice=""
    >
      <div className="j-wrap">
        <p className="woocommerce-store-notice demo_store" data-notice-id={notice.id}>
          {notice.text}
        </p>
        <button
          type="button"
          className="woocommerce-store-notice__dismiss-link"
          aria-label={t('shop:dismiss')}
          data-dismiss=""
        >
          <Icon name="x" isSmall />
        </button>
      </div>
    </div>
  );
}
