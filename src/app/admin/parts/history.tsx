import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ActAnswer } from '../act.ts';
import { ConfirmButton } from './confirm.tsx';

type Entry = Readonly<{ version: number; act: string; by: Readonly<{ name: string }>; at: Date | string }>;

type HistoryProps = Readonly<{
  /** What becomes of it when somebody goes back. */
  backText: string;
  lead: string;
  id: number;
  version: number;
  mayChange: boolean;
  read: (id: number) => Promise<ActAnswer<{ entries: readonly Entry[] }>>;
  goBack: (id: number, version: number) => Promise<ActAnswer<unknown>>;
}>;

/** What became of something, with the way back to each state it was in. */
export function History({ id, version, mayChange, lead, backText, read, goBack }: HistoryProps) {
  const { t, dir, language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [words, setWords] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it opens and after each new version
  useEffect(() => {
    if (!isOpen) return;
    void read(id).then((answer) => {
      setWords(answer.ok ? null : answer.words);
      if (answer.ok) setEntries(answer.value.entries);
    });
  }, [isOpen, version, id]);
  const undo = async (to: number) => {
    const answer = await goBack(id, to);
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: t('deskGoods:history.undone'), color: 'green' });
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('deskGoods:history.open')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position={dir === 'rtl' ? 'left' : 'right'}
        title={t('deskGoods:history.open')}
        closeButtonProps={{ 'aria-label': t('shop:close') }}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
          {words === null ? null : (
            <Text size="sm" c="red" role="alert">
              {words}
            </Text>
          )}
          {entries?.length === 0 ? <Text size="sm">{t('deskGoods:history.none')}</Text> : null}
          {(entries ?? []).map((entry) => (
            <Group key={entry.version} justify="space-between" wrap="nowrap" className="desk-row">
              <div>
                <Text size="sm" fw={600}>
                  {t(`deskGoods:history.acts.${entry.act}`)}
                </Text>
                <Text size="xs" c="dimmed">
                  {formatMoment(new Date(entry.at), language)} <bdi>{entry.by.name}</bdi>
                </Text>
              </div>
              {entry.version === version ? (
                <Text size="xs" c="dimmed">
                  {t('deskGoods:history.now')}
                </Text>
              ) : mayChange ? (
                <ConfirmButton
                  label={t('deskGoods:history.back')}
                  title={t('deskGoods:history.backTitle')}
                  text={backText}
                  onConfirm={() => undo(entry.version)}
                />
              ) : null}
            </Group>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}
