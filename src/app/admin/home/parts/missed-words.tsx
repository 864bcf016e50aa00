import { Anchor, Group, Paper, Table, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';

/** Recent searches without results. */
export function MissedWords({ words }: { words: NonNullable<ValueOf<'home.show'>['missedWords']> }) {
  const { t, to, language } = useLanguage();
  if (words.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="home-missed">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id="home-missed">
          {t('adminHome:missed')}
        </Title>
        <Anchor component={Link} size="sm" to={to('/admin/reports/?report=words')}>
          {t('adminHome:all')}
        </Anchor>
      </Group>
      <Table className="admin-table" aria-labelledby="home-missed">
        <Table.Tbody>
          {words.map(({ words: sought, count }) => (
            <Table.Tr key={sought}>
              <Table.Th scope="row" fw={400} c="inherit" className="admin-wrap">
                <bdi>{sought}</bdi>
              </Table.Th>
              <Table.Td ta="end" className="admin-number">
                {formatNumber(count, language)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
