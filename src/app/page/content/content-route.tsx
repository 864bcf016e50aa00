import { ContentPage } from '#views/content-page/content-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { Templated } from '../template/templated.tsx';
import type { contentPageOf } from './content-page.ts';

type ContentRouteProps = {
  page: Awaited<ReturnType<typeof contentPageOf>>;
  /** A preview of an unpublished page. */
  isPrivate?: boolean;
};

export function ContentRoute({ page, isPrivate = false }: ContentRouteProps) {
  const { title, excerpt, seo, picture, html, entries, path, publicUrl, template } = page;
  return (
    <>
      <PageHead {...seo} path={path} publicUrl={publicUrl} picture={picture} isPrivate={isPrivate} />
      <Templated template={template}>
        <ContentPage
          title={title}
          lead={excerpt}
          html={html}
          entries={entries}
          crumbs={[{ label: title, href: path }]}
        />
      </Templated>
    </>
  );
}
