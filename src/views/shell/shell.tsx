import type { ReactNode } from 'react';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import { CartDrawer } from '../drawer/drawer.tsx';
import { Footer } from '../footer/footer.tsx';
import { CheckoutHeader } from '../header/header.tsx';
import { useLanguage } from '../language/language.tsx';
import { FitWords } from '../my-device/fit-mark.tsx';
import { PartFailed } from '../part-failed/part-failed.tsx';
import { StoreNotice, type StoreNoticeText } from '../store-notice/store-notice.tsx';

/** Of what a page is about, below its header. */
export const MAIN_ID = 'main';

export type ShellFacts = {
  notice: StoreNoticeText | null;
  /** Device modes with a sticky header. */
  headerStickyOn: readonly DeviceMode[];
};

type ShellProps = ShellFacts & {
  path: string;
  /** The header, and the content of the footer. */
  header: ReactNode;
  footer: ReactNode;
  /** Whether to use the checkout header. */
  isQuiet: boolean;
  children: ReactNode;
};

/** The storefront layout; blocks that a URL can name carry their ids themselves (RT-05). */
export function Shell({ notice, headerStickyOn, path, header, footer, isQuiet, children }: ShellProps) {
  const { t } = useLanguage();
  return (
    <>
      <a className="j-skip" href={`#${MAIN_ID}`}>
        {t('shop:skip')}
      </a>
      {notice === null || isQuiet ? null : <StoreNotice notice={notice} />}
      {isQuiet ? <CheckoutHeader stickyOn={headerStickyOn} path={path} /> : header}
      <main id={MAIN_ID} data-template-id="content">
        {children}
      </main>
      <Footer>{footer}</Footer>
      {isQuiet ? null : <CartDrawer />}
      <PartFailed />
      {isQuiet ? null : <FitWords />}
      <div className="widget_shopping_cart_live_region screen-reader-text" role="status" />
    </>
  );
}
