import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { wordsIn } from '#messages';
import { COMING_SOON_PATH, isComingSoon, LINK_ENDED, openingOf } from '#shop/coming-soon';
import type { ComingSoon } from '#shop/settings';
import { ComingSoonPage, EndedLinkNotice } from '#views/coming-soon/coming-soon-page.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shippedComingSoon } from '#widgets/shipped/coming-soon.ts';
import { COMING_SOON_SOURCE } from '#widgets/tree/find/find-node.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { contentPageOf } from '../../page/content/content-page.ts';
import { ContentRoute } from '../../page/content/content-route.tsx';
import { forEverybody } from '../../page/document/printed-only.ts';
import { resolveTree } from '../../page/template/resolve-tree.ts';

export const handle = { isQuiet: true, hasMenus: false, sells: false };

/** The countdown of the shipped page; empty without an opening time. */
function countdownTo(setting: ComingSoon): unknown[] {
  const until = openingOf(setting)?.toISOString();
  if (until === undefined) return [];
  const [en, ar] = [wordsIn('en'), wordsIn('ar')];
  const title = { en: en('comingSoon:opensIn'), ar: ar('comingSoon:opensIn') };
  const endText = { en: en('comingSoon:open'), ar: ar('comingSoon:open') };
  return [{ id: 'opening', widget: 'countdown', settings: { title, until, atEnd: 'text', endText } }];
}

async function openPage(shop: Shop, visit: Visit, setting: ComingSoon) {
  const chosen = setting.page === '' ? null : await shop.content.find('page', setting.page);
  if (chosen !== null) return { kind: 'chosen' as const, page: await contentPageOf(shop, visit, chosen) };
  const place = { path: COMING_SOON_PATH, title: '', source: COMING_SOON_SOURCE };
  const widgets = await resolveTree({ shop, visit }, [...countdownTo(setting), ...shippedComingSoon], place);
  const openPath = setting.mode === 'store' ? '/' : null;
  return { kind: 'shipped' as const, widgets, openPath, publicUrl: visit.publicUrl };
}

/** The page shown in place of closed ones. @throws a 404 unless the shop is in coming-soon mode */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { comingSoon } = await shop.settings.all();
  if (!isComingSoon(comingSoon, visit.now)) throw data(null, { status: 404 });
  const hasEndedLink = visit.url.searchParams.has(LINK_ENDED);
  return forEverybody({ ...(await openPage(shop, visit, comingSoon)), hasEndedLink });
}

export default function ComingSoonRoute() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useLanguage();
  const notice = loaded.hasEndedLink ? <EndedLinkNotice /> : null;
  if (loaded.kind === 'chosen')
    return (
      <>
        {notice}
        <ContentRoute page={loaded.page} isPrivate />
      </>
    );
  return (
    <>
      {notice}
      <PageHead
        title={t('comingSoon:title')}
        path={COMING_SOON_PATH}
        publicUrl={loaded.publicUrl}
        isPrivate
      />
      <ComingSoonPage openPath={loaded.openPath}>
        <Widgets resolved={loaded.widgets} isWithin />
      </ComingSoonPage>
    </>
  );
}
