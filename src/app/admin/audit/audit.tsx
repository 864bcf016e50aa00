import { Badge, Table, Text } from '@mantine/core';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { LogTable } from '../parts/lists/log-table.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/audit';
import { auditAreas } from './messages/en/areas.ts';
import { sentenceOf } from './rules/sentence.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const before = text('before');
  return loadAction(args, 'audit.list', {
    action: text('q'),
    subject: text('subject'),
    before: before !== undefined && !Number.isNaN(Date.parse(before)) ? before : undefined,
  });
}

/** The outcome of an entry, as a coloured badge. */
export function Outcome({ outcome }: { outcome: string | null }) {
  const { t } = useLanguage();
  if (outcome === 'done')
    return (
      <Badge color="green" variant="light">
        {t('adminAudit:done')}
      </Badge>
    );
  if (outcome === null)
    return (
      <Badge color="yellow" variant="light">
        {t('adminAudit:open')}
      </Badge>
    );
  return (
    <Badge color="red" variant="light">
      {outcome === 'fault' ? t('adminAudit:fault') : t('adminAudit:refused')}
    </Badge>
  );
}

/** The audit log, newest first: a sentence per entry, linked to its details. Source: RO-04 */
export default function Audit() {
  const { t, to, language } = useLanguage();
  const { entries, names, hasMore } = useLoaderData<typeof loader>();
  const last = entries.at(-1);
  const requested = useSearchParams()[0].get('q') ?? '';
  const areas = Object.keys(auditAreas)
    .map((area) => ({ value: `${area}.`, label: t(`adminAudit:areas.${area}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  // Links may filter by a single action.
  const isAction = requested !== '' && areas.every(({ value }) => value !== requested);
  const choices = isAction ? [{ value: requested, label: requested }, ...areas] : areas;
  return (
    <ScreenPage title={t('adminAudit:menu.audit')} lead={t('adminAudit:lead')}>
      <Filters list="audit">
        <FilterSelect name="q" label={t('adminAudit:area')} choices={choices} />
        <FilterText name="subject" label={t('adminAudit:subject')} />
      </Filters>
      {entries.length === 0 ? (
        <NothingHere title={t('adminAudit:none')} text={t('adminAudit:noneText')} />
      ) : (
        <LogTable
          label={t('adminAudit:menu.audit')}
          minWidth={300}
          headings={[t('adminAudit:activity'), t('adminAudit:outcome')]}
          older={hasMore && last !== undefined ? last.at.toISOString() : null}
        >
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td className="admin-wrap">
                <Link data-row to={to(`/admin/audit/${entry.id}/`)}>
                  {sentenceOf(t, { ...entry, names })}
                </Link>
                <Text size="xs" c="dimmed">
                  {formatMoment(entry.at, language)}
                  {entry.changes === 0 ? null : ` · ${t('adminAudit:changeCount', { count: entry.changes })}`}
                </Text>
              </Table.Td>
              <Table.Td>
                <Outcome outcome={entry.outcome} />
              </Table.Td>
            </Table.Tr>
          ))}
        </LogTable>
      )}
    </ScreenPage>
  );
}
