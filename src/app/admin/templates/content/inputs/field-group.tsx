import { Fieldset, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Inputs under one name. */
export function FieldGroup({
  label,
  error = null,
  actions = null,
  children,
}: {
  label: string;
  error?: string | null;
  /** Buttons that concern the whole group. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Fieldset legend={label} variant="unstyled" style={{ minInlineSize: 0 }}>
      <Stack gap="sm" className="admin-quote">
        {actions}
        {error === null ? null : (
          <Text size="xs" c="red">
            {error}
          </Text>
        )}
        {children}
      </Stack>
    </Fieldset>
  );
}
