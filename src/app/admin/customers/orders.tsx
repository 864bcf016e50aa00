import { Button, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Amount } from '../parts/amount.tsx';
import { useQuery } from '../parts/use-query.ts';
import type { Known } from './known.ts';

/** What somebody ordered, the newest first, and what it came to. Source: CU-01 */
export function CustomerOrders({ orders }: { orders: Known['orders'] }) {
  const { t, to, language } = useLanguage();
  const query = useQuery();
  const { rows, page, hasMore, count, totalMinor } = orders;
  if (count === 0) return <Text c="dimmed">{t('deskCustomers:noOrdersYet')}</Text>;
  const go = (next: number) => query.set({ page: next === 1 ? '' : String(next) });
  return (
    <>
      <Text mb="xs">
        {t('deskCustomers:orderCount', { count })} · {t('deskCustomers:spent')} <Amount minor={totalMinor} />
      </Text>
      <Table.ScrollContainer
        minWidth={420}
        scrollAreaProps={{
          viewportProps: { tabIndex: 0, role: 'region', 'aria-label': t('deskCustomers:orders') },
        }}
      >
        <Table className="desk-table" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('deskCustomers:order')}</Table.Th>
              <Table.Th>{t('deskCustomers:placed')}</Table.Th>
              <Table.Th>{t('deskCustomers:state')}</Table.Th>
              <Table.Th ta="end">{t('deskCustomers:total')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td>
                  <Link data-row to={to(`/admin/orders/${order.id}/`)}>
                    <bdi>#{order.id}</bdi>
                  </Link>
                </Table.Td>
                <Table.Td className="desk-number">{formatMoment(order.placedAt, language)}</Table.Td>
                <Table.Td>{t(`account:orders.statuses.${order.status}`)}</Table.Td>
                <Table.Td ta="end">
                  <Amount minor={order.totalMinor} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {page > 1 || hasMore ? (
        <Group justify="center" mt="sm">
          {page > 1 ? (
            <Button size="xs" variant="default" onClick={() => go(page - 1)}>
              {t('deskCustomers:newerOrders')}
            </Button>
          ) : null}
          {hasMore ? (
            <Button size="xs" variant="default" onClick={() => go(page + 1)}>
              {t('deskCustomers:olderOrders')}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </>
  );
}
