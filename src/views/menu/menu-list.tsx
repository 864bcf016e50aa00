import type { MenuEntry } from '#shop/content';
import { type MenuPlace, placeOf } from '#shop/content/menu-place.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

/** What assistive technology hears of an entry's place. */
export function currentMark(place: MenuPlace): 'page' | 'true' | undefined {
  if (place === null) return undefined;
  return place === 'page' ? 'page' : 'true';
}

type EntryProps = { entry: MenuEntry; path: string };

/**
 * An entry with more below it. Without script its list stands open and its name is a link; the script folds it and
 * makes the name its toggle, so the list starts with the entry's own page.
 */
function MenuBranch({ entry, path }: EntryProps) {
  const { t, to } = useLanguage();
  const { label, url, children } = entry;
  const place = placeOf(entry, path);
  const words = (
    <>
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

/** Entries of a menu, however deep, as items of the list around them. */
export function MenuList({ entries, path }: { entries: readonly MenuEntry[]; path: string }) {
  const { to } = useLanguage();
  return entries.map((entry) =>
    entry.children.length > 0 ? (
      <MenuBranch key={entry.label} entry={entry} path={path} />
    ) : (
      <li key={entry.label}>
        <a href={to(entry.url)} aria-current={currentMark(placeOf(entry, path))}>
          {entry.label}
        </a>
      </li>
    ),
  );
}
