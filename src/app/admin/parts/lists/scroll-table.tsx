import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** A table that scrolls horizontally if it is wider than the window, by touch and arrow keys. */
export function ScrollTable({
  label,
  minWidth,
  isPlain = false,
  children,
}: {
  label: string;
  /** The width in px below which it scrolls. */
  minWidth: number;
  /** Without its own surface, for use inside a card. */
  isPlain?: boolean;
  children: ReactNode;
}) {
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      className={isPlain ? undefined : 'admin-surface'}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
    >
      {children}
    </Table.ScrollContainer>
  );
}
