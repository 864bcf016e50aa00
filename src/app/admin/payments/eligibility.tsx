import { Badge, List, Table } from '@mantine/core';
import type { PaymentMethod, Reason } from '#shop/payments';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { useAmountText, useMethodName } from '../orders/words.ts';
import '../parts/lists/list.css';

function useReason() {
  const { t } = useLanguage();
  const amountText = useAmountText();
  return ({ rule, amount, emirate, device, class: product }: Reason) =>
    t(`payments:reasons.${rule}`, {
      amount: amount === undefined ? '' : amountText(amount),
      emirate: emirate === undefined ? '' : t(`checkout:emirates.${emirate}`, { defaultValue: emirate }),
      device: device === undefined ? '' : t(`adminOrders:devices.${device}`),
      class: product === undefined ? '' : t(`adminOrders:classes.${product}`),
    });
}

/** The reasons why a payment method is not available. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  const wordsOf = useReason();
  return (
    <List size="sm">
      {reasons.map((reason) => (
        <List.Item key={reason.rule}>{wordsOf(reason)}</List.Item>
      ))}
    </List>
  );
}

/** All payment methods with their availability and reasons. Source: PM-04 */
export function Eligibility({ methods }: { methods: readonly PaymentMethod[] }) {
  const { t } = useLanguage();
  const nameOf = useMethodName();
  return (
    <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table
        className="admin-table admin-stacked"
        verticalSpacing="xs"
        aria-label={t('adminPayments:eligibility')}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminOrders:method')}</Table.Th>
            <Table.Th>{t('adminPayments:verdict')}</Table.Th>
            <Table.Th>{t('adminPayments:why')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {methods.map(({ code, isOffered, reasons, fee, firstStatus }) => (
            <Table.Tr key={code}>
              <Table.Td data-name>{nameOf(code)}</Table.Td>
              <Table.Td>
                <Badge color={isOffered ? 'green' : 'gray'} variant="light">
                  {t(isOffered ? 'adminPayments:offered' : 'adminPayments:notOffered')}
                </Badge>
              </Table.Td>
              <Table.Td>
                {isOffered ? (
                  <>
                    {t('adminPayments:beginsAs', { name: t(`adminOrders:statuses.${firstStatus}`) })}
                    {fee.minor === 0 ? null : (
                      <>
                        {' · '}
                        {t('adminOrders:fee')} <Price money={fee} />
                      </>
                    )}
                  </>
                ) : (
                  <ReasonList reasons={reasons} />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
