import type { MenuEntry } from '#shop/content';
import { useLanguage } from '../language/language.tsx';
import type { ElementAttributes } from '../style/element.ts';

type MenuColumnsProps = { menu: readonly MenuEntry[]; element?: ElementAttributes };

/** A menu as one column of links for each entry; the first one carries the ids of all. */
export function MenuColumns({ menu, element = {} }: MenuColumnsProps) {
  const { to } = useLanguage();
  const further = { ...element, id: undefined, 'data-template-id': undefined };
  return menu.map(({ label, children }, index) => (
    <nav key={label} {...(index === 0 ? element : further)} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {children.map((entry) => (
          <li key={entry.url}>
            <a href={to(entry.url)}>{entry.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
