import { Button, Stack, Text, Textarea, Timeline } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import type { Known } from '../known.ts';

function AddNote({ id }: { id: number }) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [text, setText] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return setWords(t('adminCustomers:emptyNote'));
    const answer = await runAction('customers.note', { id, text });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) setText('');
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <Textarea
        label={t('adminCustomers:newNote')}
        description={t('adminCustomers:noteHelp')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={words}
        maxLength={2000}
        autosize
        minRows={2}
      />
      <Button type="submit" mt="xs" variant="default" loading={isBusy}>
        {t('adminCustomers:addNote')}
      </Button>
    </form>
  );
}

/** Internal notes of staff on a customer. */
export function Notes({ id, notes, mayWrite }: { id: number; notes: Known['notes']; mayWrite: boolean }) {
  const { t, language } = useLanguage();
  return (
    <Stack>
      {notes.length === 0 ? <Text c="dimmed">{t('adminCustomers:noNotes')}</Text> : null}
      {notes.map((note) => (
        <div key={note.writtenAt.toISOString() + note.text}>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {note.text}
          </Text>
          <Text size="sm" c="dimmed">
            <bdi>{note.author}</bdi> · {formatMoment(note.writtenAt, language)}
          </Text>
        </div>
      ))}
      {mayWrite ? <AddNote id={id} /> : null}
    </Stack>
  );
}

const FIRST_SHOWN = 8;

/** The history of an account, newest first. */
export function Events({ events }: { events: Known['events'] }) {
  const { t, language } = useLanguage();
  const [isAll, setAll] = useState(false);
  const newest = [...events].reverse();
  const shown = isAll ? newest : newest.slice(0, FIRST_SHOWN);
  if (newest.length === 0) return <Text c="dimmed">{t('adminCustomers:noEvents')}</Text>;
  return (
    <>
      <Timeline bulletSize={12} lineWidth={2} active={-1}>
        {shown.map(({ kind, actor, at }) => (
          <Timeline.Item
            key={at.toISOString() + kind}
            title={t(`adminCustomers:eventKinds.${kind}`, { defaultValue: kind })}
          >
            <Text size="sm" c="dimmed">
              {t(`adminCustomers:actors.${actor}`, { defaultValue: actor })} · {formatMoment(at, language)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {newest.length > shown.length ? (
        <Button mt="sm" size="xs" variant="default" onClick={() => setAll(true)}>
          {t('adminCustomers:allEvents', { count: newest.length })}
        </Button>
      ) : null}
    </>
  );
}
