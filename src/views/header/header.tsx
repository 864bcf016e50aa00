import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { MenuEntry } from '#shop/content';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Logo } from '../logo/logo.tsx';
import { LanguageLink } from '../menu/language-link.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { SearchPanel } from '../search/search-panel.tsx';

type HeaderProps = {
  menu: readonly MenuEntry[];
  /** The page's path without language, to mark its menu entry and switch languages. */
  path: string;
  /** Its query, kept when switching languages. */
  query: string;
  searchParameter: string;
  /** Device modes with a sticky header. */
  stickyOn: readonly DeviceMode[];
};

/** Opens the cart drawer; a link without script. The count is read from a cookie before first paint. */
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

/** The number on the cart icon; a fragment. */
export function CartCount({ count }: { count: number }) {
  return (
    <span className="j-count jamra-cart-count" data-count={count} aria-hidden="true">
      {count}
    </span>
  );
}

function HomeLink() {
  const { to } = useLanguage();
  return (
    <a className="j-header__logo" href={to('/')}>
      <Logo scheme="light" isShortOnPhones />
    </a>
  );
}

/** The account link, the same for guests and customers. */
function AccountLink() {
  const { t, to } = useLanguage();
  return (
    <a className="j-iconbtn" href={to('/my-account/')} aria-label={t('shop:account')}>
      <Icon name="user" />
    </a>
  );
}

/** The site header: the same for every visitor, so that pages can be cached. */
export function Header({ menu, path, query, searchParameter, stickyOn }: HeaderProps) {
  return (
    <header className="j-header" data-template-id="header" data-sticky-on={stickyOn.join(' ')}>
      <div className="j-wrap j-header__in">
        <MobileMenu menu={menu} path={path} query={query} />
        <HomeLink />
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

/** The checkout header, with only a link back. */
export function CheckoutHeader({ stickyOn, path }: Pick<HeaderProps, 'stickyOn' | 'path'>) {
  const { t, to } = useLanguage();
  return (
    <header className="j-header" data-template-id="header" data-sticky-on={stickyOn.join(' ')}>
      <div className="j-wrap j-header__in">
        <HomeLink />
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
