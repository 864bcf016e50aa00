import { Badge, ScrollArea, Table, Text } from '@mantine/core';
import { aed } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';

type PricePreviewRow = Readonly<{
  id: number | string;
  name: string;
  /** In fils; null without a price. */
  before: number | null;
  after: number | null;
  isWrong: boolean;
}>;

function Amount({ minor }: { minor: number | null }) {
  return minor === null ? <span>–</span> : <Price money={aed(minor)} />;
}

/**
 * Prices before and after a change; invalid ones are marked.
 *
 * @param isAmountMissing whether the change lacks its amount
 */
export function PricePreviewTable({
  rows,
  isAmountMissing,
}: {
  rows: readonly PricePreviewRow[];
  isAmountMissing: boolean;
}) {
  const { t } = useLanguage();
  const label = t('adminProducts:bulk.preview');
  if (rows.length === 0)
    return (
      <Text size="sm">{t(`adminProducts:bulk.${isAmountMissing ? 'previewNone' : 'previewSame'}`)}</Text>
    );
  return (
    <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}>
      <Table className="admin-table" aria-label={label} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminProducts:list.product')}</Table.Th>
            <Table.Th ta="end">{t('adminProducts:bulk.before')}</Table.Th>
            <Table.Th ta="end">{t('adminProducts:bulk.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, name, before, after, isWrong }) => (
            <Table.Tr key={id}>
              <Table.Td style={{ whiteSpace: 'normal' }}>
                {name}{' '}
                {isWrong ? (
                  <Badge color="red" variant="light">
                    {t('adminProducts:bulk.aboveRegular')}
                  </Badge>
                ) : null}
              </Table.Td>
              <Table.Td ta="end" className="admin-number">
                <Amount minor={before} />
              </Table.Td>
              <Table.Td ta="end" className="admin-number" fw={before === after ? undefined : 600}>
                <Amount minor={after} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
