import { useId } from 'react';
import type { MenuEntry } from '#shop/content';
import { placeOf } from '#shop/content/rules/menu-place.ts';
import type { Picture } from '#shop/media';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';
import { currentMark, MenuList } from './menu-list.tsx';

type MainMenuProps = {
  menu: readonly MenuEntry<Picture>[];
  /** The page's path without language, to mark its branch. */
  path: string;
  element?: ElementAttributes;
};

/** The button beside the link opens the submenu by keyboard and touch; hovering opens it too. */
function Submenu({ entry, path, id }: { entry: MenuEntry<Picture>; path: string; id: string }) {
  const { t } = useLanguage();
  return (
    <>
      <button
        type="button"
        className="j-menu__more"
        aria-expanded="false"
        aria-controls={id}
        aria-label={t('shop:submenuOf', { name: entry.label })}
        data-submenu-toggle=""
      >
        <Icon name="caret-down" isSmall />
      </button>
      <ul className="j-submenu" id={id}>
        <MenuList entries={entry.children} path={path} />
      </ul>
    </>
  );
}

/** The menu in the header of wide windows. */
export function MainMenu({ menu, path, element }: MainMenuProps) {
  const id = useId();
  const { t, to } = useLanguage();
  return (
    <nav {...onElement('j-mainnav', element)} aria-label={t('shop:mainMenu')}>
      <ul className="j-menu" data-menu="">
        {menu.map((entry, index) => (
          <li key={entry.label} data-menu-item="">
            <a href={to(entry.url)} aria-current={currentMark(placeOf(entry, path))}>
              {entry.label}
            </a>
            {entry.children.length > 0 ? (
              <Submenu entry={entry} path={path} id={`${id}-${index + 1}`} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
