import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { FIGURES, type Figures } from '#shop/popup-figures/rules/figures.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';

const percent = ({ seen, acted }: Figures) => (seen === 0 ? '–' : `${Math.round((acted / seen) * 100)}%`);

type FiguresTableProps = Readonly<{
  label: string;
  /** The heading of the first column. */
  first: string;
  rows: readonly (Figures & Readonly<{ key: string; cell: ReactNode }>)[];
}>;

/** Popup events per row, with the conversion rate of views. */
export function FiguresTable({ label, first, rows }: FiguresTableProps) {
  const { t } = useLanguage();
  return (
    <ScrollTable label={label} minWidth={480}>
      <Table className="admin-table" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{first}</Table.Th>
            {FIGURES.map((name) => (
              <Table.Th key={name} ta="end">
                {t(`adminPopups:figures.${name}`)}
              </Table.Th>
            ))}
            <Table.Th ta="end">{t('adminPopups:figures.share')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cell, ...figures }) => (
            <Table.Tr key={key}>
              <Table.Td>{cell}</Table.Td>
              {FIGURES.map((name) => (
                <Table.Td key={name} ta="end" className="admin-number">
                  {figures[name]}
                </Table.Td>
              ))}
              <Table.Td ta="end" className="admin-number">
                {percent(figures)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}
