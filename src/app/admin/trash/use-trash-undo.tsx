import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../use-action.ts';

const SHOWN_MS = 12_000;

/** A notification about a deletion, with undo. */
export function useTrashUndo() {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const restore = async (id: number, name: string) => {
    const answer = await runAction('trash.restore', { id });
    const message = answer.ok ? t('adminTrash:restored', { name }) : answer.words;
    notifications.show({ message, color: answer.ok ? 'green' : 'red' });
  };
  return (trashId: number, name: string): void => {
    const notice = `trash-${trashId}`;
    const handleUndo = () => {
      notifications.hide(notice);
      void restore(trashId, name);
    };
    notifications.show({
      id: notice,
      autoClose: SHOWN_MS,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{t('adminTrash:trashed', { name })}</Text>
          <Button size="xs" variant="default" onClick={handleUndo}>
            {t('adminTrash:undo')}
          </Button>
        </Group>
      ),
    });
  };
}
