import { Alert, Text } from '@mantine/core';
import type { DocumentUse } from '#kernel/editing/document-use.ts';
import type { Refused } from '../../use-action.ts';
import { UseList } from './use-list.tsx';

/** Refusals of what is in use, which name where. */
const IN_USE: readonly string[] = ['content.in-use', 'templates.in-use'];

function usesOf({ code, refusal }: Refused): readonly DocumentUse[] {
  return IN_USE.includes(code) ? (refusal.uses as readonly DocumentUse[]) : [];
}

/** Why something was not done to a template or a document; where it is used, with the way there. */
export function RefusedWords({ refused }: { refused: Refused }) {
  const uses = usesOf(refused);
  return (
    <>
      <Text size="sm">{refused.words}</Text>
      {uses.length === 0 ? null : <UseList uses={uses} />}
    </>
  );
}

/** The same above what it is about; nothing while nothing was refused. `title` says which of several it is. */
export function RefusedAlert({ refused, title }: { refused: Refused | null; title?: string }) {
  return refused === null ? null : (
    <Alert color="red" role="alert" mb="xs" title={title}>
      <RefusedWords refused={refused} />
    </Alert>
  );
}
