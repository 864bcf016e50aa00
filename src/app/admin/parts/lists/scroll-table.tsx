import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** A table that is moved sideways where it is wider than the window: by finger, and by the arrow keys. */
export function ScrollTable({
  label,
  minWidth,
  isPlain = false,
  children,
}: {
  label: string;
  /** Pixels below which it is moved sideways. */
  minWidth: number;
  /** Inside something that is a surface already. */
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
