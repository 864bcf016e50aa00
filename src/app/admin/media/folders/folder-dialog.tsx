import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../../parts/confirm.tsx';
import { useAction } from '../../use-action.ts';

/** A folder to rename, or a new one below `parentId`. */
export type NamedFolder = Readonly<{ id: number | null; parentId: number | null; name: string }>;

export function FolderDialog({ folder, onClose }: { folder: NamedFolder; onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [name, setName] = useState(folder.name);
  const { id, parentId } = folder;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer =
      id === null
        ? await runAction('media.create-folder', { name, parentId })
        : await runAction('media.rename-folder', { id, name });
    if (answer.ok) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(id === null ? 'adminMedia:folders.create' : 'adminMedia:folders.rename')}
      centered
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <TextInput
            label={t('adminMedia:folders.name')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={80}
            required
            dir="auto"
            error={words}
            data-autofocus
          />
          <DialogButtons onClose={onClose}>
            <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
              {t('admin:save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
