import { Group, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';

/** An order with all that its screen shows. */
export type Shown = ValueOf<'orders.show'>;
/** The member's rights on the order. */
export type May = Readonly<{ change: boolean; refund: boolean }>;

/** A section of the order's screen, with heading and actions. */
export function OrderPart({
  title,
  anchor,
  actions,
  children,
}: {
  title: string;
  /** The id for links to this section. */
  anchor?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-labelledby={id}
      {...(anchor === undefined ? {} : { id: anchor })}
    >
      <Group justify="space-between" mb="sm" gap="xs">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {actions === undefined ? null : <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Paper>
  );
}
