import type { ReactNode } from 'react';

type BadgeProps = Readonly<{ color: 'gray' | 'green' | 'yellow' | 'red'; children: ReactNode }>;

/** A state in the row of a long list, looking like a light badge. Its style comes with the list. */
export function ListBadge({ color, children }: BadgeProps) {
  return (
    <span className="admin-badge" data-color={color}>
      {children}
    </span>
  );
}
