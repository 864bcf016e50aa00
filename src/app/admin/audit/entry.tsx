import { Code, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/entry';
import { Outcome } from './audit.tsx';
import { sentenceOf } from './rules/sentence.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'audit.show', { id: args.params.id });
}

function printed(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Fields = Readonly<Record<string, unknown>> | null;

/** The fields of a row before and after the change. */
function ChangedFields({ before, after }: { before: Fields; after: Fields }) {
  const { t } = useLanguage();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <ScrollTable label={t('adminAudit:changes')} minWidth={520} isPlain>
      <Table className="admin-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminAudit:field')}</Table.Th>
            <Table.Th>{t('adminAudit:before')}</Table.Th>
            <Table.Th>{t('adminAudit:after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Code>{name}</Code>
              </Table.Td>
              <Table.Td style={{ wordBreak: 'break-word' }}>
                <bdi>{printed(before?.[name])}</bdi>
              </Table.Td>
              <Table.Td style={{ wordBreak: 'break-word' }}>
                <bdi>{printed(after?.[name])}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

/** The stored input and all changed rows. */
function Details({ entry, input, changes }: Pick<Shown, 'entry' | 'input' | 'changes'>) {
  const { t } = useLanguage();
  return (
    <details>
      <summary>{t('adminAudit:details')}</summary>
      <Stack mt="sm">
        <Paper withBorder p="md">
          <Group>
            <Code>{entry.action}</Code>
            <bdi>{entry.subject}</bdi>
            <Text size="sm" c="dimmed" dir="ltr">
              {entry.place}
            </Text>
          </Group>
          <Text size="sm" mt="sm">
            {t('adminAudit:input')}
          </Text>
          <Code block dir="ltr">
            {JSON.stringify(input, null, 2)}
          </Code>
        </Paper>
        {changes.length === 0 ? <Text c="dimmed">{t('adminAudit:noChanges')}</Text> : null}
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list never changes its order
          <Paper key={index} withBorder p="md">
            <Title order={2} size="h5" mb="xs">
              <Code>{change.table}</Code> <bdi>{change.key}</bdi>
            </Title>
            <ChangedFields before={change.before} after={change.after} />
          </Paper>
        ))}
      </Stack>
    </details>
  );
}

/** An entry as a sentence, with its input and changed rows collapsed below. Source: RO-04 */
export default function AuditEntryPage() {
  const { t, language } = useLanguage();
  const { entry, names, input, changes } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminAudit:one')} lead={formatMoment(entry.at, language)}>
      <Paper withBorder p="md">
        <Group justify="space-between">
          <Text className="admin-wrap">{sentenceOf(t, { ...entry, names })}</Text>
          <Outcome outcome={entry.outcome} />
        </Group>
      </Paper>
      <Details entry={entry} input={input} changes={changes} />
    </ScreenPage>
  );
}
