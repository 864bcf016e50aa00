import { Button, Paper, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { MailFrame } from '../parts/mail-frame.tsx';
import { ErrorAlert, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/mail';
import { MailState } from './log.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const mail = await loadAction(args, 'mails.show', { id: Number(args.params.id) });
  return { mail, mayResend: (await rightsIn(args)).includes('mails.change') };
}

/** The screen of a logged email and its state. */
export default function Mail() {
  const { t, language } = useLanguage();
  const { mail, mayResend } = useLoaderData<typeof loader>();
  const { runAction, isBusy, words } = useAction();
  const resend = async () => {
    const answer = await runAction('mails.resend', { id: mail.id });
    if (answer.ok) notifications.show({ message: t('adminMails:resent'), color: 'green' });
  };
  const moment = (at: Date | null) => (at === null ? '–' : formatMoment(at, language));
  return (
    <ScreenPage
      title={mail.subject}
      actions={
        mayResend ? (
          <Button loading={isBusy} onClick={() => void resend()}>
            {t('adminMails:resend')}
          </Button>
        ) : undefined
      }
    >
      <ErrorAlert words={words} />
      <Paper withBorder p="md">
        <Table className="admin-table" variant="vertical" layout="fixed">
          <Table.Tbody>
            <Table.Tr>
              <Table.Th w={160}>{t('adminMails:recipient')}</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <bdi>{mail.recipient}</bdi>
              </Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th>{t('adminMails:state')}</Table.Th>
              <Table.Td>
                <MailState status={mail.status} />
                {mail.lastError ? (
                  <Text size="sm" c="red" dir="ltr">
                    {mail.lastError}
                  </Text>
                ) : null}
              </Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th>{t('adminMails:written')}</Table.Th>
              <Table.Td>{moment(mail.createdAt)}</Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th>{t('adminMails:sent')}</Table.Th>
              <Table.Td>{moment(mail.sentAt)}</Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Paper>
      <MailFrame html={mail.html} title={mail.subject} />
    </ScreenPage>
  );
}
