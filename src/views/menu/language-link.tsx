import { addressIn } from '#kernel/language.ts';
import { useLanguage } from '../language/language.tsx';

const OTHER = {
  en: { code: 'ar', name: 'العربية' },
  ar: { code: 'en', name: 'English' },
} as const;

type LanguageLinkProps = {
  /** This page's address without language. */
  path: string;
  /** Its query, kept when languages are switched. */
  query: string;
};

/** The way to this very page in the other language, named in that language. */
export function LanguageLink({ path, query }: LanguageLinkProps) {
  const { language } = useLanguage();
  const { code, name } = OTHER[language];
  return (
    <a className="j-lang" href={addressIn(code, path) + query} lang={code} hrefLang={code}>
      {name}
    </a>
  );
}
