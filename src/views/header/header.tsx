import { addressIn } from '#kernel/language.ts';
import type { MenuEntry } from '#shop/content';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

type HeaderProps = {
  menu: readonly MenuEntry[];
  /** This page's address without language, to mark its branch and to switch languages. */
  path: string;
  /** Its query, kept when languages are switched. */
  query: string;
  searchParameter: string;
};

function isCurrent(url: string, path: string): boolean {
  return url !== '/' && path.startsWith(url);
}

function Menu({ menu, path }: Pick<HeaderProps, 'menu' | 'path'>) {
  const { t, to } = useLanguage();
  return (
    <nav aria-label={t('shop:mainMenu')}>
      <ul className="j-menu" data-menu="">
        {menu.map(({ label, url, children }) => (
          <li key={url}>
            <a href={to(url)} aria-current={isCurrent(url, path) ? 'true' : undefined}>
              {label}
            </a>
            {children.length > 0 ? (
              <ul className="j-submenu">
                {children.map((child) => (
                  <li key={child.url}>
                    <a href={to(child.url)}>{child.label}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileEntry({ entry }: { entry: MenuEntry }) {
  const { t, to } = useLanguage();
  if (entry.children.length === 0) return <a href={to(entry.url)}>{entry.label}</a>;
  return (
    <details>
      <summary>
        {entry.label}
        <Icon name="caret-down" isSmall />
      </summary>
      <ul>
        <li>
          <a href={to(entry.url)}>{t('shop:allOf', { name: entry.label })}</a>
        </li>
        {entry.children.map((child) => (
          <li key={child.url}>
            <a href={to(child.url)}>{child.label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function otherLanguage(language: 'en' | 'ar') {
  return language === 'en'
    ? ({ code: 'ar', name: 'العربية' } as const)
    : ({ code: 'en', name: 'English' } as const);
}

function MobileMenu({ menu, path, query }: Pick<HeaderProps, 'menu' | 'path' | 'query'>) {
  const { t, language } = useLanguage();
  const other = otherLanguage(language);
  return (
    <details className="j-mobile" data-mobile-menu="">
      <summary className="j-iconbtn" aria-label={t('shop:menu')}>
        <Icon name="list" />
      </summary>
      <nav className="j-mobile__panel" aria-label={t('shop:mainMenu')}>
        <ul>
          {menu.map((entry) => (
            <li key={entry.url}>
              <MobileEntry entry={entry} />
            </li>
          ))}
          <li>
            <a href={addressIn(other.code, path) + query} lang={other.code} hrefLang={other.code}>
              {other.name}
            </a>
          </li>
        </ul>
      </nav>
    </details>
  );
}

function Search({ parameter }: { parameter: string }) {
  const { t, to } = useLanguage();
  return (
    <details className="j-search" data-search="">
      <summary className="j-iconbtn" aria-label={t('shop:search')}>
        <Icon name="magnifying-glass" />
      </summary>
      <search className="j-search__panel">
        <form className="woocommerce-product-search" method="get" action={to('/')}>
          <label className="j-vh" htmlFor="site-search">
            {t('shop:searchFor')}
          </label>
          <input
            className="j-input"
            id="site-search"
            type="search"
            name={parameter}
            placeholder={t('shop:searchHint')}
            required
          />
          <input type="hidden" name="post_type" value="product" />
          <button className="j-btn j-btn--ink" type="submit">
            {t('shop:search')}
          </button>
        </form>
      </search>
    </details>
  );
}

/** The cart's way in: a link without script, the drawer with it. Its count comes from the cookie before first paint. */
export function CartToggle() {
  const { t, to } = useLanguage();
  return (
    <a
      className="j-iconbtn cart-toggle"
      href={to('/cart/')}
      data-cart-toggle=""
      aria-controls="cart-drawer"
      aria-label={t('shop:cart')}
    >
      <Icon name="handbag" />
      <CartCount count={0} />
    </a>
  );
}

/** A number beside the bag; a fragment replaces it. */
export function CartCount({ count }: { count: number }) {
  return (
    <span className="j-count jamra-cart-count" data-count={count} aria-hidden="true">
      {count}
    </span>
  );
}

export function Header({ menu, path, query, searchParameter }: HeaderProps) {
  const { t, language, to } = useLanguage();
  const other = otherLanguage(language);
  return (
    <header className="j-header">
      <div className="j-wrap j-header__in">
        <MobileMenu menu={menu} path={path} query={query} />
        <a className="j-header__logo" href={to('/')}>
          <img src="/brand/logo-light.svg" alt={t('shop:name')} width={238} height={72} />
        </a>
        <Menu menu={menu} path={path} />
        <div className="j-header__acts">
          <a
            className="j-lang"
            href={addressIn(other.code, path) + query}
            lang={other.code}
            hrefLang={other.code}
          >
            {other.name}
          </a>
          <Search parameter={searchParameter} />
          <CartToggle />
        </div>
      </div>
    </header>
  );
}

/** A quiet head for the checkout: nothing that leads away but the way back. */
export function QuietHeader() {
  const { t, to } = useLanguage();
  return (
    <header className="j-header">
      <div className="j-wrap j-header__in">
        <a className="j-header__logo" href={to('/')}>
          <img src="/brand/logo-light.svg" alt={t('shop:name')} width={238} height={72} />
        </a>
        <div className="j-header__acts">
          <a className="j-more" href={to('/cart/')}>
            <Icon name="handbag" isSmall />
            {t('shop:backToCart')}
          </a>
        </div>
      </div>
    </header>
  );
}
