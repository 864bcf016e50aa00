import { useId } from 'react';
import type { MenuEntry } from '#shop/content';
import type { Picture } from '#shop/media';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';
import { LanguageLink } from './language-link.tsx';
import { MenuList } from './menu-list.tsx';

type MobileMenuProps = {
  menu: readonly MenuEntry<Picture>[];
  path: string;
  query: string;
  /** For the button. */
  element?: ElementAttributes;
};

/** The menu of phones and tablets: a button, or without script a link to the panel's fragment. */
export function MobileMenu({ menu, path, query, element }: MobileMenuProps) {
  const panel = useId();
  const { t } = useLanguage();
  return (
    <>
      <button
        {...onElement('j-iconbtn j-mobile__toggle', element)}
        type="button"
        aria-expanded="false"
        aria-controls={panel}
        aria-label={t('shop:menu')}
        data-menu-toggle=""
      >
        <Icon name="list" />
        <Icon name="x" />
      </button>
      <noscript>
        <a className="j-iconbtn j-mobile__way" href={`#${panel}`} aria-label={t('shop:menu')}>
          <Icon name="list" />
        </a>
      </noscript>
      <nav className="j-mobile" id={panel} aria-label={t('shop:mainMenu')} data-mobile-menu="">
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
