import type { DeviceMode } from '#kernel/web/device-mode.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { HomeLink } from './home-link.tsx';

/**
 * The attributes of the site header: the same for every visitor, so that pages can be cached.
 *
 * @param stickyOn device modes with a sticky header
 */
export function headerElement(stickyOn: readonly DeviceMode[]) {
  return { className: 'j-header', 'data-template-id': 'header', 'data-sticky-on': stickyOn.join(' ') };
}

type CheckoutHeaderProps = { stickyOn: readonly DeviceMode[]; path: string };

/** The checkout header, with only a link back. */
export function CheckoutHeader({ stickyOn, path }: CheckoutHeaderProps) {
  const { t, to } = useLanguage();
  return (
    <header {...headerElement(stickyOn)}>
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
