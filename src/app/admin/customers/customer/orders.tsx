import { Button, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Amount } from '../../parts/amount.tsx';
import { useQuery } from '../../parts/lists/use-query.ts';
import type { Known } from '../known.ts';

/** The customer's orders, newest first, with their total. Source: CU-01 */
export function CustomerOrders({ orders }: { orders: Known['orders'] }) {
  const { t, to, language } = useLanguage();
  const query = useQuery();
  const { rows, page, hasMore, count, totalMinor } = orders;
  if (count === 0) return <Text c="dimmed">{t('adminCustomers:noOrdersYet')}</Text>;
  const go = (next: number) => query.set({ page: next === 1 ? '' : String(next) });
  return (
    <>
      <Text mb="xs">
        {t('adminCustomers:orderCount', { count })} · {t('adminCustomers:spent')}{' '}
        <Amount minor={totalMinor} />
      </Text>
      <Table.ScrollContainer
        minWidth={420}
        scrollAreaProps={{
          viewportProps: { tabIndex: 0, role: 'region', 'aria-label': t('adminCustomers:orders') },
        }}
      >
        <Table className="admin-table" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminCustomers:order')}</Table.Th>
              <Table.Th>{t('adminCustomers:placed')}</Table.Th>
              <Table.Th>{t('adminCustomers:state')}</Table.Th>
              <Table.Th ta="end">{t('adminCustomers:total')}</Table.Th>
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
                <Table.Td className="admin-number">{formatMoment(order.placedAt, language)}</Table.Td>
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
              {t('adminCustomers:newerOrders')}
            </Button>
          ) : null}
          {hasMore ? (
            <Button size="xs" variant="default" onClick={() => go(page + 1)}>
              {t('adminCustomers:olderOrders')}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </>
  );
}
