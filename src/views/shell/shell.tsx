import type { ReactNode } from 'react';
import type { DeviceMode } from '#kernel/device-mode.ts';
import type { MenuEntry } from '#shop/content';
import { CartDrawer } from '../drawer/drawer.tsx';
import { type Company, Footer } from '../footer/footer.tsx';
import { Header, QuietHeader } from '../header/header.tsx';
import { useLanguage } from '../language/language.tsx';
import { FitWords } from '../my-device/fit-mark.tsx';
import { PartFailed } from '../part-failed/part-failed.tsx';
import { StoreNotice, type StoreNoticeText } from '../store-notice/store-notice.tsx';

export type ShellFacts = {
  menus: { primary: readonly MenuEntry[]; footer: readonly MenuEntry[] };
  notice: StoreNoticeText | null;
  company: Company;
  searchParameter: string;
  /** Device modes in which the header stays in view. */
  headerStickyOn: readonly DeviceMode[];
};

type ShellProps = ShellFacts & {
  path: string;
  query: string;
  /** The checkout's head leads nowhere but back. */
  isQuiet: boolean;
  /** Whether the footer leads on into the shop. */
  hasMenus: boolean;
  children: ReactNode;
};

/** What stands around every page of the storefront; each block that an address can name says so itself (RT-05). */
export function Shell({
  menus,
  notice,
  company,
  searchParameter,
  headerStickyOn,
  path,
  query,
  isQuiet,
  hasMenus,
  children,
}: ShellProps) {
  const { t } = useLanguage();
  return (
    <>
      <a className="j-skip" href="#main">
        {t('shop:skip')}
      </a>
      {notice === null || isQuiet ? null : <StoreNotice notice={notice} />}
      {isQuiet ? (
        <QuietHeader stickyOn={headerStickyOn} path={path} />
      ) : (
        <Header
          menu={menus.primary}
          path={path}
          query={query}
          searchParameter={searchParameter}
          stickyOn={headerStickyOn}
        />
      )}
      <main id="main" data-template-id="content">
        {children}
      </main>
      <Footer menu={hasMenus ? menus.footer : []} company={company} path={path} query={query} />
      {isQuiet ? null : <CartDrawer />}
      <PartFailed />
      {isQuiet ? null : <FitWords />}
      <div className="widget_shopping_cart_live_region screen-reader-text" role="status" />
    </>
  );
}
