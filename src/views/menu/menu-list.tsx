import type { MenuEntry } from '#shop/content';
import { type MenuPlace, placeOf } from '#shop/content/rules/menu-place.ts';
import type { Picture } from '#shop/media';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { join } from '../style/join.ts';

/** The `aria-current` value of an entry. */
export function currentMark(place: MenuPlace): 'page' | 'true' | undefined {
  if (place === null) return undefined;
  return place === 'page' ? 'page' : 'true';
}

/** The picture of an entry next to its label. It is loaded when its submenu opens. */
function EntryPicture({ entry: { picture } }: Pick<EntryProps, 'entry'>) {
  return picture === undefined ? null : <Tile picture={picture} sizes="48px" alt="" />;
}

type EntryProps = { entry: MenuEntry<Picture>; path: string };

/**
 * An entry with children. Without script its list is open and its name is a link. The script turns the name into a
 * toggle, so the list starts with a link to the entry's page.
 */
function MenuBranch({ entry, path }: EntryProps) {
  const { t, to } = useLanguage();
  const { label, url, children } = entry;
  const place = placeOf(entry, path);
  const words = (
    <>
      <EntryPicture entry={entry} />
      {label}
      <Icon name="caret-down" isSmall />
    </>
  );
  return (
    <li className={join('j-branch', place !== null && 'is-open')} data-branch="">
      {url === '' ? (
        <span data-branch-label="">{words}</span>
      ) : (
        <a href={to(url)} aria-current={currentMark(place)} data-branch-label="">
          {words}
        </a>
      )}
      <ul className="j-branch__list">
        {url === '' ? null : (
          <li className="j-branch__own">
            <a href={to(url)}>{t('shop:allOf', { name: label })}</a>
          </li>
        )}
        <MenuList entries={children} path={path} />
      </ul>
    </li>
  );
}

/** Menu entries of any depth as list items. */
export function MenuList({ entries, path }: { entries: readonly MenuEntry<Picture>[]; path: string }) {
  const { to } = useLanguage();
  return entries.map((entry) =>
    entry.children.length > 0 ? (
      <MenuBranch key={entry.label} entry={entry} path={path} />
    ) : (
      <li key={entry.label}>
        <a href={to(entry.url)} aria-current={currentMark(placeOf(entry, path))}>
          <EntryPicture entry={entry} />
          {entry.label}
        </a>
      </li>
    ),
  );
}
