import { Table, Text } from '@mantine/core';
import { ScrollTable } from './scroll-table.tsx';

type RefusedRowsProps = Readonly<{
  title: string;
  heads: Readonly<{ line: string; what: string; why: string }>;
  /** `what` names the row, `why` is the reason. */
  rows: readonly Readonly<{ line: number; what: string; why: string }>[];
}>;

/** The refused rows of an imported file, with reasons. */
export function RefusedRows({ title, heads, rows }: RefusedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ScrollTable label={title} minWidth={480}>
        <Table className="admin-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{heads.line}</Table.Th>
              <Table.Th>{heads.what}</Table.Th>
              <Table.Th>{heads.why}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ line, what, why }) => (
              <Table.Tr key={line}>
                <Table.Td className="admin-number">{line}</Table.Td>
                <Table.Td>
                  <bdi dir="ltr">{what || '–'}</bdi>
                </Table.Td>
                <Table.Td>{why}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </>
  );
}
