import { NumberInput, SimpleGrid, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { aed } from '#kernel/money.ts';
import { VAT_PERCENT } from '#shop/taxes/rules/vat.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Amount } from '../parts/amount.tsx';
import { MoneyField } from '../parts/fields.tsx';
import { Section } from '../parts/forms/section.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { exampleSums } from './example.ts';

const FIRST = { unitPrice: 24_900, discount: 0, delivery: 1500, fee: 0 };
const AMOUNTS = ['unitPrice', 'discount', 'delivery', 'fee'] as const;
const MOST_PIECES = 9999;

/** An example order with the VAT of each amount. */
export function ExampleOrder() {
  const { t } = useLanguage();
  const [amounts, setAmounts] = useState(FIRST);
  const [quantity, setQuantity] = useState(1);
  const lines = exampleSums({
    quantity,
    unitPrice: aed(amounts.unitPrice),
    discount: aed(amounts.discount),
    delivery: aed(amounts.delivery),
    fee: aed(amounts.fee),
  });
  return (
    <Section title={t('adminTaxes:example')} lead={t('adminTaxes:exampleHelp')}>
      <SimpleGrid data-look cols={{ base: 2, sm: 5 }}>
        {AMOUNTS.map((name) => (
          <MoneyField
            key={name}
            label={t(`adminTaxes:${name}`)}
            value={amounts[name]}
            onChange={(fils) => setAmounts((now) => ({ ...now, [name]: fils ?? 0 }))}
          />
        ))}
        <NumberInput
          label={t('adminTaxes:quantity')}
          value={quantity}
          onChange={(typed) =>
            setQuantity(Math.min(MOST_PIECES, Math.max(1, Math.round(Number(typed) || 1))))
          }
          min={1}
          max={MOST_PIECES}
          allowDecimal={false}
        />
      </SimpleGrid>
      <ScrollTable label={t('adminTaxes:example')} minWidth={420} isPlain>
        <Table className="admin-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminTaxes:line')}</Table.Th>
              <Table.Th ta="end">{t('adminTaxes:gross')}</Table.Th>
              <Table.Th ta="end">{t('adminTaxes:vatIn', { percent: VAT_PERCENT })}</Table.Th>
              <Table.Th ta="end">{t('adminTaxes:net')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map(({ name, gross, vat, net }) => (
              <Table.Tr key={name} fw={name === 'total' ? 600 : undefined}>
                <Table.Td>{t(`adminTaxes:lines.${name}`)}</Table.Td>
                <Table.Td ta="end">
                  <Amount minor={gross.minor} />
                </Table.Td>
                <Table.Td ta="end">
                  <Amount minor={vat.minor} />
                </Table.Td>
                <Table.Td ta="end">
                  <Amount minor={net.minor} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
      <Text size="sm" c="dimmed">
        {t('adminTaxes:formula', { percent: VAT_PERCENT, whole: 100 + VAT_PERCENT })}
      </Text>
    </Section>
  );
}
