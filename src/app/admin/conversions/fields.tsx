import { Table } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { namedParams } from '#shop/conversions/rules/requests.ts';
import { useLanguage } from '#views/language/language.tsx';

type Listed = ValueOf<'conversions.list'>['rows'][number];

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A list is a line for each of its members. */
const linesOf = (name: string, value: unknown): [string, string][] =>
  Array.isArray(value) ? value.map((one, at) => [`${name}[${at}]`, written(one)]) : [[name, written(value)]];

/** The fields of an event under the names that the service gets them by. */
export function Fields({ service, params }: Pick<Listed, 'service' | 'params'>) {
  const { t } = useLanguage();
  const rows = Object.entries(namedParams(service, params))
    .flatMap(([name, value]) => linesOf(name, value))
    .filter(([, value]) => value !== '');
  return (
    <details>
      <summary>{t('adminConversions:fields')}</summary>
      <Table dir="ltr" withRowBorders={false} verticalSpacing={2} fz="xs" miw="20rem">
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
