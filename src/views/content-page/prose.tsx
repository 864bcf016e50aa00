import { directionOf } from '#kernel/language.ts';
import { useLanguage } from '../language/language.tsx';
import { Notice } from '../notice/notice.tsx';
import { SignedHtml } from '../price/signed-html.tsx';

type ProseProps = {
  /** Sanitised HTML. */
  html: string;
  /** The language of the text, which may differ from the page's. */
  textLanguage?: 'en' | 'ar' | undefined;
};

/** An article body; text in the other language gets its own `lang` and direction. */
export function Prose({ html, textLanguage }: ProseProps) {
  const { t, language } = useLanguage();
  const spoken = textLanguage ?? language;
  const isForeign = spoken !== language;
  return (
    <>
      {isForeign ? <Notice kind="info">{t('content:otherLanguage')}</Notice> : null}
      <SignedHtml
        className="j-prose entry-content"
        lang={isForeign ? spoken : undefined}
        dir={isForeign ? directionOf(spoken) : undefined}
        html={html}
      />
    </>
  );
}
