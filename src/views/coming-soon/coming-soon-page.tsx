import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Mark } from '../logo/mark.tsx';

type ComingSoonPageProps = Readonly<{
  /** Where the rest of the site is open: without language; null while all of it is closed. */
  openPath: string | null;
  /** A countdown and the sign-up form. */
  children: ReactNode;
}>;

/** Explains to a visitor that their private link no longer opens the shop. */
export function EndedLinkNotice() {
  const { t } = useLanguage();
  return (
    <div className="j-wrap">
      <div className="woocommerce-notices-wrapper">
        <p className="j-notice j-notice--info" role="status">
          <Icon name="info" isSmall />
          <span>{t('comingSoon:linkEnded')}</span>
        </p>
      </div>
    </div>
  );
}

/** Shown instead of closed pages in coming-soon mode, unless the shop has set its own page. */
export function ComingSoonPage({ openPath, children }: ComingSoonPageProps) {
  const { t, to } = useLanguage();
  return (
    <div className="j-wrap j-underage">
      <Mark sizePx={64} />
      <h1>{t('comingSoon:title')}</h1>
      <p className="j-lead">{t('comingSoon:lead')}</p>
      {children}
      {openPath === null ? null : (
        <a className="j-btn j-btn--secondary" href={to(openPath)}>
          {t('shop:toHome')}
        </a>
      )}
    </div>
  );
}
