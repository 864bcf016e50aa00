import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { CONFIRM_PUBLISHING, type PublishingFindings } from '#kernel/editing/publishing.ts';
import { useLanguage } from '#views/language/language.tsx';
import { readNodes } from '#widgets/tree/node.ts';
import type { AdminFormState } from '../../parts/forms/form.tsx';
import type { Refused } from '../../use-action.ts';
import { nodeTitle, type SavedSection } from './node-words.ts';
import { PublishAnyway } from './publish-anyway.tsx';
import { allNodes } from './tree-operations.ts';

/** The findings of a save that needs confirmation; null for other refusals. */
export function findingsOf(refused: Refused | null): PublishingFindings | null {
  return refused?.code === CONFIRM_PUBLISHING ? (refused.refusal as unknown as PublishingFindings) : null;
}

type Values = Record<string, unknown> & { tree: unknown };

/** Asks for confirmation before a document is published with faults or without expected widgets. */
export function useConfirmPublishing<Form extends Values>(
  { form, saveAnyway, isBusy, clearRefused }: AdminFormState<Form>,
  sections: readonly SavedSection[],
): (refused: Refused) => ReactNode | null {
  const { t, language } = useLanguage();
  return (refused) => {
    const findings = findingsOf(refused);
    if (findings === null) return null;
    const nodes = allNodes(readNodes(form.getValues().tree).filter((node) => node !== null));
    const titleOf = (id: string) => {
      const node = nodes.find((one) => one.id === id);
      return node === undefined ? id : nodeTitle(node, { language, sections });
    };
    return (
      <Alert color="yellow" role="alert" title={t('adminTemplates:publish.title')} tabIndex={-1}>
        <PublishAnyway
          {...findings}
          titleOf={titleOf}
          isBusy={isBusy}
          onBack={clearRefused}
          onPublish={(answer) => void saveAnyway({ faults: [], ...answer })}
        />
      </Alert>
    );
  };
}
