import { Group, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';

/** An order with all that staff sees beside it. */
export type Shown = ValueOf<'orders.show'>;
/** What somebody may do with it. */
export type May = Readonly<{ change: boolean; refund: boolean }>;

/** One part of an order's screen, with its own heading and what can be done there. */
export function OrderPart({
  title,
  anchor,
  actions,
  children,
}: {
  title: string;
  /** What links to this part name. */
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
