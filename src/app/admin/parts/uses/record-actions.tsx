import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../confirm.tsx';
import { History } from '../history.tsx';
import { useRights } from '../use-rights.ts';

type OnConfirm = ComponentProps<typeof ConfirmButton>['onConfirm'];
type HistoryProps = ComponentProps<typeof History>;

type RecordActionsProps = Readonly<{
  /** The namespace of the texts about the record. */
  words: 'adminContent' | 'adminTemplates';
  /** Typed to confirm that the record is deleted for good. */
  name: string;
  version: number;
  isTrashed: boolean;
  mayTrash?: boolean;
  acts: Readonly<{
    isBusy: boolean;
    duplicate: () => Promise<unknown>;
    restore: () => Promise<unknown>;
    trash: OnConfirm;
    remove: OnConfirm;
    read: HistoryProps['read'];
    undo: HistoryProps['restore'];
  }>;
}>;

/** History, duplicate, trash and restore of a record that is edited as a document. */
export function RecordActions({
  words,
  name,
  version,
  isTrashed,
  mayTrash = true,
  acts,
}: RecordActionsProps) {
  const { t } = useLanguage();
  const mayChange = useRights().includes('content.change');
  return (
    <>
      <History
        version={version}
        mayChange={mayChange && !isTrashed}
        lead={t(`${words}:history.lead`)}
        restoreText={t(`${words}:history.backText`)}
        read={acts.read}
        restore={acts.undo}
      />
      {mayChange ? (
        <Button variant="default" loading={acts.isBusy} onClick={() => void acts.duplicate()}>
          {t('adminProducts:product.duplicate')}
        </Button>
      ) : null}
      {mayChange && isTrashed ? (
        <>
          <Button variant="default" loading={acts.isBusy} onClick={() => void acts.restore()}>
            {t('adminProducts:product.restore')}
          </Button>
          <ConfirmButton
            label={t('adminProducts:product.remove')}
            title={t(`${words}:removeTitle`)}
            text={t(`${words}:removeText`)}
            typeName={name}
            onConfirm={acts.remove}
          />
        </>
      ) : null}
      {mayChange && !isTrashed && mayTrash ? (
        <ConfirmButton
          label={t(`${words}:trash`)}
          title={t(`${words}:trashTitle`)}
          text={t(`${words}:trashText`)}
          onConfirm={acts.trash}
        />
      ) : null}
    </>
  );
}
