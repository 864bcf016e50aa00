import { Alert, Button, Group, Text } from '@mantine/core';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { SavedDraft, useLocalDraft } from './local-draft.ts';

/** Offers the unsaved draft of an earlier visit, to restore or discard. */
export function EarlierDraft<Values>({
  draft,
  isDirty,
  onTake,
}: {
  draft: ReturnType<typeof useLocalDraft<Values>>;
  isDirty: boolean;
  onTake: (draft: SavedDraft<Values>) => void;
}) {
  const { t, language } = useLanguage();
  const { savedDraft } = draft;
  if (savedDraft === null || isDirty) return null;
  return (
    <Alert color="yellow" title={t('admin:draft.title')}>
      <Text size="sm" mb="xs">
        {t('admin:draft.text', { at: formatMoment(new Date(savedDraft.at), language) })}
      </Text>
      <Group gap="xs">
        <Button
          size="xs"
          onClick={() => {
            onTake(savedDraft);
            draft.taken();
          }}
        >
          {t('admin:draft.restore')}
        </Button>
        <Button size="xs" variant="default" onClick={draft.forget}>
          {t('admin:draft.forget')}
        </Button>
      </Group>
    </Alert>
  );
}
