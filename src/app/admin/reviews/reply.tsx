import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';

type ReplyProps = { id: number; reply: string };

function WriteReply({ id, reply, onDone }: ReplyProps & { onDone: () => void }) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [text, setText] = useState(reply);
  const [seen, setSeen] = useState(reply);
  const [words, setWords] = useState<string | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await act('reviews.reply', { id, text, seen });
    if (answer.ok) return onDone();
    setWords(answer.words);
    if (answer.code === 'reviews.changed-meanwhile') setSeen(String(answer.refusal.stored ?? ''));
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap="xs">
        {words === null ? null : (
          <Alert color="red" role="alert" title={words}>
            {seen === reply ? null : (
              <Text style={{ whiteSpace: 'pre-wrap' }}>{seen || t('deskReviews:replyGone')}</Text>
            )}
          </Alert>
        )}
        <Textarea
          label={t('deskReviews:replyLabel')}
          description={t('deskReviews:replyHelp')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={5000}
          autosize
          minRows={2}
          dir="auto"
          data-autofocus
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={isBusy}>
            {t('deskReviews:sendReply')}
          </Button>
          <Button size="xs" variant="default" onClick={onDone}>
            {t('desk:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What the shop answers below a review, and the field to write it. */
export function Reply({ id, reply }: ReplyProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <WriteReply id={id} reply={reply} onDone={() => setOpen(false)} />;
  return (
    <Stack gap="xs" align="flex-start">
      {reply === '' ? null : (
        <div className="desk-quote">
          <Text size="sm" c="dimmed">
            {t('deskReviews:shopSays')}
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {reply}
          </Text>
        </div>
      )}
      <Button size="xs" variant="subtle" color="gray" onClick={() => setOpen(true)}>
        {t(reply === '' ? 'deskReviews:reply' : 'deskReviews:changeReply')}
      </Button>
    </Stack>
  );
}
