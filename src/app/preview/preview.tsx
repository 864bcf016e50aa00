import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DocumentId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { articleData, workData } from '#views/structured-data/article-data.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { editPath } from '../admin/content/rules/kinds.ts';
import { loadAction } from '../admin/load-action.server.ts';
import { shopContext, visitContext } from '../context.ts';
import { articleOf } from '../page/content/article.ts';
import { ArticleRoute } from '../page/content/article-route.tsx';
import { contentPageOf } from '../page/content/content-page.ts';
import { ContentRoute } from '../page/content/content-route.tsx';
import { homePageOf } from '../page/home/home-page.ts';

export { adminHeaders as headers } from '../admin/load-action.server.ts';

/** The document of a preview link, which `openPreviewLink` has let in. */
async function linkedDocument({ context, params }: LoaderFunctionArgs) {
  const { edit } = context.get(shopContext).content;
  const id = Number(params.id) as DocumentId;
  const [document, open] = await Promise.all([edit.preview(id), edit.open(id)]);
  if (document === null || open === null) throw new Response(null, { status: 404 });
  return { document, kind: open.kind };
}

/** A document in any state on its page, for staff, and for people with a link to it. Source: BO-01 */
export async function loader(args: LoaderFunctionArgs) {
  const isLink = args.context.get(visitContext).canvas?.isMarked === false;
  const { document, kind } = isLink
    ? await linkedDocument(args)
    : await loadAction(args, 'content.preview', { id: Number(args.params.id) });
  const shop = args.context.get(shopContext);
  const visit = args.context.get(visitContext);
  const editor = addressIn(visit.language, editPath(kind, document.id));
  const about = { editor, isCanvas: visit.canvas !== null };
  switch (kind) {
    case 'home':
      return { ...about, kind, home: await homePageOf(shop, visit, document) };
    case 'page':
      return { ...about, kind, page: await contentPageOf(shop, visit, document) };
    default:
      return { ...about, kind, loaded: await articleOf({ shop, visit, kind }, document) };
  }
}

/** The document as its own page prints it. */
function Shown({ shown }: { shown: Awaited<ReturnType<typeof loader>> }) {
  switch (shown.kind) {
    case 'home': {
      const { widgets, ...head } = shown.home;
      return (
        <>
          <PageHead {...head} path="/" isPrivate />
          <Widgets resolved={widgets} />
        </>
      );
    }
    case 'page':
      return <ContentRoute page={shown.page} isPrivate />;
    default:
      return (
        <ArticleRoute
          loaded={shown.loaded}
          describe={shown.kind === 'article' ? articleData : workData}
          isPrivate
        />
      );
  }
}

export default function Preview() {
  const shown = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  if (shown.isCanvas) return <Shown shown={shown} />;
  return (
    <>
      <div className="j-wrap">
        <p className="j-notice j-notice--warn j-notice--page" role="note">
          <span>{t('content:preview.text')}</span>
          <a className="j-link" href={shown.editor}>
            {t('content:preview.back')}
          </a>
        </p>
      </div>
      <Shown shown={shown} />
    </>
  );
}
