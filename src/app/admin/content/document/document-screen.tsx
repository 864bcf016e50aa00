import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import type { ListState } from '#shop/content';
import { mayHaveTree } from '#shop/content/staff/rules/document-slug.ts';
import { useLanguage } from '#views/language/language.tsx';
import { EditOnPage } from '../../editor/edit-on-page.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { History } from '../../parts/history.tsx';
import { ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
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
  const { t, language } = useLanguage();
  const mayChange = useRights().includes('content.change');
  const acts = useDocumentActions(open, onRefused);
  const { id, version, draft, isNeeded } = open;
  return (
    <>
      <See open={open} state={state} />
      {state !== 'trashed' && hasCanvas(open) ? <EditOnPage name={{ of: 'document', id }} /> : null}
      <History
        version={version}
        mayChange={mayChange && state !== 'trashed'}
        lead={t('adminContent:history.lead')}
        restoreText={t('adminContent:history.backText')}
        read={acts.read}
        restore={acts.undo}
      />
      {mayChange ? (
        <Button variant="default" loading={acts.isBusy} onClick={() => void acts.duplicate()}>
          {t('adminProducts:product.duplicate')}
        </Button>
      ) : null}
      {mayChange && state === 'trashed' ? (
        <>
          <Button variant="default" loading={acts.isBusy} onClick={() => void acts.restore()}>
            {t('adminProducts:product.restore')}
          </Button>
          <ConfirmButton
            label={t('adminProducts:product.remove')}
            title={t('adminContent:removeTitle')}
            text={t('adminContent:removeText')}
            typeName={inLanguage(draft.title, language)}
            onConfirm={acts.remove}
          />
        </>
      ) : null}
      {mayChange && state !== 'trashed' && !isNeeded ? (
        <ConfirmButton
          label={t('adminContent:trash')}
          title={t('adminContent:trashTitle')}
          text={t('adminContent:trashText')}
          onConfirm={acts.trash}
        />
      ) : null}
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
