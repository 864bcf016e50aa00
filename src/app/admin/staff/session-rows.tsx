import { Badge, Button, Table, Text } from '@mantine/core';
import { deviceOf } from '#shop/customers/rules/device.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';

/** A session as returned by an action. */
type ShownSession<Id> = Readonly<{ id: Id; agent: string; createdAt: Date | string; seenAt: Date | string }>;

/** The sessions of a member; `current` is that of this browser. */
export function SessionRows<Id extends number>({
  sessions,
  current,
  onEnd,
}: {
  sessions: readonly ShownSession<Id>[];
  current: Id | null;
  onEnd: (id: Id) => void;
}) {
  const { t, language } = useLanguage();
  return (
    <Table className="admin-table">
      <Table.Tbody>
        {sessions.map(({ id, agent, createdAt, seenAt }) => {
          const { browser, system } = deviceOf(agent);
          return (
            <Table.Tr key={id}>
              <Table.Td>
                {[browser, system].filter(Boolean).join(' · ') || t('adminStaff:me.unknownDevice')}
                <Text size="sm" c="dimmed">
                  {t('adminStaff:lastSeen', { at: formatMoment(new Date(seenAt), language) })}
                  {' · '}
                  {t('adminStaff:signedIn', { at: formatMoment(new Date(createdAt), language) })}
                </Text>
              </Table.Td>
              <Table.Td ta="end">
                {id === current ? (
                  <Badge variant="light">{t('adminStaff:me.here')}</Badge>
                ) : (
                  <Button size="xs" variant="default" onClick={() => onEnd(id)}>
                    {t('adminStaff:me.end')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
