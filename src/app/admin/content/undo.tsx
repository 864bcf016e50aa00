import { Alert, Button, Group, Text } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { ErrorAlert } from '../parts/screen.tsx';

/** A message about a finished action with an undo button, or the reason for a refusal. */
export function Undo({
  words,
  done,
  isBusy,
  onUndo,
  onClose,
}: {
  words: string | null;
  done: string | null;
  isBusy: boolean;
  onUndo: () => Promise<unknown>;
  /** Closes a message that does not disappear by itself. */
  onClose?: () => void;
}) {
  const { t } = useLanguage();
  if (words === null && done === null) return null;
  return (
    <div role="status">
      <ErrorAlert words={words} mb="xs" />
      {done === null ? null : (
        <Alert
          color="green"
          {...(onClose === undefined
            ? {}
            : { withCloseButton: true, closeButtonLabel: t('shop:close'), onClose })}
        >
          <Group justify="space-between">
            <Text size="sm">{done}</Text>
            <Button size="xs" variant="default" loading={isBusy} onClick={() => void onUndo()}>
              {t('adminReviews:undo')}
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
