import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useState } from 'react';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ActionAnswer } from '../use-action.ts';
import { ConfirmButton } from './confirm.tsx';
import { ErrorText } from './screen.tsx';

/** A revision; `at` is null if unknown. */
type Entry = Readonly<{
  version: number;
  act: string;
  by: Readonly<{ name: string }>;
  at: Date | string | null;
}>;

type HistoryProps<Stood extends Entry> = Readonly<{
  lead: string;
  restoreText: string;
  /** The current version. */
  version: number;
  mayChange: boolean;
  read: () => Promise<ActionAnswer<{ entries: readonly Stood[] }>>;
  restore: (entry: Stood) => Promise<ActionAnswer<unknown>>;
  /** Formats the content of a revision, if it is short. */
  format?: (entry: Stood) => ReactNode;
}>;

/** The revisions of a record, each with a restore button. */
export function HistoryDrawer<Stood extends Entry>({
  version,
  mayChange,
  lead,
  restoreText,
  read,
  restore,
  format,
  isOpen,
  onClose,
}: HistoryProps<Stood> & { isOpen: boolean; onClose: () => void }) {
  const { t, dir, language } = useLanguage();
  const [entries, setEntries] = useState<readonly Stood[] | null>(null);
  const [words, setWords] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it opens and after each new version
  useEffect(() => {
    if (!isOpen) return;
    void read().then((answer) => {
      setWords(answer.ok ? null : answer.words);
      if (answer.ok) setEntries(answer.value.entries);
    });
  }, [isOpen, version]);
  const restoreEntry = async (entry: Stood) => {
    const answer = await restore(entry);
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: t('adminProducts:history.undone'), color: 'green' });
  };
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      title={t('adminProducts:history.open')}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {lead}
        </Text>
        <ErrorText words={words} />
        {entries?.length === 0 ? <Text size="sm">{t('adminProducts:history.none')}</Text> : null}
        {(entries ?? []).map((entry) => (
          <Group key={entry.version} justify="space-between" wrap="nowrap" className="admin-row">
            <div>
              <Text size="sm" fw={600}>
                {t(`adminProducts:history.acts.${entry.act}`)}
              </Text>
              <Text size="xs" c="dimmed">
                {entry.at === null ? null : formatMoment(new Date(entry.at), language)}{' '}
                <bdi>{entry.by.name}</bdi>
              </Text>
              {format?.(entry)}
            </div>
            {entry.version === version ? (
              <Text size="xs" c="dimmed">
                {t('adminProducts:history.now')}
              </Text>
            ) : mayChange ? (
              <ConfirmButton
                size="xs"
                label={t('adminProducts:history.back')}
                title={t('adminProducts:history.backTitle')}
                text={restoreText}
                onConfirm={() => restoreEntry(entry)}
              />
            ) : null}
          </Group>
        ))}
      </Stack>
    </Drawer>
  );
}

type ButtonProps = Readonly<{
  isSmall?: boolean;
  /** Informs the surrounding layer, such as a dialog, that the drawer is open. */
  onToggle?: (isOpen: boolean) => void;
}>;

/** The button that opens the revisions. */
export function History<Stood extends Entry>({
  isSmall = false,
  onToggle,
  ...history
}: HistoryProps<Stood> & ButtonProps) {
  const { t } = useLanguage();
  const [isOpen, setShown] = useState(false);
  const setOpen = (next: boolean) => {
    setShown(next);
    onToggle?.(next);
  };
  return (
    <>
      <Button
        data-look
        {...(isSmall ? { size: 'xs', variant: 'subtle', color: 'gray' } : { variant: 'default' })}
        onClick={() => setOpen(true)}
      >
        {t('adminProducts:history.open')}
      </Button>
      <HistoryDrawer {...history} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
