import { useLanguage } from '../language/language.tsx';

/** Opens the consent bar at any time. Not shown without scripts. */
export function PrivacyChoices() {
  const { t } = useLanguage();
  return (
    <div className="j-wrap">
      <button
        className="j-link j-small"
        style={{ minBlockSize: 'var(--hit)' }}
        type="button"
        data-consent-settings=""
      >
        {t('consent:label')}
      </button>
      <noscript>
        <p className="j-small j-quiet">{t('consent:noScript')}</p>
      </noscript>
    </div>
  );
}
