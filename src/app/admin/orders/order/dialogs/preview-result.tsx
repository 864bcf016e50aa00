import { Alert, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ActionAnswer } from '../../../use-action.ts';

type Props<Value> = Readonly<{
  preview: ActionAnswer<Value> | null;
  /** Whether something is filled in that can be asked about. */
  isAsked?: boolean;
  children: (value: Value) => ReactNode;
}>;

/**
 * What something would come to, or why it cannot be done. While the next answer is awaited the last one stays, dimmed, so
 * that nothing below it moves and what is in use keeps its focus.
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
