import { Outlet, useLoaderData, useMatches } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { memoizeObject } from '#kernel/memoize.ts';
import { tagsOf } from '#shop/analytics/rules/tags.ts';
import { isComingSoon, openingOf } from '#shop/coming-soon';
import {
  type DesignChanges,
  designStyle,
  fallbackStyle,
  fontsOf,
  readDesign,
  withChanges,
} from '#shop/design';
import type { Settings } from '#shop/settings';
import { AgeForm } from '#views/age-question/age-form.tsx';
import { AGE_QUESTION_ID, AgeQuestion } from '#views/age-question/age-question.tsx';
import { headerElement } from '#views/header/header.tsx';
import { IdentityProvider, useIdentity } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { useLanguage } from '#views/language/language.tsx';
import { OffCanvas } from '#views/off-canvas/off-canvas.tsx';
import { Popup } from '#views/popup/popup.tsx';
import { MAIN_ID, Shell, type ShellFacts } from '#views/shell/shell.tsx';
import { SiteIcon } from '#views/site-icon/site-icon.tsx';
import { WishlistForm } from '#views/wishlist/wish-button.tsx';
import { knownQuery } from '#widgets/known-query.ts';
import { isPrinted } from '#widgets/tree/print/resolved.ts';
import { LateHeadAssets, Widgets, WidgetsIn } from '#widgets/tree/print/widgets.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { countAsItself } from '../../page/document/fingerprint.ts';
import { forEverybody } from '../../page/document/printed-only.ts';
import { InlineScript } from '../../page/inline-script.tsx';
import { InlineStyle } from '../../page/inline-style.tsx';
import { loadFrame, partOfFrame } from '../../page/template/load-frame.ts';
import { loadPopups } from '../../page/template/load-popups.ts';
import { type OffCanvasPanel, panelsOnPage } from '../../page/template/off-canvas-panels.ts';
import type { Route } from './+types/layout';
import { ageQuestionOf } from './age-question.ts';
import {
  ageScript,
  configScript,
  hasExpress,
  headScript,
  loadingScript,
  neededModules,
} from './inline-scripts.ts';
import { PageTags } from './page-tags.tsx';
import { storeNoticeIn } from './store-notice.ts';

/** Whether the shop is in coming-soon mode. The page expires at the opening time. */
function isComingSoonAt({ comingSoon }: Settings, { now, expireAt }: Visit): boolean {
  const opening = openingOf(comingSoon);
  const isOn = isComingSoon(comingSoon, now);
  if (isOn && opening !== null) expireAt(opening);
  return isOn;
}

function printDesign(changes: DesignChanges, fonts: Parameters<typeof fontsOf>[1], language: Language) {
  const chosen = fontsOf(changes, fonts);
  return {
    style: designStyle(changes, fonts),
    fallbacks: fallbackStyle(chosen, language),
    fonts: { latin: chosen.latin.files[0].url, arabic: chosen.arabic.files[0].url },
    ground: String(withChanges(changes).ground),
  };
}

/** Printed designs of settings that were read, by language and the shop's own fonts. */
const designsOf = memoizeObject(
  (_tokens: Settings['design.tokens']) => new Map<string, ReturnType<typeof printDesign>>(),
);

/** The part of the shop's design that the head of a page contains. */
async function designOf(shop: Shop, settings: Settings, language: Language) {
  const tokens = settings['design.tokens'];
  const changes = readDesign(tokens);
  const fonts = await shop.design.fontsIn(changes);
  const known = designsOf(tokens);
  const key = JSON.stringify([language, fonts]);
  const design = known.get(key) ?? printDesign(changes, fonts, language);
  known.set(key, design);
  return countAsItself(design);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { language } = visit;
  const [settings, header, footer, popups] = await Promise.all([
    shop.settings.all(),
    loadFrame({ shop, visit }, 'header'),
    loadFrame({ shop, visit }, 'footer'),
    loadPopups({ shop, visit }),
  ]);
  const facts: ShellFacts = {
    notice: storeNoticeIn(settings.storeNotice, language),
    headerStickyOn: settings['layout.headerStickyOn'],
  };
  return forEverybody({
    facts,
    header,
    footer,
    popups,
    identity: countAsItself(toIdentity(settings, language, visit.publicUrl)),
    ageQuestion: ageQuestionOf(settings, visit),
    path: visit.path,
    query: knownQuery(visit.url.searchParams),
    assets: countAsItself(visit.assets),
    tags: visit.canvas === null ? tagsOf(settings, visit.tagOrigins) : null,
    design: await designOf(shop, settings, language),
    early: headScript({
      noticeId: facts.notice?.id ?? null,
      isComingSoon: isComingSoonAt(settings, visit),
      hasExpress: hasExpress(settings),
    }),
    // Getters, since widgets register what they need while they load.
    get panels() {
      return panelsOnPage(visit.panels);
    },
    get modules() {
      return neededModules(visit);
    },
    get config() {
      return configScript({ visit, settings });
    },
  });
}

type HeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'assets' | 'design' | 'early' | 'modules' | 'config'
> &
  Readonly<{
    /** The id of the element that the first paint waits for. */
    awaited: string;
  }>;

function Head({
  assets,
  design: { style, fallbacks, fonts, ground },
  early,
  modules,
  config,
  awaited,
}: HeadProps) {
  const { t, language } = useLanguage();
  const { icon } = useIdentity();
  return (
    <>
      <SiteIcon icon={icon} />
      <link rel="manifest" href={addressIn(language, '/site.webmanifest')} />
      <meta name="theme-color" content={ground} />
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
      <link rel="preload" href={fonts.latin} as="font" type="font/woff2" crossOrigin="anonymous" />
      {/* A font that arrives after its text causes a layout of the whole page. */}
      <link rel="preload" href="/fonts/dirham.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      {language === 'ar' ? (
        <link rel="preload" href={fonts.arabic} as="font" type="font/woff2" crossOrigin="anonymous" />
      ) : null}
      {/* Waits for the header and the age question, which makes all else inert, to style and lay out the page once. */}
      <link rel="expect" href={`#${awaited}`} blocking="render" />
      <link rel="stylesheet" href={assets.stylesheet} precedence="default" />
      <InlineStyle name="fallback-fonts" text={fallbacks} />
      {style === null ? null : <InlineStyle name="design" text={style} />}
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <InlineScript text={early + loadingScript(assets.script) + config} />
      {assets.isSource ? <script type="module" src="/@vite/client" /> : null}
    </>
  );
}

type PanelsProps = Readonly<{ panels: readonly OffCanvasPanel[]; stylesheet: string }>;

function OffCanvasPanels({ panels, stylesheet }: PanelsProps) {
  const { language } = useLanguage();
  if (panels.length === 0) return null;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      {panels.map(({ id, settings, widgets }) => (
        <OffCanvas
          key={id}
          id={id}
          title={inLanguage(settings.title, language)}
          side={settings.side}
          widthPx={settings.width}
          hasCloseButton={settings.close_button}
          closesOnOverlay={settings.close_on_overlay}
        >
          <Widgets resolved={widgets} isWithin />
        </OffCanvas>
      ))}
    </>
  );
}

const FORM_PAGES = '/forms/';

/** Frame options of a page: the checkout header, a footer without menus, and one without payment methods. */
type FrameHandle = { isQuiet?: boolean; hasMenus?: boolean; sells?: boolean };

/** The storefront's frame: header, footer, dialogs. */
export default function StorefrontLayout() {
  const loaded = useLoaderData<typeof loader>();
  const { facts, identity, header, footer, popups, panels, ageQuestion, path, query } = loaded;
  const { assets, design, early, modules, config, tags } = loaded;
  const { to } = useLanguage();
  const handles = useMatches().map(({ handle }) => handle as FrameHandle | undefined);
  const isQuiet = handles.some((handle) => handle?.isQuiet === true);
  const hasMenus = handles.every((handle) => handle?.hasMenus !== false);
  // The page of a form has its controls already; checkout and coming-soon page ask for one thing only.
  const without = {
    menus: !hasMenus,
    forms: isQuiet || !hasMenus || path.startsWith(FORM_PAGES),
    payments: handles.some((handle) => handle?.sells === false),
  };
  return (
    <IdentityProvider identity={identity}>
      <Head
        {...{ assets, design, early, modules, config }}
        awaited={ageQuestion === null ? MAIN_ID : AGE_QUESTION_ID}
      />
      {ageQuestion === null ? null : <AgeForm {...ageQuestion} from={to(path) + query} />}
      <Shell
        {...facts}
        path={path}
        header={<WidgetsIn as="header" {...headerElement(facts.headerStickyOn)} resolved={header} />}
        footer={<WidgetsIn as="div" className="j-wrap" resolved={partOfFrame(footer, without)} />}
        isQuiet={isQuiet}
      >
        <Outlet />
      </Shell>
      {popups.map(({ id, settings, abTest, widgets, fetched }) => (
        <Popup key={id} {...{ id, settings, abTest, fetched }}>
          {fetched === null ? (
            <Widgets resolved={widgets} isWithin />
          ) : (
            <LateHeadAssets blocks={widgets.filter(isPrinted)} />
          )}
        </Popup>
      ))}
      <WishlistForm />
      {tags === null ? null : <PageTags tags={tags} />}
      <OffCanvasPanels panels={panels} stylesheet={assets.offCanvasStylesheet} />
      {ageQuestion === null ? null : (
        <AgeQuestion {...ageQuestion}>
          <InlineScript text={ageScript()} />
        </AgeQuestion>
      )}
    </IdentityProvider>
  );
}
