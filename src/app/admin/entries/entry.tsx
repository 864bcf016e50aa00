import { Alert, Anchor, Button, Group, Paper, Stack, Table, Text, Textarea } from '@mantine/core';
import { useLoaderData, useNavigate } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Undo } from '../content/undo.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { useSave } from '../parts/forms/use-save.ts';
import { ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/entry';
import { Deliveries } from './deliveries.tsx';
import { StateBadge } from './state-badge.tsx';
import { useMoving } from './use-moving.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadAction(args, 'entries.open', { id: Number(args.params.id) });

type Entry = ValueOf<'entries.open'>;

/** The internal note on an entry. */
function Note({ entry, mayChange }: { entry: Entry; mayChange: boolean }) {
  const { t } = useLanguage();
  const label = t('adminEntries:note');
  const state = useSave({
    action: 'entries.note',
    opened: { values: { note: entry.note }, version: entry.version },
    toInput: ({ note }: { note: string }, version) => ({ id: entry.id, note, version }),
    toValues: (note: string) => ({ note }),
  });
  const { form, refused, conflict } = state;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        {refused === null || conflict !== null ? null : (
          <Alert color="red" role="alert" title={refused.words} />
        )}
        <ConflictDialog state={state} labels={{ note: label }} />
        <Textarea
          label={label}
          description={t('adminEntries:noteHelp')}
          {...form.getInputProps('note')}
          readOnly={!mayChange}
          dir="auto"
          autosize
          minRows={3}
          maxLength={2000}
        />
        {mayChange ? (
          <Group>
            <Button
              loading={state.isBusy}
              disabled={form.values.note.trim() === entry.note}
              onClick={() => void state.save(form.values)}
            >
              {t('admin:save')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Paper>
  );
}

function EntryActions({ entry, moving }: { entry: Entry; moving: ReturnType<typeof useMoving> }) {
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
                {t(`adminEntries:to.${state}`)}
              </Button>
            ))
        : null}
      {rights.includes('forms.erase') ? (
        <ConfirmButton
          label={t('adminEntries:erase')}
          title={t('adminEntries:eraseTitle', { count: 1 })}
          text={t('adminEntries:eraseText')}
          onConfirm={async () => {
            if (await moving.erase([id])) await navigate(to('/admin/entries/'));
          }}
        />
      ) : null}
    </>
  );
}

/** The fields and values of an entry, with files. */
function Answers({ entry }: { entry: Entry }) {
  const { to } = useLanguage();
  return (
    <Table variant="vertical" layout="fixed">
      <Table.Tbody>
        {entry.answers
          .filter(({ type, values }) => type !== 'consent' && values.length > 0)
          .map(({ key, label, type, values }) => (
            <Table.Tr key={key}>
              <Table.Th w="40%">
                <bdi>{label}</bdi>
              </Table.Th>
              <Table.Td dir="auto" className="admin-message">
                {type === 'file'
                  ? entry.files
                      .filter((file) => file.key === key)
                      .map((file) => (
                        <Anchor
                          key={file.id}
                          href={to(`/admin/entries/${entry.id}/files/${file.id}/`)}
                          underline="always"
                          download
                        >
                          <bdi>{file.fileName}</bdi>
                        </Anchor>
                      ))
                  : values.join(', ')}
              </Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  );
}

/** The screen of an entry, with consent and history. */
export default function EntryPage() {
  const { t, language } = useLanguage();
  const entry = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('forms.change');
  const moving = useMoving();
  const { id, name, email, phone, topic, message, status, writtenAt, consentText, keptDays } = entry;
  const about = topic === '' ? entry.title || entry.form : t(`contact:topics.${topic}`);
  const subject = encodeURIComponent(about);
  return (
    <ScreenPage
      title={name || email || t('adminEntries:nameless', { number: id })}
      lead={<StateBadge state={status} />}
      actions={<EntryActions entry={entry} moving={moving} />}
    >
      <Undo words={moving.words} done={moving.done} isBusy={moving.isBusy} onUndo={moving.undo} />
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            <bdi>{about}</bdi> · {formatMoment(writtenAt, language)}
          </Text>
          {entry.answers.length > 0 ? (
            <Answers entry={entry} />
          ) : (
            <Text dir="auto" className="admin-message">
              {message}
            </Text>
          )}
          <Group gap="md">
            {email === '' ? null : (
              <Anchor href={`mailto:${email}?subject=${subject}`} underline="always" className="admin-wrap">
                <bdi dir="ltr">{email}</bdi>
              </Anchor>
            )}
            {phone === '' ? null : (
              <Anchor href={`tel:${phone}`} underline="always">
                <bdi dir="ltr">{phone}</bdi>
              </Anchor>
            )}
          </Group>
          {consentText === '' ? null : (
            <Text size="xs" c="dimmed" dir="auto">
              {t('adminEntries:agreed', { text: consentText })}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {t('adminEntries:kept', { count: keptDays })}
          </Text>
        </Stack>
      </Paper>
      <Deliveries entry={entry} mayChange={mayChange} />
      <Note key={entry.id} entry={entry} mayChange={mayChange} />
    </ScreenPage>
  );
}
