import { ArticleList } from '#views/article-list/article-list.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import type { loadArchive } from './archive.ts';

/** The page of any archive: journal or studio, all of it, a category, a tag. */
export function ArchiveRoute({ loaded }: { loaded: Awaited<ReturnType<typeof loadArchive>> }) {
  const { list, publicUrl } = loaded;
  const { title, lead, path, page, pageCount } = list;
  const { t } = useLanguage();
  return (
    <>
      <PageHead
        title={page === 1 ? title : `${title}, ${t('content:pageOf', { page, pageCount })}`}
        description={lead}
        path={page === 1 ? path : `${path}page/${page}/`}
        publicUrl={publicUrl}
      />
      <ArticleList {...list} />
    </>
  );
}
