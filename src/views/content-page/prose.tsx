import { directionOf } from '#kernel/language.ts';
import { useLanguage } from '../language/language.tsx';
import { Notice } from '../notice/notice.tsx';

type ProseProps = {
  /** Sanitised when it was written. */
  html: string;
  /** The language the text is written in; it may not be the page's. */
  textLanguage?: 'en' | 'ar' | undefined;
};

/** A long text in its reading column; one in the other language says so and keeps its own direction. */
export function Prose({ html, textLanguage }: ProseProps) {
  const { t, language } = useLanguage();
  const spoken = textLanguage ?? language;
  const isForeign = spoken !== language;
  return (
    <>
      {isForeign ? <Notice kind="info">{t('content:otherLanguage')}</Notice> : null}
      <div
        className="j-prose entry-content"
        lang={isForeign ? spoken : undefined}
        dir={isForeign ? directionOf(spoken) : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
