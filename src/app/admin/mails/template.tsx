import { Button, Code, Grid, Group, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { data, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { AdminForm, useAdminForm } from '../parts/forms/form.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { MailFrame } from '../parts/mail-frame.tsx';
import { ErrorAlert, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/template';
import { MailHistory } from './mail-history.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const PARTS = ['subject', 'teaser', 'heading', 'opening', 'closing'] as const;
const LONG_PARTS: readonly string[] = ['opening', 'closing'];

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const language: Language = query.get('language') === 'ar' ? 'ar' : 'en';
  const { name: template } = args.params;
  const read = await loadAction(args, 'mails.read', { template, language });
  const preview = await loadAction(args, 'mails.preview', { template, language });
  const mayChange = (await rightsIn(args)).includes('mails.change');
  return data({ read, preview, mayChange });
}

type Read = ValueOf<'mails.read'>;
type Words = { [Part in (typeof PARTS)[number]]: string };

/** A preview of the email with the form's texts, for a real order if one is chosen. */
function Preview({ read, words, first }: { read: Read; words: Words; first: ValueOf<'mails.preview'> }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words: problem } = useAction();
  const [order, setOrder] = useState('');
  const [shown, setShown] = useState(first);
  const show = async () => {
    const { template, language } = read;
    const answer = await runAction('mails.preview', { template, language, order, words });
    if (answer.ok) setShown(answer.value);
  };
  return (
    <>
      <Group align="flex-end" mb="sm" data-look>
        {read.template.startsWith('order-') ? (
          <TextInput
            label={t('adminMails:order')}
            description={t('adminMails:orderHelp')}
            value={order}
            inputMode="numeric"
            onChange={(event) => setOrder(event.currentTarget.value)}
          />
        ) : null}
        <Button variant="default" loading={isBusy} onClick={() => void show()}>
          {t('adminMails:preview')}
        </Button>
      </Group>
      <ErrorAlert words={problem} mb="sm" />
      <Text fw={600} mb="xs">
        <bdi>{shown.subject}</bdi>
      </Text>
      <MailFrame html={shown.html} title={t('adminMails:preview')} />
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
  const { runAction } = useAction();
  const { template, language } = read;
  const state = useAdminForm({
    action: 'mails.save-words',
    draftKey: `mail:${template}:${language}`,
    opened: { values: { ...read.words } as Words, version: read.version },
    toInput: (words, version) => ({ template, language, words, version }),
    toValues: (stored: Words) => stored,
  });
  const { form } = state;
  const labels = Object.fromEntries(PARTS.map((part) => [part, t(`adminMails:parts.${part}`)]));
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Text size="sm" mb="sm">
          {t('adminMails:placeholders')}{' '}
          {read.placeholders.map((name) => (
            <Code key={name} dir="ltr" mx={2}>{`{{${name}}}`}</Code>
          ))}
        </Text>
        <AdminForm state={state} need="mails.change" labels={labels}>
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
        </AdminForm>
        {mayChange && read.changed.length > 0 ? (
          <Group mt="md">
            <ConfirmButton
              label={t('adminSettings:reset')}
              title={t('adminMails:resetTitle')}
              text={t('adminMails:resetText')}
              onConfirm={async () => {
                const answer = await runAction('mails.reset-words', { template, language });
                if (answer.ok) window.location.reload();
              }}
            />
          </Group>
        ) : null}
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Preview key={read.version} read={read} words={form.values} first={preview} />
      </Grid.Col>
    </Grid>
  );
}

/** The texts of an email in one language, with a preview. Source: OR-03 */
export default function Template() {
  const { t } = useLanguage();
  const { read, preview, mayChange } = useLoaderData<typeof loader>();
  const query = useQuery();
  return (
    <ScreenPage
      title={t(`adminMails:names.${read.template}`)}
      lead={t('adminMails:templateLead')}
      actions={
        <>
          <MailHistory read={read} mayChange={mayChange} />
          <SegmentedControl
            data-look
            aria-label={t('adminMails:language')}
            data={[
              { value: 'en', label: t('admin:languages.en') },
              { value: 'ar', label: t('admin:languages.ar') },
            ]}
            value={read.language}
            onChange={(language) => query.set({ language })}
          />
        </>
      }
    >
      <WordsForm
        key={`${read.template}:${read.language}`}
        read={read}
        preview={preview}
        mayChange={mayChange}
      />
    </ScreenPage>
  );
}
