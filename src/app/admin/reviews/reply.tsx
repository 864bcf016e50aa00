import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { useSave } from '../parts/forms/use-save.ts';

type ReplyProps = { id: number; reply: string; version: number };

function WriteReply({ id, reply, version, onDone }: ReplyProps & { onDone: () => void }) {
  const { t } = useLanguage();
  const label = t('adminReviews:replyLabel');
  const state = useSave({
    action: 'reviews.reply',
    opened: { values: { text: reply }, version },
    toInput: ({ text }: { text: string }, read) => ({ id, text, version: read }),
    toValues: (text: string) => ({ text }),
    onSaved: onDone,
  });
  const { form, refused, conflict } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form onSubmit={form.onSubmit((values) => void state.save(values))}>
      <Stack gap="xs">
        {refused === null || conflict !== null ? null : (
          <Alert color="red" role="alert" title={refused.words} />
        )}
        <ConflictDialog state={state} labels={{ text: label }} />
        <Textarea
          label={label}
          description={t('adminReviews:replyHelp')}
          {...form.getInputProps('text')}
          maxLength={5000}
          autosize
          minRows={2}
          dir="auto"
          ref={field}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={state.isBusy}>
            {t('adminReviews:sendReply')}
          </Button>
          <Button size="xs" variant="default" onClick={onDone}>
            {t('admin:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The shop's reply to a review, its form, and further actions on the review. */
export function Reply({ actions, ...props }: ReplyProps & { actions: ReactNode }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { reply } = props;
  if (isOpen)
    return (
      <Stack gap="xs">
        <WriteReply {...props} onDone={() => setOpen(false)} />
        {actions}
      </Stack>
    );
  return (
    <Stack gap="xs" align="flex-start">
      {reply === '' ? null : (
        <div className="admin-quote">
          <Text size="sm" c="dimmed">
            {t('adminReviews:shopSays')}
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {reply}
          </Text>
        </div>
      )}
      <Group gap="xs">
        {actions}
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t(reply === '' ? 'adminReviews:reply' : 'adminReviews:changeReply')}
        </Button>
      </Group>
    </Stack>
  );
}
