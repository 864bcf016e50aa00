import type { ComponentProps } from 'react';
import { MainMenu } from '#views/menu/main-menu.tsx';
import { MenuColumns } from '#views/menu/menu-columns.tsx';
import { MobileMenu } from '#views/menu/mobile-menu.tsx';
import type { ElementAttributes } from '#views/style/element.ts';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields, NavMenuData } from './fields.ts';

type NavMenuProps = ResolvedOf<typeof fields> & NavMenuData & { element: ElementAttributes };

/** Within a page the panel opens below its button and over what follows. */
const PANEL_BELOW = { position: 'relative', zIndex: 1 } as const;

/** The button of a header, whose panel opens below the header; elsewhere below itself. */
function Button({ element, ...menu }: ComponentProps<typeof MobileMenu> & { element: ElementAttributes }) {
  if (Object.keys(element).length > 0) return <MobileMenu {...menu} element={element} />;
  return (
    <div style={PANEL_BELOW}>
      <MobileMenu {...menu} />
    </div>
  );
}

/** A menu of the shop as a bar, as a button that opens it, as both, or as columns of links. */
export function NavMenu({ look, entries, path, query, element }: NavMenuProps) {
  switch (look) {
    case 'bar':
      return <MainMenu menu={entries} path={path} element={element} />;
    case 'button':
      return <Button menu={entries} path={path} query={query} element={element} />;
    case 'columns':
      return <MenuColumns menu={entries} element={element} />;
    case 'full':
      return (
        <div {...element} style={{ ...PANEL_BELOW, ...element.style }}>
          <MobileMenu menu={entries} path={path} query={query} />
          <MainMenu menu={entries} path={path} />
        </div>
      );
  }
}
