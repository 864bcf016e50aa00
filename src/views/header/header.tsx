import type { DeviceMode } from '#kernel/device-mode.ts';
import type { MenuEntry } from '#shop/content';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { LanguageLink } from '../menu/language-link.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { SearchPanel } from '../search/search-panel.tsx';

type HeaderProps = {
  menu: readonly MenuEntry[];
  /** This page's address without language, to mark its branch and to switch languages. */
  path: string;
  /** Its query, kept when languages are switched. */
  query: string;
  searchParameter: string;
  /** Where it stays in view while the page scrolls. */
  stickyOn: readonly DeviceMode[];
};

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

function Logo() {
  const { t, to } = useLanguage();
  return (
    <a className="j-header__logo" href={to('/')}>
      <img src="/brand/logo-light.svg" alt={t('shop:name')} width={238} height={72} />
    </a>
  );
}

/** The account's way in: the same link for everybody, whether signed in or not. */
function AccountLink() {
  const { t, to } = useLanguage();
  return (
    <a className="j-iconbtn" href={to('/my-account/')} aria-label={t('shop:account')}>
      <Icon name="user" />
    </a>
  );
}

/** What stands over every page: the same for every visitor, so that pages can be kept. */
export function Header({ menu, path, query, searchParameter, stickyOn }: HeaderProps) {
  return (
    <header className="j-header" data-template-id="header" data-sticky-on={stickyOn.join(' ')}>
      <div className="j-wrap j-header__in">
        <MobileMenu menu={menu} path={path} query={query} />
        <Logo />
        <MainMenu menu={menu} path={path} />
        <div className="j-header__acts">
          <LanguageLink path={path} query={query} />
          <SearchPanel parameter={searchParameter} />
          <AccountLink />
          <CartToggle />
        </div>
      </div>
    </header>
  );
}

/** A quiet head for the checkout: nothing that leads away but the way back. */
export function QuietHeader({ stickyOn, path }: Pick<HeaderProps, 'stickyOn' | 'path'>) {
  const { t, to } = useLanguage();
  return (
    <header className="j-header" data-template-id="header" data-sticky-on={stickyOn.join(' ')}>
      <div className="j-wrap j-header__in">
        <Logo />
        {path.startsWith('/checkout/') ? (
          <div className="j-header__acts">
            <a className="j-more" href={to('/cart/')}>
              <Icon name="handbag" isSmall />
              {t('shop:backToCart')}
            </a>
          </div>
        ) : null}
      </div>
    </header>
  );
}
