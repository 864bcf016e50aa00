import { addressIn } from '#kernel/language.ts';
import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';

const OTHER = {
  en: { code: 'ar', name: 'العربية' },
  ar: { code: 'en', name: 'English' },
} as const;

type LanguageLinkProps = {
  /** The page's path without language. */
  path: string;
  /** Its query, kept when switching languages. */
  query: string;
  element?: ElementAttributes;
};

/** Links to the same page in the other language, labelled in that language. */
export function LanguageLink({ path, query, element }: LanguageLinkProps) {
  const { language } = useLanguage();
  const { code, name } = OTHER[language];
  return (
    <a {...onElement('j-lang', element)} href={addressIn(code, path) + query} lang={code} hrefLang={code}>
      {name}
    </a>
  );
}
