import type { MenuEntry } from '#shop/content';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { Logo } from '../logo/logo.tsx';
import { LanguageLink } from '../menu/language-link.tsx';
import { Warning } from '../warning/warning.tsx';

export type Company = {
  tagline: string;
  legalName: string;
  trn: string;
  /** Trade licence number; empty for none. */
  licence: string;
  address: string;
  phone: string;
  email: string;
  /** Codes of the payment methods. */
  paymentMethods: readonly string[];
};

type FooterProps = {
  menu: readonly MenuEntry[];
  company: Company;
  /** The page's path without language, and its query, for the language link. */
  path: string;
  query: string;
};

/** Company details, payment methods and language link. */
function Imprint({ company, path, query }: Omit<FooterProps, 'menu'>) {
  const { t, language } = useLanguage();
  const methods = company.paymentMethods.map((code) => t(`checkout:methods.${code}.title`));
  return (
    <div className="j-footer__end">
      <p>
        {t('shop:company', { name: company.legalName, trn: company.trn })}
        {company.licence === '' ? null : <> {t('shop:licence', { licence: company.licence })}</>}
      </p>
      <p>
        {t('shop:pricesIncludeVat')}{' '}
        {t('shop:payBy', { methods: new Intl.ListFormat(language, { type: 'disjunction' }).format(methods) })}
      </p>
      <LanguageLink path={path} query={query} />
    </div>
  );
}

/** The site footer: menu, health warning, company details. */
export function Footer({ menu, company, path, query }: FooterProps) {
  const { t, to } = useLanguage();
  const { warnings, minimumAge } = useIdentity();
  return (
    <footer className="j-footer" data-template-id="footer" data-scheme="dark">
      <div className="j-wrap">
        <div className="j-footer__top">
          <div className="j-footer__brand">
            <Logo scheme="dark" loading="lazy" />
            <p className="j-lead">{company.tagline}</p>
            <address>
              {company.address === '' ? null : (
                <>
                  {company.address}
                  <br />
                </>
              )}
              {company.phone === '' ? null : (
                <>
                  <a href={`tel:${company.phone.replaceAll(' ', '')}`}>
                    <bdi dir="ltr">{company.phone}</bdi>
                  </a>
                  <br />
                </>
              )}
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
          <Warning
            isStrip
            isGeneral
            text={`${warnings.tobacco} ${t('shop:footerWarning', { age: minimumAge })}`.trim()}
          />
        </div>
        <Imprint company={company} path={path} query={query} />
      </div>
    </footer>
  );
}
