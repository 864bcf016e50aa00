import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Mark } from '../logo/mark.tsx';
import { LanguageLink } from '../menu/language-link.tsx';

/** Shown instead of closed pages in coming-soon mode, where the shop has no page of its own for it; `children`: a countdown. */
export function ComingSoonPage({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="j-wrap j-underage">
      <Mark sizePx={64} />
      <h1>{t('comingSoon:title')}</h1>
      <p className="j-lead">{t('comingSoon:lead')}</p>
      {children}
      <LanguageLink path="/" query="" />
    </div>
  );
}
