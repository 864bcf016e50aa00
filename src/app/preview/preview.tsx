import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { articleData, workData } from '#views/structured-data/article-data.ts';
import { ask } from '../admin/ask.server.ts';
import { shopContext, visitContext } from '../context.ts';
import { articleOf } from '../page/article.ts';
import { ArticleRoute } from '../page/article-route.tsx';
import { contentPageOf } from '../page/content-page.ts';
import { ContentRoute } from '../page/content-route.tsx';

export { deskHeaders as headers } from '../admin/ask.server.ts';

const SCREENS = { page: 'pages', article: 'articles', portfolio: 'portfolio' } as const;

/** A document in whatever state, shown by its real page; opened by staff alone. Source: BO-01 */
export async function loader(args: LoaderFunctionArgs) {
  const { document, kind } = await ask(args, 'content.preview', { id: Number(args.params.id) });
  const shop = args.context.get(shopContext);
  const visit = args.context.get(visitContext);
  const editor = addressIn(visit.language, `/admin/${SCREENS[kind]}/${document.id}/`);
  return kind === 'page'
    ? { kind, editor, page: await contentPageOf(shop, visit, document) }
    : { kind, editor, loaded: await articleOf({ shop, visit, kind }, document) };
}

export default function Preview() {
  const shown = useLoaderData<typeof loader>();
  const { t } = useLanguage();
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
      {shown.kind === 'page' ? (
        <ContentRoute page={shown.page} isPrivate />
      ) : (
        <ArticleRoute
          loaded={shown.loaded}
          describe={shown.kind === 'article' ? articleData : workData}
          isPrivate
        />
      )}
    </>
  );
}
