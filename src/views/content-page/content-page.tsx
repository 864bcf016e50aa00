import type { Picture } from '#shop/media';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';

type ContentPageProps = {
  title: string;
  lead: string;
  /** Sanitised when it was written. */
  html: string;
  crumbs: readonly Crumb[];
  cover?: Picture | null;
  publishedAt?: Date;
  /** The language the text is written in, where it is not the page's. */
  textLanguage?: 'en' | 'ar';
};

/** A page or an article: words, and a picture over them where there is one. */
export function ContentPage({
  title,
  lead,
  html,
  crumbs,
  cover = null,
  publishedAt,
  textLanguage,
}: ContentPageProps) {
  const { language } = useLanguage();
  const spoken = textLanguage ?? language;
  return (
    <article className="j-wrap j-page">
      <Breadcrumb crumbs={crumbs} />
      <header className="j-page__head">
        <h1>{title}</h1>
        {lead === '' ? null : <p className="j-lead">{lead}</p>}
        {publishedAt === undefined ? null : (
          <p className="j-meta">
            <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt, language)}</time>
          </p>
        )}
      </header>
      {cover === null ? null : (
        <div className="j-article__cover">
          <Tile picture={cover} sizes="100vw" isEager alt="" />
        </div>
      )}
      <div
        className="j-prose entry-content"
        lang={spoken === language ? undefined : spoken}
        dir={spoken === language ? undefined : spoken === 'ar' ? 'rtl' : 'ltr'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </article>
  );
}
