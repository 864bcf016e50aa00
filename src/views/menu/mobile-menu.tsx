import type { MenuEntry } from '#shop/content';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { LanguageLink } from './language-link.tsx';
import { MenuList } from './menu-list.tsx';

type MobileMenuProps = { menu: readonly MenuEntry[]; path: string; query: string };

const PANEL = 'site-menu';

/** The menu of phones and tablets: a button, or without script a link to the panel's fragment. */
export function MobileMenu({ menu, path, query }: MobileMenuProps) {
  const { t } = useLanguage();
  return (
    <>
      <button
        type="button"
        className="j-iconbtn j-mobile__toggle"
        aria-expanded="false"
        aria-controls={PANEL}
        aria-label={t('shop:menu')}
        data-menu-toggle=""
      >
        <Icon name="list" />
        <Icon name="x" />
      </button>
      <noscript>
        <a className="j-iconbtn j-mobile__way" href={`#${PANEL}`} aria-label={t('shop:menu')}>
          <Icon name="list" />
        </a>
      </noscript>
      <nav className="j-mobile" id={PANEL} aria-label={t('shop:mainMenu')} data-mobile-menu="">
        <ul>
          <MenuList entries={menu} path={path} />
          <li>
            <LanguageLink path={path} query={query} />
          </li>
        </ul>
        <noscript>
          <a className="j-btn j-btn--secondary j-btn--wide" href="#main">
            {t('shop:close')}
          </a>
        </noscript>
      </nav>
    </>
  );
}
