import { Table } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';

type Params = ValueOf<'conversions.list'>['rows'][number]['params'];

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The fields of an event under the names that the service gets them by. */
export function Fields({ params }: { params: Params }) {
  const { t } = useLanguage();
  const { items, ...plain } = params;
  const rows = [...Object.entries(plain), ...items.map((item, at) => [`items[${at}]`, item] as const)].filter(
    ([, value]) => value !== '',
  );
  return (
    <details>
      <summary>{t('adminConversions:fields')}</summary>
      <Table dir="ltr" withRowBorders={false} verticalSpacing={2} fz="xs">
        <Table.Tbody>
          {rows.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th fw={500}>{name}</Table.Th>
              <Table.Td className="admin-wrap">{written(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
