import { Badge, Button, Group, Stack, Switch, Text, Timeline } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, Fragment, useState } from 'react';
import { mentionsIn } from '#shop/staff/rules/mentions.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../use-action.ts';
import { OrderPart, type Shown } from '../order-part.tsx';
import { useEventWords } from '../words.ts';
import { MentionTextarea } from './mention-textarea.tsx';

/** A note with highlighted mentions. */
function WithMentions({ text, mentions }: { text: string; mentions: string | number | undefined }) {
  if (typeof mentions !== 'string') return text;
  const mentioned = mentionsIn(text, mentions.split('\n'));
  return [
    ...mentioned.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(mentioned[index - 1]?.end ?? 0, start)}
        <Text span fw={600}>
          {text.slice(start, end)}
        </Text>
      </Fragment>
    )),
    text.slice(mentioned.at(-1)?.end ?? 0),
  ];
}

function NoteForm({ order: { id, email } }: Pick<Shown, 'order'>) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [text, setText] = useState('');
  const [isForCustomer, setForCustomer] = useState(false);
  const toCustomer = email === '' ? 'noteToUnmailed' : 'noteToCustomer';
  const write = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await runAction('orders.note', { id, text, isForCustomer });
    if (!answer.ok) return;
    setText('');
    notifications.show({ message: t('admin:saved'), color: 'green' });
  };
  return (
    <form onSubmit={(event) => void write(event)}>
      <Stack gap="xs">
        <MentionTextarea
          label={t('adminOrders:noteLabel')}
          description={t(`adminOrders:${isForCustomer ? toCustomer : 'noteInternal'}`)}
          value={text}
          onChange={setText}
          offersNames={!isForCustomer}
          autosize
          minRows={2}
          maxLength={2000}
          required
          error={words}
        />
        <Group justify="space-between">
          <Switch
            label={t('adminOrders:tellCustomer')}
            checked={isForCustomer}
            onChange={(event) => setForCustomer(event.currentTarget.checked)}
          />
          <Button type="submit" variant="default" loading={isBusy} disabled={text.trim() === ''}>
            {t('adminOrders:addNote')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The timeline of an order, newest first, and a field for notes. Source: OR-02 */
export function OrderTimeline({ shown, mayChange }: { shown: Shown; mayChange: boolean }) {
  const { t, language } = useLanguage();
  const words = useEventWords();
  return (
    <OrderPart title={t('adminOrders:timeline')} anchor="timeline">
      <Stack gap="lg">
        {mayChange ? <NoteForm order={shown.order} /> : null}
        <Timeline bulletSize={12} lineWidth={2} aria-label={t('adminOrders:timeline')}>
          {shown.timeline.toReversed().map((event) => (
            <Timeline.Item key={event.id} title={words.titleOf(event)}>
              {words.reasonOf(event) === '' ? null : (
                <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  <bdi>
                    <WithMentions text={words.reasonOf(event)} mentions={event.facts.mentions} />
                  </bdi>
                </Text>
              )}
              <Group gap="xs">
                <Text size="xs" c="dimmed">
                  <bdi>{words.actorOf(event)}</bdi> · {formatMoment(event.at, language)}
                </Text>
                {event.isForCustomer ? (
                  <Badge size="xs" variant="light">
                    {t('adminOrders:seenByCustomer')}
                  </Badge>
                ) : null}
              </Group>
            </Timeline.Item>
          ))}
        </Timeline>
      </Stack>
    </OrderPart>
  );
}
