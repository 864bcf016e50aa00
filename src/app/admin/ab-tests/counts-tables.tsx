import { Table, Text } from '@mantine/core';
import type { Language } from '#kernel/language.ts';
import type { VariantCounts } from '#shop/ab-tests/rules/difference.ts';
import { AB_VARIANTS } from '#shop/popups/popup.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { type ShownTest, toPoints } from './shown.ts';

const shareOf = ({ seen, successes }: VariantCounts, language: Language) =>
  seen === 0 ? '–' : `${toPoints(successes / seen, language)}%`;

type TestProps = Readonly<{ test: ShownTest }>;

function NumberCells({ values }: { values: readonly (readonly [string, string | number])[] }) {
  return values.map(([key, value]) => (
    <Table.Td key={key} ta="end" className="admin-number">
      {value}
    </Table.Td>
  ));
}

/** The counts that determine the result, by variant. */
export function VariantsTable({ test: { counted, success } }: TestProps) {
  const { t, language } = useLanguage();
  const heading = (name: string) => t(`adminAbTests:table.${name}`);
  return (
    <ScrollTable label={heading('variants')} minWidth={250} isPlain>
      <Table className="admin-table" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{heading('variant')}</Table.Th>
            {['seen', success, 'share'].map((name) => (
              <Table.Th key={name} ta="end">
                {heading(name)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {AB_VARIANTS.map((variant) => (
            <Table.Tr key={variant}>
              <Table.Td>{t(`adminAbTests:variant.${variant}`)}</Table.Td>
              <NumberCells
                values={[
                  ['seen', counted[variant].seen],
                  ['successes', counted[variant].successes],
                  ['share', shareOf(counted[variant], language)],
                ]}
              />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}

/** The counts of each day since the start, latest first. */
export function DaysTable({ test: { days } }: TestProps) {
  const { t } = useLanguage();
  const headings = AB_VARIANTS.flatMap((variant) => {
    const values = { variant: variant.toUpperCase() };
    return [t('adminAbTests:table.seenOf', values), t('adminAbTests:table.successesOf', values)];
  });
  return (
    <ScrollTable label={t('adminAbTests:table.days')} minWidth={480} isPlain>
      <Table className="admin-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminAbTests:table.day')}</Table.Th>
            {headings.map((heading) => (
              <Table.Th key={heading} ta="end">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map(({ day, a, b, isCounted }) => (
            <Table.Tr key={day}>
              <Table.Td>
                <bdi dir="ltr">{day}</bdi>
                {isCounted ? null : (
                  <Text size="sm" c="dimmed">
                    {t('adminAbTests:table.notCounted')}
                  </Text>
                )}
              </Table.Td>
              <NumberCells
                values={[
                  ['a.seen', a.seen],
                  ['a.successes', a.successes],
                  ['b.seen', b.seen],
                  ['b.successes', b.successes],
                ]}
              />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}
