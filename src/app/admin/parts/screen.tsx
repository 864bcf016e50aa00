import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A screen: what it is, what can be done here, and what it shows. */
export function ScreenPage({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack gap="lg" maw={1280} mx="auto">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {lead === undefined ? null : (
            // Not a paragraph: badges and other blocks inside of one are moved out of it by the browser.
            <Text component="div" c="dimmed" maw="62ch">
              {lead}
            </Text>
          )}
        </div>
        {actions === undefined ? null : <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}

/** In the place of a list that is empty: why, and what to do about it. */
export function NothingHere({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" maw="46ch">
        {text}
      </Text>
      {action}
    </Stack>
  );
}
