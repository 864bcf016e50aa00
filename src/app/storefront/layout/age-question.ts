import { inLanguage } from '#kernel/language.ts';
import { minimumAgeOf } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { AgeQuestionFacts } from '#views/age-question/age-question.tsx';
import type { Visit } from '../../context.ts';

/** The age question of a page; null if it does not ask. */
export function ageQuestionOf(settings: Settings, { language, path }: Visit): AgeQuestionFacts | null {
  const mode = settings['restrictions.askAge'];
  if (mode === 'off' || path === '/under-age/' || path === '/coming-soon/') return null;
  const minimumAge = minimumAgeOf(settings);
  const question = inLanguage(settings['restrictions.ageQuestion'], language);
  return { mode, minimumAge, question: question.replaceAll('{{age}}', String(minimumAge)) };
}
