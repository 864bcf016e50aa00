import { useLanguage } from '../language/language.tsx';

export type Crumb = { label: string; href: string };

/** Where this page stands; the last one is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t, to } = useLanguage();
  return (
    <nav aria-label={t('shop:breadcrumb')} className="woocommerce-breadcrumb">
      <ol className="j-crumbs">
        <li>
          <a href={to('/')}>{t('shop:home')}</a>
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={to(href)}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
