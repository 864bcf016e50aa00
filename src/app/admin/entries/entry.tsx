import { Alert, Anchor, Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { Undo } from '../content/undo.tsx';
import { ConfirmButton } from '../parts/confirm.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/entry';
import { StateBadge } from './state-badge.tsx';
import { useMoving } from './use-moving.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export const loader = (args: Route.LoaderArgs) => ask(args, 'entries.open', { id: Number(args.params.id) });

type Entry = ValueOf<'entries.open'>;

/** What staff keep to themselves about a message. */
function Note({ entry, mayChange }: { entry: Entry; mayChange: boolean }) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [seen, setSeen] = useState(entry.note);
  const [note, setNote] = useState(entry.note);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const save = async () => {
    const answer = await act('entries.note', { id: entry.id, note, seen });
    setWords(answer.ok ? null : answer.words);
    setTheirs(answer.ok ? null : theirs);
    if (answer.ok) {
      setSeen(note.trim());
      notifications.show({ message: t('desk:saved'), color: 'green' });
    } else if (answer.code === 'forms.changed-meanwhile') {
      setTheirs(String(answer.refusal.stored));
      setSeen(String(answer.refusal.stored));
    }
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        {words === null ? null : (
          <Alert color={theirs === null ? 'red' : 'yellow'} role="alert" title={words}>
            {theirs === null ? null : <Text size="sm">{theirs || '–'}</Text>}
          </Alert>
        )}
        <Textarea
          label={t('deskEntries:note')}
          description={t('deskEntries:noteHelp')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          readOnly={!mayChange}
          dir="auto"
          autosize
          minRows={3}
          maxLength={2000}
        />
        {mayChange ? (
          <Group>
            <Button loading={isBusy} disabled={note.trim() === seen} onClick={() => void save()}>
              {t('desk:save')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Paper>
  );
}

function Acts({ entry, moving }: { entry: Entry; moving: ReturnType<typeof useMoving> }) {
  const { t, to } = useLanguage();
  const navigate = useNavigate();
  const rights = useRights();
  const { id, status } = entry;
  return (
    <>
      {rights.includes('forms.change')
        ? (['done', 'spam', 'new'] as const)
            .filter((state) => state !== status)
            .map((state) => (
              <Button
                key={state}
                variant={state === 'done' ? 'filled' : 'default'}
                loading={moving.isBusy}
                onClick={() => void moving.move([id], state)}
              >
                {t(`deskEntries:to.${state}`)}
              </Button>
            ))
        : null}
      {rights.includes('forms.erase') ? (
        <ConfirmButton
          label={t('deskEntries:erase')}
          title={t('deskEntries:eraseTitle', { count: 1 })}
          text={t('deskEntries:eraseText')}
          onConfirm={async () => {
            if (await moving.erase([id])) await navigate(to('/admin/entries/'));
          }}
        />
      ) : null}
    </>
  );
}

/** One message, with what was agreed to and what was done about it. */
export default function EntryPage() {
  const { t, to, language } = useLanguage();
  const entry = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('forms.change');
  const moving = useMoving();
  const { name, email, phone, topic, message, status, writtenAt, consentText, keptDays } = entry;
  const subject = encodeURIComponent(`${t(`contact:topics.${topic}`)}`);
  return (
    <ScreenPage
      title={name}
      lead={
        <Group gap="xs" component="span">
          <Anchor component={Link} to={to('/admin/entries/')} underline="always">
            {t('desk:screens.entries')}
          </Anchor>
          <StateBadge state={status} />
        </Group>
      }
      actions={<Acts entry={entry} moving={moving} />}
    >
      <Undo words={moving.words} done={moving.done} isBusy={moving.isBusy} onUndo={moving.undo} />
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t(`contact:topics.${topic}`)} · {formatMoment(writtenAt, language)}
          </Text>
          <Text dir="auto" className="desk-message">
            {message}
          </Text>
          <Group gap="md">
            <Anchor href={`mailto:${email}?subject=${subject}`} underline="always" className="desk-wrap">
              <bdi dir="ltr">{email}</bdi>
            </Anchor>
            {phone === '' ? null : (
              <Anchor href={`tel:${phone}`} underline="always">
                <bdi dir="ltr">{phone}</bdi>
              </Anchor>
            )}
          </Group>
          <Text size="xs" c="dimmed" dir="auto">
            {t('deskEntries:agreed', { text: consentText })}
          </Text>
          <Text size="xs" c="dimmed">
            {t('deskEntries:kept', { count: keptDays })}
          </Text>
        </Stack>
      </Paper>
      <Note key={entry.id} entry={entry} mayChange={mayChange} />
    </ScreenPage>
  );
}
