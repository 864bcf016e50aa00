import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { crumbData } from '../structured-data/crumb-data.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';

export type Crumb = { label: string; href: string };

/** The breadcrumb; the last entry is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t, to, language } = useLanguage();
  const { publicUrl } = useIdentity();
  const whole = [{ label: t('shop:home'), href: '/' }, ...crumbs];
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
      <StructuredData things={[crumbData(whole, { publicUrl, language })]} />
    </nav>
  );
}
