import { Alert, Button, Code, Grid, Group, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { data, useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask, rightsIn } from '../ask.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { DeskForm, useDeskForm } from '../parts/form.tsx';
import { MailFrame } from '../parts/mail-frame.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useQuery } from '../parts/use-query.ts';
import type { Route } from './+types/template';

export { deskHeaders as headers } from '../ask.server.ts';

const PARTS = ['subject', 'teaser', 'heading', 'opening', 'closing'] as const;
const LONG_PARTS: readonly string[] = ['opening', 'closing'];

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const language: Language = query.get('language') === 'ar' ? 'ar' : 'en';
  const { name: template } = args.params;
  const read = await ask(args, 'mails.read', { template, language });
  const preview = await ask(args, 'mails.preview', { template, language });
  const mayChange = (await rightsIn(args)).includes('mails.change');
  return data({ read, preview, mayChange });
}

type Read = ValueOf<'mails.read'>;
type Words = { [Part in (typeof PARTS)[number]]: string };

/** The mail with the words as they stand in the form, about a real order if one is named. */
function Preview({ read, words, first }: { read: Read; words: Words; first: ValueOf<'mails.preview'> }) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [order, setOrder] = useState('');
  const [shown, setShown] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async () => {
    const { template, language } = read;
    const answer = await act('mails.preview', { template, language, order, words });
    setProblem(answer.ok ? null : answer.words);
    if (answer.ok) setShown(answer.value);
  };
  return (
    <>
      <Group align="flex-end" mb="sm">
        {read.template.startsWith('order-') ? (
          <TextInput
            label={t('deskMails:order')}
            description={t('deskMails:orderHelp')}
            value={order}
            inputMode="numeric"
            onChange={(event) => setOrder(event.currentTarget.value)}
          />
        ) : null}
        <Button variant="default" loading={isBusy} onClick={() => void show()}>
          {t('deskMails:preview')}
        </Button>
      </Group>
      {problem === null ? null : (
        <Alert color="red" role="alert" mb="sm">
          {problem}
        </Alert>
      )}
      <Text fw={600} mb="xs">
        <bdi>{shown.subject}</bdi>
      </Text>
      <MailFrame html={shown.html} title={t('deskMails:preview')} />
    </>
  );
}

function WordsForm({
  read,
  preview,
  mayChange,
}: {
  read: Read;
  preview: ValueOf<'mails.preview'>;
  mayChange: boolean;
}) {
  const { t } = useLanguage();
  const { act } = useAct();
  const { template, language } = read;
  const state = useDeskForm({
    verb: 'mails.save-words',
    draftKey: `mail:${template}:${language}`,
    initial: { ...read.words } as Words,
    toInput: (words) => ({ template, language, words, versions: read.history.length }),
  });
  const { form } = state;
  const labels = Object.fromEntries(PARTS.map((part) => [part, t(`deskMails:parts.${part}`)]));
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Text size="sm" mb="sm">
          {t('deskMails:placeholders')}{' '}
          {read.placeholders.map((name) => (
            <Code key={name} dir="ltr" mx={2}>{`{{${name}}}`}</Code>
          ))}
        </Text>
        <DeskForm
          state={state}
          need="mails.change"
          labels={labels}
          conflict={(refused) => (
            <Alert color="yellow" role="alert" title={refused.words}>
              <Code block>{JSON.stringify(refused.refusal.stored, null, 2)}</Code>
            </Alert>
          )}
        >
          {PARTS.map((part) => {
            const field = {
              label: labels[part],
              lang: language,
              dir: language === 'ar' ? 'rtl' : 'ltr',
              disabled: !mayChange,
              ...form.getInputProps(part),
            };
            return LONG_PARTS.includes(part) ? (
              <Textarea key={part} autosize minRows={3} maxRows={12} {...field} />
            ) : (
              <TextInput key={part} {...field} />
            );
          })}
        </DeskForm>
        {mayChange && read.changed.length > 0 ? (
          <Group mt="md">
            <ConfirmButton
              label={t('deskSettings:reset')}
              title={t('deskMails:resetTitle')}
              text={t('deskMails:resetText')}
              onConfirm={async () => {
                const answer = await act('mails.reset-words', { template, language });
                if (answer.ok) window.location.reload();
              }}
            />
          </Group>
        ) : null}
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Preview read={read} words={form.values} first={preview} />
      </Grid.Col>
    </Grid>
  );
}

/** The words of one mail in one language, beside what it looks like. Source: OR-03 */
export default function Template() {
  const { t } = useLanguage();
  const { read, preview, mayChange } = useLoaderData<typeof loader>();
  const query = useQuery();
  return (
    <ScreenPage
      title={t(`deskMails:names.${read.template}`)}
      lead={t('deskMails:templateLead')}
      actions={
        <SegmentedControl
          aria-label={t('deskMails:language')}
          data={[
            { value: 'en', label: t('desk:languages.en') },
            { value: 'ar', label: t('desk:languages.ar') },
          ]}
          value={read.language}
          onChange={(language) => query.set({ language })}
        />
      }
    >
      <WordsForm
        key={`${read.template}:${read.language}:${read.history.length}`}
        read={read}
        preview={preview}
        mayChange={mayChange}
      />
    </ScreenPage>
  );
}
