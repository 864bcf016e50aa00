import { ActionIcon, Box, Kbd, Menu } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon, type AdminIconName } from '../icon.tsx';
import { arrowOf, DIRECTIONS, type Direction, type Place } from './tree-moves.ts';

const ICONS: Record<Direction, AdminIconName> = {
  up: 'arrow-up',
  down: 'arrow-down',
  in: 'arrow-bend-up-right',
  out: 'arrow-u-up-left',
};
const SIGNS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' } as const;

/** Stops clicks and keys of the menu from reaching the tree. */
function stopEvent(event: SyntheticEvent) {
  event.stopPropagation();
}

/** The menu of a tree row: its possible moves, and further items. */
export function TreeRowMenu({
  name,
  placeTo,
  onMove,
  children,
}: {
  name: string;
  /** Null if the row cannot move in this direction. */
  placeTo: (direction: Direction) => Place | null;
  onMove: (place: Place) => void;
  /** Further items. */
  children: ReactNode;
}) {
  const { t, dir } = useLanguage();
  return (
    <Box component="span" onClick={stopEvent} onKeyDown={stopEvent}>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            data-row-menu
            aria-label={t('admin:tree.more', { name })}
          >
            <AdminIcon name="dots-three" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {DIRECTIONS.map((direction) => {
            const place = placeTo(direction);
            const arrow = arrowOf(direction, dir);
            return (
              <Menu.Item
                key={direction}
                leftSection={<AdminIcon name={ICONS[direction]} />}
                rightSection={
                  <Kbd size="xs" ms="md" visibleFrom="sm" aria-hidden dir="ltr">
                    Alt {SIGNS[arrow]}
                  </Kbd>
                }
                aria-keyshortcuts={`Alt+${arrow}`}
                disabled={place === null}
                onClick={() => place !== null && onMove(place)}
              >
                {t(`admin:tree.${direction}`)}
              </Menu.Item>
            );
          })}
          <Menu.Divider />
          {children}
        </Menu.Dropdown>
      </Menu>
    </Box>
  );
}
