import { Alert, Badge, Button, Code, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';

const COLOURS = { waiting: 'yellow', delivered: 'green', failed: 'red' } as const;

type Entry = ValueOf<'entries.open'>;
type DeliveriesProps = Readonly<{ entry: Entry; mayChange: boolean }>;

/** Shows the secret by which receivers verify webhooks, on request. */
function Secret() {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [secret, setSecret] = useState<string | null>(null);
  const show = async () => {
    const answer = await runAction('entries.webhook-secret', {});
    if (answer.ok) setSecret(answer.value);
  };
  if (secret !== null) return <Code>{secret}</Code>;
  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={() => void show()}>
      {t('adminEntries:webhook.secret')}
    </Button>
  );
}

/** The webhook deliveries of an entry, with results. */
export function Deliveries({ entry, mayChange }: DeliveriesProps) {
  const { t, language } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const mayKnow = useRights().includes('settings.change');
  const { id, deliveries } = entry;
  if (deliveries.length === 0) return null;
  const again = async (delivery: number) => {
    await runAction('entries.redeliver', { id, delivery });
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600}>{t('adminEntries:webhook.title')}</Text>
          {mayKnow ? <Secret /> : null}
        </Group>
        {words === null ? null : <Alert color="red" role="alert" title={words} />}
        <ScrollTable label={t('adminEntries:webhook.title')} minWidth={480}>
          <Table className="admin-table">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('adminEntries:webhook.address')}</Table.Th>
                <Table.Th>{t('adminEntries:state')}</Table.Th>
                <Table.Th>{t('adminEntries:webhook.attempts')}</Table.Th>
                <Table.Th>{t('adminEntries:webhook.answer')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {deliveries.map(({ id: delivery, url, status, attempts, lastStatus, lastError, triedAt }) => (
                <Table.Tr key={delivery}>
                  <Table.Td className="admin-wrap">
                    <bdi dir="ltr">{url}</bdi>
                  </Table.Td>
                  <Table.Td>
                    <Badge component="span" variant="light" color={COLOURS[status]}>
                      {t(`adminEntries:webhook.states.${status}`)}
                    </Badge>{' '}
                    {mayChange && status === 'failed' ? (
                      <Button
                        size="xs"
                        variant="default"
                        loading={isBusy}
                        onClick={() => void again(delivery)}
                      >
                        {t('adminEntries:webhook.again')}
                      </Button>
                    ) : null}
                  </Table.Td>
                  <Table.Td className="admin-number">{attempts}</Table.Td>
                  <Table.Td>
                    {lastError === '' ? null : t(`adminEntries:webhook.errors.${lastError}`)}{' '}
                    {lastStatus ?? ''}{' '}
                    {triedAt === null ? null : (
                      <Text span size="xs" c="dimmed">
                        {formatMoment(triedAt, language)}
                      </Text>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollTable>
      </Stack>
    </Paper>
  );
}
