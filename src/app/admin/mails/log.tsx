import { Badge, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { LogTable } from '../parts/lists/log-table.tsx';
import { EmptyList, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/log';
import { MailTabs } from './mail-tabs.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const STATES = ['waiting', 'sent', 'failed'] as const;
const COLOURS = { waiting: 'yellow', sent: 'green', failed: 'red' } as const;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const status = STATES.find((one) => one === query.get('status'));
  const before = query.get('before') ?? '';
  return loadAction(args, 'mails.log', {
    recipient: query.get('q')?.trim() || undefined,
    status,
    before: /^\d{1,9}$/.test(before) ? before : undefined,
  });
}

export function MailState({ status }: { status: keyof typeof COLOURS }) {
  const { t } = useLanguage();
  return (
    <Badge color={COLOURS[status]} variant="light">
      {t(`adminMails:states.${status}`)}
    </Badge>
  );
}

/** The log of emails with their states. */
export default function MailLog() {
  const { t, to, language } = useLanguage();
  const { mails, hasMore } = useLoaderData<typeof loader>();
  const last = mails.at(-1);
  return (
    <ScreenPage title={t('adminMails:menu.mails')} lead={t('adminMails:logLead')}>
      <MailTabs current="log" />
      <Filters list="mails">
        <FilterText label={t('adminMails:recipient')} />
        <FilterSelect
          name="status"
          label={t('adminMails:state')}
          choices={STATES.map((value) => ({ value, label: t(`adminMails:states.${value}`) }))}
        />
      </Filters>
      {mails.length === 0 ? (
        <div className="admin-surface">
          <EmptyList title={t('adminMails:none')} text={t('adminMails:noneText')} />
        </div>
      ) : (
        <LogTable
          label={t('adminMails:menu.mails')}
          headings={[
            t('adminMails:when'),
            t('adminMails:recipient'),
            t('adminMails:subject'),
            t('adminMails:state'),
          ]}
          older={hasMore && last !== undefined ? String(last.id) : null}
        >
          {mails.map((mail) => (
            <Table.Tr key={mail.id}>
              <Table.Td className="admin-number">{formatMoment(mail.createdAt, language)}</Table.Td>
              <Table.Td>
                <bdi>{mail.recipient}</bdi>
              </Table.Td>
              <Table.Td>
                <Link data-row to={to(`/admin/mails/${mail.id}/`)}>
                  <bdi>{mail.subject}</bdi>
                </Link>
              </Table.Td>
              <Table.Td>
                <MailState status={mail.status} />
                {mail.attempts > 1 ? (
                  <Text size="xs" c="dimmed">
                    {t('adminMails:attempts', { count: mail.attempts })}
                  </Text>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </LogTable>
      )}
    </ScreenPage>
  );
}
