import { type ReactNode, useContext } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { Notices, type PrintedNotice } from '../notice/notice.tsx';
import { join } from '../style/join.ts';
import { PlacedAccount } from './placed-account.ts';

/** The account pages in menu order. Source: WIRE §11 */
const ENDPOINTS: readonly { endpoint: string; icon: IconName; isOf: (path: string) => boolean }[] = [
  { endpoint: 'dashboard', icon: 'user', isOf: (path) => path === '/my-account/' },
  { endpoint: 'orders', icon: 'package', isOf: (path) => /^\/my-account\/(orders|view-order)\//.test(path) },
  {
    endpoint: 'subscriptions',
    icon: 'calendar-check',
    isOf: (path) => /^\/my-account\/(subscriptions|view-subscription)\//.test(path),
  },
  { endpoint: 'downloads', icon: 'download-simple', isOf: startsAt('downloads') },
  { endpoint: 'devices', icon: 'check-circle', isOf: startsAt('devices') },
  { endpoint: 'wishlist', icon: 'heart', isOf: (path) => path.startsWith('/wishlist/') },
  { endpoint: 'edit-address', icon: 'map-pin', isOf: startsAt('edit-address') },
  { endpoint: 'payment-methods', icon: 'money', isOf: startsAt('payment-methods') },
  { endpoint: 'edit-account', icon: 'identification-card', isOf: startsAt('edit-account') },
  { endpoint: 'security', icon: 'shield-check', isOf: startsAt('security') },
  { endpoint: 'privacy', icon: 'eye', isOf: startsAt('privacy') },
];

function startsAt(endpoint: string): (path: string) => boolean {
  return (path) => path.startsWith(`/my-account/${endpoint}/`);
}

/** The wishlist is a page of guests as well. */
function addressOf(endpoint: string): string {
  if (endpoint === 'wishlist') return '/wishlist/';
  return endpoint === 'dashboard' ? '/my-account/' : `/my-account/${endpoint}/`;
}

type NavigationProps = {
  /** The page's path without language. */
  path: string;
  /** The nonce of the logout link. */
  signOutNonce: string;
};

/** The account navigation; the current page is marked. */
export function AccountNavigation({ path, signOutNonce }: NavigationProps) {
  const { t, to } = useLanguage();
  const { hasWishlist, hasSubscriptions } = useIdentity();
  const isOn: Readonly<Record<string, boolean>> = { wishlist: hasWishlist, subscriptions: hasSubscriptions };
  const shown = ENDPOINTS.filter(({ endpoint }) => isOn[endpoint] ?? true);
  return (
    <nav className="woocommerce-MyAccount-navigation j-account__nav" aria-label={t('account:menu')}>
      <ul>
        {shown.map(({ endpoint, icon, isOf }) => (
          <li
            key={endpoint}
            className={join(
              'woocommerce-MyAccount-navigation-link',
              `woocommerce-MyAccount-navigation-link--${endpoint}`,
              isOf(path) && 'is-active',
            )}
          >
            <a href={to(addressOf(endpoint))} aria-current={isOf(path) ? 'page' : undefined}>
              <Icon name={icon} isSmall />
              {t(`account:nav.${endpoint}`)}
            </a>
          </li>
        ))}
        <li className="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--customer-logout">
          <a href={`${to('/my-account/customer-logout/')}?_wpnonce=${signOutNonce}`}>
            <Icon name="x" isSmall />
            {t('account:nav.customer-logout')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

type FrameProps = {
  navigation: NavigationProps | null;
  notices: readonly PrintedNotice[];
  children: ReactNode;
};

/** The account on another page than its own. */
export function PlacedAccountFrame(props: FrameProps) {
  return (
    <PlacedAccount value={true}>
      <AccountFrame {...props} />
    </PlacedAccount>
  );
}

/** The layout of every account page. */
export function AccountFrame({ navigation, notices, children }: FrameProps) {
  const isPlaced = useContext(PlacedAccount);
  return (
    <div className={join('j-account woocommerce', !isPlaced && 'j-wrap')} data-template-id="account">
      <Notices notices={notices} />
      {navigation === null ? (
        children
      ) : (
        <div className="j-account__cols">
          <AccountNavigation {...navigation} />
          <div className="woocommerce-MyAccount-content j-account__main" data-template-id="account-content">
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** Heading and introduction of an account page. */
export function AccountHead({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  const Heading = useContext(PlacedAccount) ? 'h2' : 'h1';
  return (
    <header className="j-account__head">
      <Heading>{title}</Heading>
      {text === undefined ? null : <p className="j-quiet">{text}</p>}
      {children}
    </header>
  );
}
