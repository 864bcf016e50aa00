import { useLanguage } from '../language/language.tsx';

export type AgeQuestionFacts = {
  /** Where it is asked; pages that never ask do not print it. */
  mode: 'tobacco' | 'always';
  question: string;
  minimumAge: number;
};

/**
 * Asks for the reader's age over the page. Closed as it is printed: only a script opens it, so that search engines and
 * readers without scripts have the page itself.
 */
export function AgeQuestion({ mode, question, minimumAge }: AgeQuestionFacts) {
  const { t, to } = useLanguage();
  return (
    <dialog
      className="j-age"
      id="age-question"
      // Neither Escape nor a click beside it closes the dialog.
      closedby="none"
      aria-labelledby="age-question-title"
      aria-describedby="age-question-text"
      data-ask={mode}
      data-age={minimumAge}
      data-nosnippet=""
    >
      <form className="j-age__in" method="dialog">
        <img src="/brand/mark.svg" alt="" width={48} height={48} loading="lazy" />
        <h2 id="age-question-title">{question}</h2>
        <p id="age-question-text">{t('age:text', { age: minimumAge })}</p>
        <div className="j-age__acts">
          <button className="j-btn j-btn--primary j-btn--wide" type="submit" value="yes">
            {t('age:yes', { age: minimumAge })}
          </button>
          <a className="j-btn j-btn--secondary j-btn--wide" href={to('/under-age/')}>
            {t('age:leave')}
          </a>
        </div>
        <p className="j-small j-quiet">{t('age:remembered')}</p>
      </form>
    </dialog>
  );
}
