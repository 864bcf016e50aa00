import { Badge, Group, Table } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/templates';
import { MailTabs } from './mail-tabs.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return { templates: await loadAction(args, 'mails.templates', {}) };
}

/** The list of email templates. Source: OR-03 */
export default function Templates() {
  const { t, to } = useLanguage();
  const { templates } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminMails:templates')} lead={t('adminMails:templatesLead')}>
      <MailTabs current="templates" />
      <ScrollTable label={t('adminMails:templates')} minWidth={280}>
        <Table className="admin-table" highlightOnHover horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminMails:template')}</Table.Th>
              <Table.Th>{t('adminMails:own')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {templates.map(({ template, changed }) => (
              <Table.Tr key={template}>
                <Table.Td>
                  <Link data-row to={to(`/admin/mails/templates/${template}/`)}>
                    {t(`adminMails:names.${template}`)}
                  </Link>
                </Table.Td>
                <Table.Td>
                  <Group gap={4}>
                    {changed.map((language) => (
                      <Badge key={language} variant="light">
                        {t(`admin:languages.${language}`)}
                      </Badge>
                    ))}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </ScreenPage>
  );
}
