import type { ReactNode } from 'react';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { MenuEntry } from '#shop/content';
import { CartDrawer } from '../drawer/drawer.tsx';
import { type Company, Footer } from '../footer/footer.tsx';
import { CheckoutHeader, Header } from '../header/header.tsx';
import { useLanguage } from '../language/language.tsx';
import { FitWords } from '../my-device/fit-mark.tsx';
import { PartFailed } from '../part-failed/part-failed.tsx';
import { StoreNotice, type StoreNoticeText } from '../store-notice/store-notice.tsx';

export type ShellFacts = {
  menus: { primary: readonly MenuEntry[]; footer: readonly MenuEntry[] };
  notice: StoreNoticeText | null;
  company: Company;
  searchParameter: string;
  /** Device modes with a sticky header. */
  headerStickyOn: readonly DeviceMode[];
};

type ShellProps = ShellFacts & {
  path: string;
  query: string;
  /** Whether to use the checkout header. */
  isQuiet: boolean;
  /** Whether the footer shows the menus. */
  hasMenus: boolean;
  children: ReactNode;
};

/** The storefront layout; blocks that a URL can name carry their ids themselves (RT-05). */
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
        <CheckoutHeader stickyOn={headerStickyOn} path={path} />
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
