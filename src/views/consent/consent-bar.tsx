import { CONSENT_PURPOSES, type Purpose } from '#kernel/web/consent/consent.ts';
import { useLanguage } from '../language/language.tsx';

const PURPOSES: readonly Purpose[] = ['necessary', ...CONSENT_PURPOSES];

/** What is necessary is shown, and cannot be refused. */
function PurposeChoice({ purpose }: { purpose: Purpose }) {
  const { t } = useLanguage();
  const isNecessary = purpose === 'necessary';
  return (
    <label className="j-check">
      <input
        type="checkbox"
        name="purpose"
        value={purpose}
        defaultChecked={isNecessary}
        disabled={isNecessary}
      />
      <span>
        {t(`consent:purposes.${purpose}.name`)}
        <small>{t(`consent:purposes.${purpose}.text`)}</small>
        {purpose === 'analytics' ? (
          <small data-consent-counted="" hidden>
            {t('consent:counted')}
          </small>
        ) : null}
      </span>
    </label>
  );
}

/** The consent bar. Refusing takes as many presses as accepting, and both buttons look the same. */
export function ConsentBar() {
  const { t, to } = useLanguage();
  return (
    <section className="j-consent" aria-label={t('consent:label')} data-consent-bar="" data-nosnippet="">
      <form className="j-wrap j-consent__in">
        <div className="j-consent__text">
          <p className="j-consent__title" tabIndex={-1}>
            {t('consent:title')}
          </p>
          <p className="j-small">
            {t('consent:text')}{' '}
            <a className="j-link" href={to('/privacy/')}>
              {t('consent:privacy')}
            </a>
          </p>
          <p className="j-small" data-consent-signal="" hidden>
            {t('consent:signal')}
          </p>
        </div>
        <fieldset className="j-consent__choices" id="consent-choices" data-consent-choices="" hidden>
          <legend className="j-vh">{t('consent:choose')}</legend>
          {PURPOSES.map((purpose) => (
            <PurposeChoice key={purpose} purpose={purpose} />
          ))}
        </fieldset>
        <div className="j-consent__acts">
          <button className="j-btn j-btn--s j-btn--secondary" type="submit" value="all">
            {t('consent:acceptAll')}
          </button>
          <button className="j-btn j-btn--s j-btn--secondary" type="submit" value="none">
            {t('consent:rejectAll')}
          </button>
          <button
            className="j-btn j-btn--s j-btn--ghost"
            type="button"
            aria-expanded="false"
            aria-controls="consent-choices"
            data-consent-choose=""
          >
            {t('consent:choose')}
          </button>
          <button className="j-btn j-btn--s j-btn--secondary" type="submit" value="chosen" hidden>
            {t('consent:save')}
          </button>
        </div>
      </form>
    </section>
  );
}
