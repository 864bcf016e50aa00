import { Button, Group, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import './list.css';
import { ScrollTable } from './scroll-table.tsx';
import { useQuery } from './use-query.ts';

type LogTableProps = {
  label: string;
  headings: readonly string[];
  /** Below this width it scrolls horizontally. */
  minWidth?: number;
  /** Rows of the table, newest first. */
  children: ReactNode;
  /** The `before` parameter of the next older page; null if there is none. */
  older: string | null;
};

/** A log, newest first, with a link to older entries. */
export function LogTable({ label, headings, minWidth = 680, children, older }: LogTableProps) {
  const { t } = useLanguage();
  const query = useQuery();
  return (
    <>
      <ScrollTable label={label} minWidth={minWidth}>
        <Table className="admin-table admin-stacked" highlightOnHover horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              {headings.map((heading) => (
                <Table.Th key={heading}>{heading}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </ScrollTable>
      {older === null ? null : (
        <Group justify="center">
          <Button variant="default" onClick={() => query.set({ before: older })}>
            {t('adminAudit:older')}
          </Button>
        </Group>
      )}
    </>
  );
}
