import { createInstance, type i18n } from 'i18next';
import type { Language } from '#kernel/language.ts';

/**
 * A translator over given words; the browser uses it without the catalogues.
 *
 * @param words the namespaces it knows; a missing key prints itself
 */
export function createTranslator(language: Language, words: Readonly<Record<string, object>>): i18n {
  const instance = createInstance({
    lng: language,
    resources: { [language]: words },
    ns: Object.keys(words),
    defaultNS: 'shop',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  });
  void instance.init();
  return instance;
}
