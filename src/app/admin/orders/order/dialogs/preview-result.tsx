import { Alert, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ActionAnswer } from '../../../use-action.ts';

type Props<Value> = Readonly<{
  preview: ActionAnswer<Value> | null;
  /** Whether the form has enough input for a preview. */
  isAsked?: boolean;
  children: (value: Value) => ReactNode;
}>;

/**
 * Shows a preview, or why it is refused. While the next one loads, the last one stays, dimmed, to avoid layout shifts
 * and loss of focus.
 */
export function PreviewResult<Value>({ preview, isAsked = true, children }: Props<Value>) {
  const [last, setLast] = useState(preview);
  const shown = isAsked ? (preview ?? last) : null;
  if (shown !== last) setLast(shown);
  if (shown === null) return null;
  return (
    <Stack aria-busy={preview === null} opacity={preview === null ? 0.6 : 1}>
      {shown.ok ? (
        children(shown.value)
      ) : (
        <Alert color="red" role="alert">
          {shown.words}
        </Alert>
      )}
    </Stack>
  );
}
