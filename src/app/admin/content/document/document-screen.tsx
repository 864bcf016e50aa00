import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import type { ListState } from '#shop/content';
import { mayHaveTree } from '#shop/content/staff/rules/document-slug.ts';
import { useLanguage } from '#views/language/language.tsx';
import { EditOnPage } from '../../editor/edit-on-page.tsx';
import { ScreenPage } from '../../parts/screen.tsx';
import { RecordActions } from '../../parts/uses/record-actions.tsx';
import { RefusedAlert } from '../../parts/uses/refused-alert.tsx';
import type { Refused } from '../../use-action.ts';
import { StateBadge } from '../state-badge.tsx';
import { DocumentEditor, type FormKind } from './document-editor.tsx';
import { type Choices, stateOf } from './editing.ts';
import { useDocumentActions } from './use-document-actions.ts';

type Open = ValueOf<'content.open'>;

type ActionsProps = { open: Open; state: ListState; onRefused: (refused: Refused | null) => void };

/** The link to the document in the shop, or to its preview if it is not public. */
function See({ open, state }: Pick<ActionsProps, 'open' | 'state'>) {
  const { t, to } = useLanguage();
  const { id, path } = open;
  const isSeen = state === 'published';
  return (
    <Button component="a" variant="default" href={to(isSeen ? path : `/preview/${id}/`)} target="_blank">
      {t(isSeen ? 'adminProducts:product.see' : 'adminContent:preview')}
    </Button>
  );
}

/** Whether the document has widgets to edit on its page. */
function hasCanvas({ kind, draft }: Open): boolean {
  return kind === 'page' && mayHaveTree(kind, draft.slug);
}

/** Actions on the whole document. */
function Actions({ open, state, onRefused }: ActionsProps) {
  const { language } = useLanguage();
  const acts = useDocumentActions(open, onRefused);
  const { id, version, draft, isNeeded } = open;
  const isTrashed = state === 'trashed';
  return (
    <>
      <See open={open} state={state} />
      {!isTrashed && hasCanvas(open) ? <EditOnPage name={{ of: 'document', id }} /> : null}
      <RecordActions
        words="adminContent"
        name={inLanguage(draft.title, language)}
        mayTrash={!isNeeded}
        {...{ version, isTrashed, acts }}
      />
    </>
  );
}

/** The screen of an existing or new document. */
export function DocumentScreen({
  kind,
  open,
  choices,
}: {
  kind: FormKind;
  open: Open | null;
  choices: Choices;
}) {
  const { t, language } = useLanguage();
  const [refused, setRefused] = useState<Refused | null>(null);
  const state = open === null ? null : stateOf(open, new Date());
  const title = open === null ? t(`adminContent:create.${kind}`) : inLanguage(open.draft.title, language);
  return (
    <ScreenPage
      title={title}
      lead={state === null ? undefined : <StateBadge state={state} />}
      actions={
        open === null || state === null ? null : <Actions open={open} state={state} onRefused={setRefused} />
      }
    >
      <RefusedAlert refused={refused} />
      {state === 'trashed' ? (
        <Alert color="yellow">
          <Text size="sm">{t('adminContent:isTrashed')}</Text>
        </Alert>
      ) : (
        <DocumentEditor key={open?.id ?? 'new'} kind={kind} open={open} choices={choices} />
      )}
    </ScreenPage>
  );
}
