import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** The message and retry button for a lazy chunk that fails to load; printed hidden in every page. */
export function PartFailed() {
  const { t } = useLanguage();
  return (
    <template id="part-failed">
      <div className="j-part-failed" data-part-failed="">
        <div className="j-toast">
          <Icon name="warning-circle" isSmall />
          <span>{t('shop:partFailed')}</span>
          <button className="j-btn" type="button" data-try-again="">
            {t('shop:tryAgain')}
          </button>
          <button className="j-iconbtn" type="button" data-close="" aria-label={t('shop:close')}>
            <Icon name="x" isSmall />
          </button>
        </div>
      </div>
    </template>
  );
}
