import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';

/** A page that a link of a mail leads to: what was done, or what is to be done by a button. */
export function NewsletterPage({
  title,
  text,
  children = null,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const { t, to } = useLanguage();
  return (
    <div className="j-wrap j-section--tight j-page">
      <div className="j-page__head">
        <h1>{title}</h1>
        <p className="j-lead" role="status">
          {text}
        </p>
      </div>
      {children ?? (
        <a className="j-btn j-btn--secondary" href={to('/shop/')}>
          {t('forms:newsletter.shop')}
        </a>
      )}
    </div>
  );
}
