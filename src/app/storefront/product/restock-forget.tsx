import { redirect, useLoaderData } from 'react-router';
import { parseStockRequestToken } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/restock-forget';

const PATH = '/restock/forget/';

/**
 * The target of an unsubscribe link; nothing is deleted before the button is pressed, since mail scanners open
 * links.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { url, publicUrl } = context.get(visitContext);
  const token = parseStockRequestToken(url.searchParams.get('request'));
  const isKnown = token !== null && (await context.get(shopContext).backInStock.knows(token));
  const state = url.searchParams.has('done') ? 'done' : isKnown ? 'ask' : 'unknown';
  return { state, token, publicUrl } as const;
}

/** Deletes all requests of this person. */
export async function action({ context, request }: Route.ActionArgs) {
  const sent = await request.formData();
  const token = parseStockRequestToken(sent.get('request'));
  if (token !== null) await context.get(shopContext).backInStock.forget(token);
  return redirect(`${addressIn(context.get(visitContext).language, PATH)}?done=1`, 303);
}

export default function RestockForget() {
  const { state, token, publicUrl } = useLoaderData<typeof loader>();
  const { t, to } = useLanguage();
  const title = t('restock:forget.title');
  return (
    <div className="j-wrap j-section--tight j-page">
      <PageHead title={title} path={PATH} publicUrl={publicUrl} isPrivate />
      <div className="j-page__head">
        <h1>{title}</h1>
        <p className="j-lead" role={state === 'ask' ? undefined : 'status'}>
          {t(`restock:forget.${state === 'ask' ? 'text' : state}`)}
        </p>
      </div>
      {state === 'ask' ? (
        <form method="post" action={to(PATH)}>
          <input type="hidden" name="request" value={token ?? ''} />
          <button className="j-btn j-btn--secondary" type="submit">
            {t('restock:forget.do')}
          </button>
        </form>
      ) : null}
    </div>
  );
}
