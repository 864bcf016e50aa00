import { Outlet, useLoaderData, useMatches } from 'react-router';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { menuIn } from '#shop/content';
import { AgeForm } from '#views/age-question/age-form.tsx';
import { AgeQuestion } from '#views/age-question/age-question.tsx';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Shell, type ShellFacts } from '#views/shell/shell.tsx';
import { THEME_COLOUR } from '#views/style/theme-colour.ts';
import { shopContext, visitContext } from '../../context.ts';
import { InlineScript } from '../../page/inline-script.tsx';
import { printedOnly } from '../../page/printed-only.ts';
import type { Route } from './+types/layout';
import { ageQuestionOf } from './age-question.ts';
import { ageScript, configScript, headScript } from './inline-scripts.ts';
import { knownQuery } from './known-query.ts';
import { storeNoticeIn } from './store-notice.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { language } = visit;
  const [settings, menus, paymentMethods] = await Promise.all([
    shop.settings.all(),
    shop.content.menus(),
    shop.payments.accepted(),
  ]);
  const facts: ShellFacts = {
    menus: {
      primary: menuIn(menus.get('primary') ?? [], language),
      footer: menuIn(menus.get('footer') ?? [], language),
    },
    notice: storeNoticeIn(settings.storeNotice, language),
    company: {
      tagline: inLanguage(settings['shop.tagline'], language),
      legalName: inLanguage(settings['shop.legalName'], language),
      trn: settings['shop.trn'],
      licence: settings['shop.licence'],
      address: inLanguage(settings['shop.address'], language),
      phone: settings['shop.phone'],
      email: settings['shop.email'],
      paymentMethods,
    },
    searchParameter: settings['search.parameter'],
    headerStickyOn: settings['layout.headerStickyOn'],
  };
  return printedOnly({
    facts,
    identity: toIdentity(settings, language, visit.publicUrl),
    ageQuestion: ageQuestionOf(settings, visit),
    path: visit.path,
    query: knownQuery(visit.url.searchParams),
    assets: visit.assets,
    early: headScript(facts.notice?.id ?? null),
    config: configScript({ visit, settings }),
  });
}

const FONTS = {
  latin: '/fonts/instrument-sans-latin-wght-normal.woff2',
  arabic: '/fonts/readex-pro-arabic-wght-normal.woff2',
};

function Head({
  assets,
  early,
  config,
}: Pick<Route.ComponentProps['loaderData'], 'assets' | 'early' | 'config'>) {
  const { t, language } = useLanguage();
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
      <link rel="manifest" href={addressIn(language, '/site.webmanifest')} />
      <meta name="theme-color" content={THEME_COLOUR} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('content:blog.title')}
        href={addressIn(language, '/blog/feed.xml')}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('content:blog.title')}
        href={addressIn(language, '/blog/atom.xml')}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={t('content:blog.title')}
        href={addressIn(language, '/blog/feed.json')}
      />
      <link rel="preload" href={FONTS.latin} as="font" type="font/woff2" crossOrigin="anonymous" />
      {language === 'ar' ? (
        <link rel="preload" href={FONTS.arabic} as="font" type="font/woff2" crossOrigin="anonymous" />
      ) : null}
      <link rel="stylesheet" href={assets.stylesheet} precedence="default" />
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <InlineScript text={early + config} />
      {assets.isSource ? <script type="module" src="/@vite/client" /> : null}
      <script type="module" src={assets.script} />
    </>
  );
}

/** Frame options of a page: the checkout header, and a footer without menus. */
type FrameHandle = { isQuiet?: boolean; hasMenus?: boolean };

/** The storefront's frame: header, footer, dialogs. */
export default function StorefrontLayout() {
  const { facts, identity, ageQuestion, path, query, assets, early, config } = useLoaderData<typeof loader>();
  const { to } = useLanguage();
  const handles = useMatches().map(({ handle }) => handle as FrameHandle | undefined);
  const isQuiet = handles.some((handle) => handle?.isQuiet === true);
  const hasMenus = handles.every((handle) => handle?.hasMenus !== false);
  return (
    <IdentityProvider identity={identity}>
      <Head assets={assets} early={early} config={config} />
      {ageQuestion === null ? null : <AgeForm {...ageQuestion} from={to(path) + query} />}
      <Shell {...facts} path={path} query={query} isQuiet={isQuiet} hasMenus={hasMenus}>
        <Outlet />
      </Shell>
      {ageQuestion === null ? null : (
        <>
          <AgeQuestion {...ageQuestion} />
          <InlineScript text={ageScript()} />
        </>
      )}
    </IdentityProvider>
  );
}
