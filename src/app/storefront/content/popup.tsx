import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { TemplateId } from '#kernel/ids.ts';
import { popupPagePath } from '#shop/popups/rules/content-address.ts';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { templateSource } from '#widgets/tree/find/find-node.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { forEverybody } from '../../page/document/printed-only.ts';
import { resolveTree } from '../../page/template/resolve-tree.ts';

/** The content of a published popup as a page, for visitors without scripts. @throws a 404 for unknown popups */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const published = await shop.templates.published('popup');
  const id = published.find((one) => String(one.id) === params.id)?.id ?? null;
  const tree = id === null ? null : await shop.templates.tree(id as TemplateId);
  if (id === null || tree === null) throw data(null, { status: 404 });
  const source = { name: templateSource(id), at: '' };
  const widgets = await resolveTree({ shop, visit }, tree, { path: visit.path, title: '', source });
  return forEverybody({ id, widgets, publicUrl: visit.publicUrl });
}

export default function PopupPage() {
  const { id, widgets, publicUrl } = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  const title = t('shop:popup');
  return (
    <div className="j-wrap j-page">
      <PageHead title={title} path={popupPagePath(id)} publicUrl={publicUrl} isPrivate />
      <header className="j-page__head">
        <h1>{title}</h1>
      </header>
      <Widgets resolved={widgets} isWithin />
    </div>
  );
}
