import { Badge, Group, Table } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { ask } from '../ask.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import type { Route } from './+types/templates';
import { MailTabs } from './mail-tabs.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return { templates: await ask(args, 'mails.templates', {}) };
}

/** Every mail the shop writes. Source: OR-03 */
export default function Templates() {
  const { t, to } = useLanguage();
  const { templates } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('desk:screens.mails')} lead={t('deskMails:templatesLead')}>
      <MailTabs current="templates" />
      <ScrollTable label={t('desk:screens.mails')} minWidth={420}>
        <Table className="desk-table" highlightOnHover horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('deskMails:template')}</Table.Th>
              <Table.Th>{t('deskMails:own')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {templates.map(({ template, changed }) => (
              <Table.Tr key={template}>
                <Table.Td>
                  <Link data-row to={to(`/admin/mails/templates/${template}/`)}>
                    {t(`deskMails:names.${template}`)}
                  </Link>
                </Table.Td>
                <Table.Td>
                  <Group gap={4}>
                    {changed.map((language) => (
                      <Badge key={language} variant="light">
                        {t(`desk:languages.${language}`)}
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
