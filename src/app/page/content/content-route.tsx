import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { ContentPage } from '#views/content-page/content-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { contentParts } from '../parts/content-parts.tsx';
import { Templated } from '../template/templated.tsx';
import type { contentPageOf } from './content-page.ts';

type ContentRouteProps = {
  page: Awaited<ReturnType<typeof contentPageOf>>;
  /** A preview of an unpublished page. */
  isPrivate?: boolean;
};

export function ContentRoute({ page, isPrivate = false }: ContentRouteProps) {
  const { title, excerpt, seo, picture, html, entries, path, publicUrl, template, widgets } = page;
  const crumbs = [{ label: title, href: path }];
  const text = { title, lead: excerpt, html, entries };
  const below = <Widgets resolved={widgets} />;
  return (
    <>
      <PageHead {...seo} path={path} publicUrl={publicUrl} picture={picture} isPrivate={isPrivate} />
      <Templated
        template={template}
        above={{ breadcrumb: <Breadcrumb crumbs={crumbs} /> }}
        parts={contentParts(text)}
        frame={(inner) => (
          <article>
            {inner}
            {below}
          </article>
        )}
      >
        <ContentPage {...text} crumbs={crumbs} isWhole={widgets.length === 0} />
        {below}
      </Templated>
    </>
  );
}
