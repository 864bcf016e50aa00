import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** The message that something could not be loaded, with a button to try again and one to close it. */
export function FailedToast({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <div className="j-toast">
      <Icon name="warning-circle" isSmall />
      <span>{text}</span>
      <button className="j-btn" type="button" data-try-again="">
        {t('shop:tryAgain')}
      </button>
      <button className="j-iconbtn" type="button" data-close="" aria-label={t('shop:close')}>
        <Icon name="x" isSmall />
      </button>
    </div>
  );
}

/** The message and retry button for a lazy chunk that fails to load; printed hidden in every page. */
export function PartFailed() {
  const { t } = useLanguage();
  return (
    <template id="part-failed">
      <div className="j-part-failed" data-part-failed="">
        <FailedToast text={t('shop:partFailed')} />
      </div>
    </template>
  );
}
