import { useLanguage } from '../language/language.tsx';
import { Mark } from '../logo/mark.tsx';
import type { AgeQuestionFacts } from './age-question.tsx';

type AgeFormProps = AgeQuestionFacts & {
  /** Path and query of the page, to return to after the answer. */
  from: string;
};

/**
 * The age question without script: a form over the page that posts the answer. Printed identically on every page that
 * may ask. Its stylesheet hides it after an answer, and before one if nothing in `main` has `data-restricted`.
 */
export function AgeForm({ mode, question, minimumAge, from }: AgeFormProps) {
  const { t, to } = useLanguage();
  return (
    <noscript>
      <link rel="stylesheet" href="/age/answered.css" />
      <form
        className="j-age-plain"
        method="post"
        action={to('/age/')}
        aria-labelledby="age-form-title"
        data-ask={mode}
        data-nosnippet=""
      >
        <div className="j-age j-age__in">
          <Mark sizePx={48} />
          <h2 id="age-form-title">{question}</h2>
          <p>{t('age:text', { age: minimumAge })}</p>
          <input type="hidden" name="redirect_to" value={from} />
          <div className="j-age__acts">
            <button className="j-btn j-btn--primary j-btn--wide" type="submit" name="age" value="yes">
              {t('age:yes', { age: minimumAge })}
            </button>
            <button className="j-btn j-btn--secondary j-btn--wide" type="submit" name="age" value="no">
              {t('age:leave')}
            </button>
          </div>
          <p className="j-small j-quiet">{t('age:remembered')}</p>
        </div>
      </form>
    </noscript>
  );
}
