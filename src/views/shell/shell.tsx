import type { ReactNode } from 'react';
import type { MenuEntry } from '#shop/content';
import { CartDrawer } from '../drawer/drawer.tsx';
import { type Company, Footer } from '../footer/footer.tsx';
import { Header, QuietHeader } from '../header/header.tsx';
import { useLanguage } from '../language/language.tsx';
import { StoreNotice, type StoreNoticeText } from '../store-notice/store-notice.tsx';

export type ShellFacts = {
  menus: { primary: readonly MenuEntry[]; footer: readonly MenuEntry[] };
  notice: StoreNoticeText | null;
  company: Company;
  searchParameter: string;
};

type ShellProps = ShellFacts & {
  path: string;
  query: string;
  /** The checkout's head leads nowhere but back. */
  isQuiet: boolean;
  children: ReactNode;
};

/** What stands around every page of the storefront. */
export function Shell({
  menus,
  notice,
  company,
  searchParameter,
  path,
  query,
  isQuiet,
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
        <QuietHeader />
      ) : (
        <Header menu={menus.primary} path={path} query={query} searchParameter={searchParameter} />
      )}
      <main id="main">{children}</main>
      <Footer menu={menus.footer} company={company} />
      {isQuiet ? null : <CartDrawer />}
      <div className="widget_shopping_cart_live_region screen-reader-text" role="status" />
    </>
  );
}
