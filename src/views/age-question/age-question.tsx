import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Mark } from '../logo/mark.tsx';

export type AgeQuestionFacts = {
  /** On which pages it is asked; other pages do not print it. */
  mode: 'tobacco' | 'always';
  question: string;
  minimumAge: number;
};

export const AGE_QUESTION_ID = 'age-question';

type AgeQuestionProps = AgeQuestionFacts & {
  /** The script that opens it. The first paint waits for the end of the dialog, and so for this script. */
  children: ReactNode;
};

/** The age dialog. Printed closed and opened by script, so that search engines see the page. */
export function AgeQuestion({ mode, question, minimumAge, children }: AgeQuestionProps) {
  const { t, to } = useLanguage();
  return (
    <dialog
      className="j-age"
      id={AGE_QUESTION_ID}
      // Neither Escape nor a click outside closes the dialog.
      closedby="none"
      aria-labelledby="age-question-title"
      aria-describedby="age-question-text"
      data-ask={mode}
      data-age={minimumAge}
      data-nosnippet=""
    >
      <form className="j-age__in" method="dialog">
        <Mark sizePx={48} loading="lazy" />
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
      {children}
    </dialog>
  );
}
