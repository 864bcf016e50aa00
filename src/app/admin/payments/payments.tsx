import { Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { aed, formatAmount, minus } from '#kernel/money.ts';
import { PAYMENT_STATES } from '#shop/payments/payment.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { MarkPaidOut } from '../orders/mark-paid-out.tsx';
import { OrderPart } from '../orders/order-part.tsx';
import { useMethodName } from '../orders/words.ts';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { EmptyList, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/payments';
import { TryBasket } from './try-basket.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const [listed, mismatches, refunds] = await Promise.all([
    loadAction(args, 'payments.list', {
      state: query.get('state'),
      q: query.get('q') ?? '',
      page: Number(query.get('page') ?? 1),
    }),
    loadAction(args, 'payments.mismatches', {}),
    loadAction(args, 'refunds.waiting', {}),
  ]);
  const rights = await rightsIn(args);
  const may = { mayRefund: rights.includes('orders.refund'), maySet: rights.includes('settings.see') };
  return { ...listed, mismatches, refunds, ...may };
}

function OrderLink({ id }: { id: number }) {
  const { t, to } = useLanguage();
  return (
    <Link data-row to={to(`/admin/orders/${id}/`)}>
      {t('adminOrders:one', { number: id })}
    </Link>
  );
}

/** The mismatches between payments, orders and provider at the last reconciliation. Source: PM-05 */
function Mismatches({ mismatches }: { mismatches: ValueOf<'payments.mismatches'> }) {
  const { t, language } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const mayCompare = useRights().includes('orders.refund');
  const compare = async () => {
    const answer = await runAction('payments.reconcile', {});
    if (answer.ok)
      notifications.show({ message: t('adminPayments:compared', { count: answer.value.found }) });
  };
  return (
    <OrderPart
      title={t('adminPayments:mismatches')}
      actions={
        mayCompare ? (
          <Button variant="default" loading={isBusy} onClick={() => void compare()}>
            {t('adminPayments:compare')}
          </Button>
        ) : null
      }
    >
      {words === null ? null : (
        <Text c="red" role="alert">
          {words}
        </Text>
      )}
      {mismatches.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('adminPayments:allMatches')}
        </Text>
      ) : (
        <Stack gap="sm">
          {mismatches.map(({ kind, orderId, paymentId, facts, at }) => (
            <div key={`${kind}-${orderId}-${paymentId}`}>
              <Text size="sm" component="div">
                {orderId === null ? null : <OrderLink id={orderId} />} ·{' '}
                {t(`adminPayments:mismatch.${kind}`, { defaultValue: kind })}
              </Text>
              <Text size="xs" c="dimmed" component="div">
                {formatMoment(at, language)}
                {Object.entries(facts).map(([name, fact]) => (
                  <span key={name}>
                    {' · '}
                    <bdi>
                      {name}: {typeof fact === 'number' ? formatAmount(aed(fact)) : fact}
                    </bdi>
                  </span>
                ))}
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </OrderPart>
  );
}

/** Refunds that have to be paid manually. */
function WaitingRefunds({ refunds, mayRefund }: { refunds: ValueOf<'refunds.waiting'>; mayRefund: boolean }) {
  const { t, language } = useLanguage();
  return (
    <OrderPart title={t('adminPayments:byHand')} anchor="refunds">
      {refunds.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('adminPayments:noneByHand')}
        </Text>
      ) : (
        <Stack gap="md">
          {refunds.map(({ id, orderId, total, toGiftCards, reason, at }) => (
            <div key={id}>
              <Text size="sm" component="div">
                <OrderLink id={orderId} /> · <Price money={minus(total, toGiftCards)} />
              </Text>
              <Text size="xs" c="dimmed">
                {formatMoment(at, language)} · <bdi>{reason}</bdi>
              </Text>
              {mayRefund ? <MarkPaidOut id={id} /> : null}
            </div>
          ))}
        </Stack>
      )}
    </OrderPart>
  );
}

type Payment = ValueOf<'payments.list'>['payments'][number];

function PaymentRow({ payment }: { payment: Payment }) {
  const { t, language } = useLanguage();
  const nameOf = useMethodName();
  return (
    <Table.Tr>
      <Table.Td>
        <OrderLink id={payment.orderId} />
      </Table.Td>
      <Table.Td>{nameOf(payment.method)}</Table.Td>
      <Table.Td>
        <Badge variant="light" className="admin-state">
          {t(`adminOrders:paymentStates.${payment.state}`)}
        </Badge>
        {payment.failure === null ? null : (
          <Text size="xs" c="red">
            {t(`payments:failures.${payment.failure}`)}
          </Text>
        )}
      </Table.Td>
      {[payment.amountMinor, payment.capturedMinor, payment.refundedMinor].map((minor, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three sums that never change places
        <Table.Td key={index} ta="end" className="admin-number">
          {minor === 0 ? '–' : <Price money={aed(minor)} />}
        </Table.Td>
      ))}
      <Table.Td className="admin-number">{formatMoment(payment.startedAt, language)}</Table.Td>
    </Table.Tr>
  );
}

function PaymentList() {
  const { t } = useLanguage();
  const { payments, page, hasMore } = useLoaderData<typeof loader>();
  const query = useQuery();
  const heads = ['number', 'method', 'status', 'amount', 'taken', 'sentBack', 'begun'] as const;
  if (payments.length === 0)
    return (
      <div className="admin-surface">
        <EmptyList title={t('adminPayments:noPaymentsHere')} text={t('adminPayments:noPaymentsText')} />
      </div>
    );
  return (
    <>
      <Table.ScrollContainer
        minWidth={760}
        className="admin-surface"
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      >
        <Table className="admin-table" highlightOnHover horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              {heads.map((head, index) => (
                <Table.Th key={head} ta={index > 2 && index < 6 ? 'end' : 'start'}>
                  {t(`adminOrders:${head}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="center">
        {page > 1 ? (
          <Button variant="default" onClick={() => query.set({ page: String(page - 1) })}>
            {t('admin:list.previous')}
          </Button>
        ) : null}
        {hasMore ? (
          <Button variant="default" onClick={() => query.set({ page: String(page + 1) })}>
            {t('admin:list.next')}
          </Button>
        ) : null}
      </Group>
    </>
  );
}

/** The list of payments, with mismatches, manual refunds, and a test of payment methods. */
export default function Payments() {
  const { t, to } = useLanguage();
  const { mismatches, refunds, mayRefund, maySet } = useLoaderData<typeof loader>();
  const states = PAYMENT_STATES.map((value) => ({ value, label: t(`adminOrders:paymentStates.${value}`) }));
  return (
    <ScreenPage
      title={t('adminPayments:menu.payments')}
      lead={t('adminPayments:paymentsLead')}
      actions={
        maySet ? (
          <Button component={Link} variant="default" to={to('/admin/payments/ways/')}>
            {t('adminPayments:ways')}
          </Button>
        ) : null
      }
    >
      <WaitingRefunds refunds={refunds} mayRefund={mayRefund} />
      <Mismatches mismatches={mismatches} />
      <Filters list="payments">
        <FilterText label={t('adminPayments:orderNumber')} />
        <FilterSelect name="state" label={t('adminOrders:status')} choices={states} />
      </Filters>
      <PaymentList />
      {/* For members who may see the methods, it is on their screen. */}
      {maySet ? null : <TryBasket />}
    </ScreenPage>
  );
}
