import type { ReactNode } from 'react';

type BadgeProps = Readonly<{ color: 'gray' | 'green' | 'yellow' | 'red'; children: ReactNode }>;

/** A light badge for long lists, rendered without Mantine; its style comes with the list. */
export function ListBadge({ color, children }: BadgeProps) {
  return (
    <span className="admin-badge" data-color={color}>
      {children}
    </span>
  );
}
