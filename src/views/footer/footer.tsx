import type { MenuEntry } from '#shop/content';
import { useLanguage } from '../language/language.tsx';
import { Warning } from '../warning/warning.tsx';

export type Company = {
  tagline: string;
  legalName: string;
  trn: string;
  address: string;
  phone: string;
  email: string;
  minimumAge: number;
};

type FooterProps = { menu: readonly MenuEntry[]; company: Company };

export function Footer({ menu, company }: FooterProps) {
  const { t, to } = useLanguage();
  return (
    <footer className="j-footer" data-scheme="dark">
      <div className="j-wrap">
        <div className="j-footer__top">
          <div className="j-footer__brand">
            <img src="/brand/logo-dark.svg" alt={t('shop:name')} width={238} height={72} loading="lazy" />
            <p className="j-lead">{company.tagline}</p>
            <address>
              {company.address}
              <br />
              <bdi dir="ltr">{company.phone}</bdi>
              <br />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </address>
          </div>
          {menu.map(({ label, children }) => (
            <nav key={label} aria-label={label}>
              <h2>{label}</h2>
              <ul>
                {children.map((entry) => (
                  <li key={entry.url}>
                    <a href={to(entry.url)}>{entry.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="j-footer__warn">
          <Warning isStrip text={t('shop:footerWarning', { age: company.minimumAge })} />
        </div>
        <div className="j-footer__end">
          <span>{t('shop:company', { name: company.legalName, trn: company.trn })}</span>
          <span>{t('shop:pricesIncludeVat')}</span>
        </div>
      </div>
    </footer>
  );
}
