import './mantine.css';
import '@mantine/notifications/styles.css';
import '@mantine/dropzone/styles.css';
import '@mantine/tiptap/styles.css';
import '#views/style/tokens.css';
import './admin.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { useAlive } from './parts/frame/use-alive.ts';
import { adminThemeWith } from './theme.ts';

/** A progress bar while the next page or this page's script loads, with a text if that takes long. */
function Progress() {
  const { state } = useNavigation();
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  const isAlive = useAlive();
  if (isAlive && state === 'idle') return null;
  return (
    <>
      <div className="admin-progress" role="presentation" />
      {isAlive ? null : (
        <p className="admin-late">
          {t('admin:late')} <a href={pathname + search}>{t('admin:loadAgain')}</a>
        </p>
      )}
    </>
  );
}

/** The fonts of `tokens.css` on every screen, preloaded to avoid a second layout of the page. */
const LATIN_FONT = '/fonts/instrument-sans-basic-wght-normal.woff2';
const ARABIC_FONT = '/fonts/readex-pro-arabic-basic-wght-normal.woff2';

/** The HTML document of the back office. */
export default function AdminDocument() {
  const { dir, language, t, to } = useLanguage();
  const theme = useMemo(() => adminThemeWith(t('shop:close')), [t]);
  const words = { confirm: t('admin:confirm'), cancel: t('admin:cancel') };
  return (
    <>
      <Meta />
      <link rel="preload" href={LATIN_FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
      {language === 'ar' ? (
        <link rel="preload" href={ARABIC_FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
      ) : null}
      <Links />
      <link rel="manifest" href={to('/admin/manifest/')} />
      <meta name="robots" content="noindex" />
      <DirectionProvider initialDirection={dir} detectDirection={false}>
        <MantineProvider theme={theme} forceColorScheme="light">
          <ModalsProvider labels={words}>
            <Notifications position="bottom-center" />
            <Progress />
            <noscript>{t('admin:needsScripts')}</noscript>
            <Outlet />
          </ModalsProvider>
        </MantineProvider>
      </DirectionProvider>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}
