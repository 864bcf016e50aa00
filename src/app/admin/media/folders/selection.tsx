import { Button, Group, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { useAction } from '../../use-action.ts';
import { folderChoices } from './folder-choices.ts';
import { type Folder, NO_FOLDER } from './folders.tsx';

type SelectionProps = Readonly<{
  ids: readonly number[];
  folders: readonly Folder[];
  onPut: (ids: readonly number[], folderId: number | null) => void;
  onClear: () => void;
}>;

/** Bulk actions on selected pictures. */
export function Selection({ ids, folders, onPut, onClear }: SelectionProps) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const remove = async () => {
    const answer = await runAction('media.remove-many', { ids: [...ids] });
    if (!answer.ok) {
      notifications.show({ message: answer.words, color: 'red' });
      return;
    }
    const { trashed, kept: keptIds } = answer.value;
    const messages = [t('adminMedia:folders.trashed', { count: trashed.length })];
    if (keptIds > 0) messages.push(t('adminMedia:folders.kept', { count: keptIds }));
    notifications.show({ message: messages.join(' '), color: keptIds > 0 ? 'yellow' : 'green' });
    onClear();
  };
  if (ids.length === 0) return null;
  return (
    <Group
      gap="xs"
      className="admin-surface"
      p="xs"
      role="group"
      aria-label={t('adminMedia:folders.selected', { count: ids.length })}
    >
      <Text size="sm" fw={600} aria-live="polite">
        {t('adminMedia:folders.selected', { count: ids.length })}
      </Text>
      <Select
        size="xs"
        aria-label={t('adminMedia:folders.moveTo')}
        placeholder={t('adminMedia:folders.moveTo')}
        data={[{ value: NO_FOLDER, label: t('adminMedia:folders.none') }, ...folderChoices(folders)]}
        value={null}
        onChange={(value) => {
          if (value !== null) onPut(ids, value === NO_FOLDER ? null : Number(value));
        }}
        searchable={folders.length > 8}
      />
      <ConfirmButton
        size="xs"
        label={t('adminMedia:remove')}
        title={t('adminMedia:folders.removeManyTitle', { count: ids.length })}
        text={t('adminMedia:folders.removeManyText')}
        onConfirm={remove}
      />
      <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
        {t('adminMedia:folders.clear')}
      </Button>
    </Group>
  );
}
