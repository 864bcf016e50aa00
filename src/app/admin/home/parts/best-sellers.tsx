import { Anchor, Group, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { Fils } from '../../parts/money.tsx';
import type { Days } from '../rules/period.ts';

type Sold = NonNullable<ValueOf<'home.show'>['period']>['bestSellers'];

/** The products with the highest sales in the period. */
export function BestSellers({
  sold,
  days,
  none,
}: {
  sold: Sold;
  days: Days;
  /** Why the list is empty. */
  none: 'noneSold' | 'onlyRefunds' | 'allReturned';
}) {
  const { t, to, language } = useLanguage();
  const all = new URLSearchParams({ report: 'products', ...days });
  return (
    <section aria-labelledby="home-best">
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5" id="home-best">
          {t('adminHome:bestSellers')}
        </Title>
        <Anchor component={Link} size="sm" to={to(`/admin/reports/?${all}`)}>
          {t('adminHome:all')}
        </Anchor>
      </Group>
      {sold.length === 0 ? (
        <Text c="dimmed">{t(`adminHome:${none}`)}</Text>
      ) : (
        <Table className="admin-table" aria-labelledby="home-best">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminHome:product')}</Table.Th>
              <Table.Th ta="end">{t('adminHome:pieces')}</Table.Th>
              <Table.Th ta="end">{t('adminHome:figures.net')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sold.map(({ productId, name, sku, pieces, total }) => (
              <Table.Tr key={`${productId} ${sku} ${name}`}>
                <Table.Th scope="row" fw={400} style={{ whiteSpace: 'normal' }}>
                  <Anchor
                    component={Link}
                    inherit
                    data-row
                    to={to(`/admin/products/?q=${encodeURIComponent(sku || name)}`)}
                  >
                    <bdi>{name}</bdi>
                  </Anchor>
                </Table.Th>
                <Table.Td ta="end" className="admin-number">
                  {formatNumber(pieces, language)}
                </Table.Td>
                <Table.Td ta="end" className="admin-number">
                  <Fils fils={total} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
