import { Badge, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ask } from '../ask.server.ts';
import { Filters, FilterText } from '../parts/filters.tsx';
import { LogTable } from '../parts/log-table.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/audit';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const before = text('before');
  return ask(args, 'audit.list', {
    verb: text('q'),
    subject: text('subject'),
    before: before !== undefined && !Number.isNaN(Date.parse(before)) ? before : undefined,
  });
}

/** How an act ended, in colour and words. */
export function Outcome({ outcome }: { outcome: string | null }) {
  const { t } = useLanguage();
  if (outcome === 'done')
    return (
      <Badge color="green" variant="light">
        {t('desk:audit.done')}
      </Badge>
    );
  if (outcome === null)
    return (
      <Badge color="yellow" variant="light">
        {t('desk:audit.open')}
      </Badge>
    );
  return (
    <Badge color="red" variant="light">
      {outcome === 'fault' ? t('desk:audit.fault') : t('desk:audit.refused')}
    </Badge>
  );
}

/** Who did what, the newest first. Source: RO-04 */
export default function Audit() {
  const { t, to, language } = useLanguage();
  const { acts, hasMore } = useLoaderData<typeof loader>();
  const last = acts.at(-1);
  return (
    <ScreenPage title={t('desk:screens.audit')} lead={t('desk:audit.lead')}>
      <Filters list="audit">
        <FilterText label={t('desk:audit.verb')} />
        <FilterText name="subject" label={t('desk:audit.subject')} />
      </Filters>
      {acts.length === 0 ? (
        <NothingHere title={t('desk:audit.none')} text={t('desk:audit.noneText')} />
      ) : (
        <LogTable
          label={t('desk:screens.audit')}
          headings={[
            t('desk:audit.when'),
            t('desk:audit.who'),
            t('desk:audit.what'),
            t('desk:audit.subject'),
            t('desk:audit.changes'),
            t('desk:audit.outcome'),
          ]}
          older={hasMore && last !== undefined ? last.at.toISOString() : null}
        >
          {acts.map((act) => (
            <Table.Tr key={act.id}>
              <Table.Td className="desk-number">
                <Link data-row to={to(`/admin/audit/${act.id}/`)}>
                  {formatMoment(act.at, language)}
                </Link>
              </Table.Td>
              <Table.Td>{act.staffName}</Table.Td>
              <Table.Td>
                <Text size="sm" ff="monospace" dir="ltr" span>
                  {act.verb}
                </Text>
              </Table.Td>
              <Table.Td>
                <bdi>{act.subject}</bdi>
              </Table.Td>
              <Table.Td>{act.changes}</Table.Td>
              <Table.Td>
                <Outcome outcome={act.outcome} />
              </Table.Td>
            </Table.Tr>
          ))}
        </LogTable>
      )}
    </ScreenPage>
  );
}
