import { Alert, List, ScrollArea, Text } from '@mantine/core';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';

type Affected = ValueOf<'products.preview-many'>['affected'];

const KINDS = ['ended', 'replaced', 'planned'] as const;

/** Formats the days of an affected sale as in the list. */
function useSaleDays() {
  const { t, language } = useLanguage();
  return ({ startsAt, endsAt }: Affected['sales'][number]): string => {
    const moment = (at: Date | string | null) => (at === null ? '' : formatMoment(new Date(at), language));
    if (startsAt === null && endsAt === null) return t('adminProducts:bulk.affected.always');
    const which = endsAt === null ? 'saleFrom' : startsAt === null ? 'saleUntil' : 'saleBetween';
    return t(`adminProducts:list.${which}`, { from: moment(startsAt), until: moment(endsAt) });
  };
}

/** The sales that a change ends or replaces, with prices and days. */
export function AffectedSales({ affected, startsLater }: { affected: Affected; startsLater: boolean }) {
  const { t, language } = useLanguage();
  const daysOf = useSaleDays();
  const label = t('adminProducts:bulk.affected.title');
  if (affected.count === 0) return null;
  return (
    <Alert color="yellow" role="alert" title={label}>
      {KINDS.filter((kind) => affected.products[kind] > 0).map((kind) => (
        <Text key={kind} size="sm">
          {t(`adminProducts:bulk.affected.${kind}`, { count: affected.products[kind] })}
          {kind === 'ended' && startsLater ? ` ${t('adminProducts:bulk.affected.between')}` : ''}
        </Text>
      ))}
      <ScrollArea.Autosize
        mah={180}
        mt="xs"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}
      >
        <List size="sm">
          {affected.sales.map((sale) => (
            <List.Item key={`${sale.id}/${sale.variationId}`}>
              <bdi>
                {[inLanguage(sale.name, language), inLanguage(sale.option, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
              : <Price money={aed(sale.saleMinor)} /> · {daysOf(sale)}
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {affected.count > affected.sales.length ? (
        <Text size="sm">
          {t('adminProducts:bulk.affected.more', { count: affected.count - affected.sales.length })}
        </Text>
      ) : null}
    </Alert>
  );
}
