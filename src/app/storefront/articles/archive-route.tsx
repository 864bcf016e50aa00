import { ArticleList } from '#views/article-list/article-list.tsx';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { listData } from '#views/structured-data/list-data.ts';
import { StructuredData } from '#views/structured-data/structured-data.tsx';
import { archiveParts } from '../../page/parts/archive-parts.tsx';
import { Templated } from '../../page/template/templated.tsx';
import type { loadArchive } from './archive.ts';

/** The page of an archive: blog or portfolio, all of it, a category, or a tag. */
export function ArchiveRoute({ loaded }: { loaded: Awaited<ReturnType<typeof loadArchive>> }) {
  const { list, template, publicUrl } = loaded;
  const { title, lead, path, page, pageCount } = list;
  const { language, to } = useLanguage();
  const pathOf = (one: number) => (one === 1 ? path : `${path}page/${one}/`);
  const items = list.articles.map((one) => ({ name: one.title, path: one.path }));
  return (
    <>
      <PageHead
        title={title}
        description={lead}
        path={path}
        paging={{
          page,
          ownPath: pathOf(page),
          previous: page > 1 ? to(pathOf(page - 1)) : null,
          next: page < pageCount ? to(pathOf(page + 1)) : null,
        }}
        publicUrl={publicUrl}
      />
      <Templated
        template={template}
        parts={archiveParts(list)}
        above={{ breadcrumb: <Breadcrumb crumbs={list.crumbs} /> }}
      >
        <ArticleList {...list} />
      </Templated>
      <StructuredData
        things={[listData({ title, description: lead, path, items }, { publicUrl, language })]}
      />
    </>
  );
}
