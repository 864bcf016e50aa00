import { ArticlePage } from '#views/article-page/article-page.tsx';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import type { articleData, workData } from '#views/structured-data/article-data.ts';
import { StructuredData } from '#views/structured-data/structured-data.tsx';
import { articleParts } from '../parts/article-parts.tsx';
import { Templated } from '../template/templated.tsx';
import type { loadArticle } from './article.ts';

type ArticleRouteProps = {
  loaded: Awaited<ReturnType<typeof loadArticle>>;
  /** Makes the structured data. */
  describe: typeof articleData | typeof workData;
  /** A preview of an unpublished text. */
  isPrivate?: boolean;
};

/** The page of an article or project. */
export function ArticleRoute({ loaded, describe, isPrivate = false }: ArticleRouteProps) {
  const { article, seo, template, publicUrl } = loaded;
  const { language } = useLanguage();
  const { title, excerpt, path, picture, publishedAt } = article.facts;
  const { textLanguage } = article;
  const shown = { title, excerpt, path, cover: picture, publishedAt, textLanguage };
  return (
    <>
      <PageHead
        title={seo.title || title}
        description={seo.description || excerpt}
        path={path}
        publicUrl={publicUrl}
        isPrivate={isPrivate}
        picture={picture}
        kind="article"
        publishedAt={publishedAt}
      />
      <Templated
        template={template}
        above={{ breadcrumb: <Breadcrumb crumbs={article.crumbs} /> }}
        parts={articleParts(article)}
        frame={(inner) => <article>{inner}</article>}
      >
        <ArticlePage {...article} />
      </Templated>
      <StructuredData things={[describe(shown, { publicUrl, language })]} />
    </>
  );
}
