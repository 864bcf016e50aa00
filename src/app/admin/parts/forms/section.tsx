import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A titled section of a form. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Paper withBorder p="md" id={id} className="admin-section">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          {lead === undefined ? null : (
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
