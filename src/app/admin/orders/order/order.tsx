import { Alert, Anchor, Button, CopyButton, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { parseOrderId } from '#kernel/ids.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { payPath } from '#views/order/received-path.ts';
import { visitContext } from '../../../context.ts';
import { loadAction, rightsIn } from '../../load-action.server.ts';
import { type May, OrderPart, type Shown } from '../order-part.tsx';
import { Paid, Status } from '../status.tsx';
import { useAmountText } from '../words.ts';
import type { Route } from './+types/order';
import { EditDialog } from './dialogs/edit-dialog.tsx';
import { SplitDialog } from './dialogs/split-dialog.tsx';
import { OrderCustomer, OrderDelivery } from './order-contact.tsx';
import { OrderLines, OrderTotals } from './order-lines.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderDocuments, OrderMails, OrderStock } from './order-records.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTags } from './order-tags.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = args.context.get(visitContext);
  const shown = await loadAction(args, 'orders.show', { id: parseOrderId(args.params.id) ?? 0 });
  const rights = await rightsIn(args);
  const may: May = { change: rights.includes('orders.change'), refund: rights.includes('orders.refund') };
  return { shown, may, publicUrl };
}

/** The related orders: its origin, and those created from it. */
function Family({ shown: { order, family } }: { shown: Shown }) {
  const { t, to } = useLanguage();
  const others = family.filter((id) => id !== order.id);
  return (
    <Text size="sm" c="dimmed">
      {t(`adminOrders:origins.${order.origin}`)}
      {others.length === 0 ? null : <> · {t('adminOrders:together')} </>}
      {others.map((id) => (
        <Anchor key={id} size="sm" component={Link} to={to(`/admin/orders/${id}/`)} me={6}>
          {id}
        </Anchor>
      ))}
    </Text>
  );
}

/** The original status of an imported order, and what it means here. */
function OldShop({ shown: { order } }: { shown: Shown }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { oldShop } = order;
  if (oldShop === null) return null;
  const facts = [
    t('adminOrders:oldNumber', { number: oldShop.number }),
    ...(oldShop.payment === '' ? [] : [t('adminOrders:oldPayment', { payment: oldShop.payment })]),
    ...(oldShop.refunded.minor === 0
      ? []
      : [t('adminOrders:oldRefunded', { amount: amountText(oldShop.refunded) })]),
  ];
  return (
    <Alert color="blue" title={t('adminOrders:origins.old-shop')}>
      <Text size="sm">
        <bdi>{facts.join(' · ')}</bdi>
      </Text>
      <Text size="sm">{t('adminOrders:oldMeans')}</Text>
    </Alert>
  );
}

/** Copies the payment link for the customer. */
function PayLink({ shown: { order, difference }, publicUrl }: { shown: Shown; publicUrl: string }) {
  const { t } = useLanguage();
  const { status, money } = order;
  // A confirmed order is only paid online for the increase of a change.
  const isOpen = ['pending', 'failed'].includes(status) || (status === 'confirmed' && money.paid.minor > 0);
  if (!isOpen || difference.minor <= 0) return null;
  return (
    <CopyButton value={publicUrl + payPath(order, order.language)}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {t(copied ? 'admin:copied' : 'adminOrders:copyPayLink')}
        </Button>
      )}
    </CopyButton>
  );
}

function Head({ shown, may, publicUrl }: { shown: Shown; may: May; publicUrl: string }) {
  const { t, language } = useLanguage();
  const { order } = shown;
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <div>
        <Group gap="sm">
          <Title order={1} size="h2">
            {t('adminOrders:one', { number: order.id })}
          </Title>
          <Status status={order.status} size="lg" />
          <Paid state={shown.payment} size="lg" />
        </Group>
        <Text c="dimmed" size="sm">
          {formatMoment(order.placedAt, language)}
        </Text>
        <Family shown={shown} />
      </div>
      {may.change ? (
        <Group gap="xs">
          <OrderMoves shown={shown} />
          <PayLink shown={shown} publicUrl={publicUrl} />
        </Group>
      ) : null}
    </Group>
  );
}

/** Edits that are possible before packing and refunds. */
function Change({ shown }: { shown: Shown }) {
  const { t } = useLanguage();
  const [requested, setAsked] = useState<'edit' | 'split' | null>(null);
  const close = () => setAsked(null);
  const canSplit = shown.order.lines.reduce((all, { quantity }) => all + quantity, 0) > 1;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsked('edit')}>
        {t('adminOrders:edit')}
      </Button>
      {canSplit ? (
        <Button size="xs" variant="default" onClick={() => setAsked('split')}>
          {t('adminOrders:split')}
        </Button>
      ) : null}
      {requested === 'edit' ? <EditDialog shown={shown} onClose={close} /> : null}
      {requested === 'split' ? <SplitDialog shown={shown} onClose={close} /> : null}
    </>
  );
}

/** The screen of an order. Source: OR-01, OR-02, OR-03 */
export default function OrderScreen() {
  const { t } = useLanguage();
  const { shown, may, publicUrl } = useLoaderData<typeof loader>();
  return (
    <Stack gap="lg" maw={1280} mx="auto">
      <Head shown={shown} may={may} publicUrl={publicUrl} />
      <OldShop shown={shown} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <OrderPart
              title={t('adminOrders:items')}
              actions={may.change && shown.isEditable ? <Change shown={shown} /> : undefined}
            >
              <OrderLines shown={shown} />
              <OrderTotals shown={shown} />
            </OrderPart>
            {shown.order.oldShop === null ? (
              <>
                <OrderPayments shown={shown} may={may} />
                <OrderRefunds shown={shown} may={may} />
                <OrderReturns shown={shown} may={may} />
                <OrderStock shown={shown} />
              </>
            ) : null}
            <OrderTimeline shown={shown} mayChange={may.change} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="lg">
            <OrderCustomer shown={shown} may={may} />
            <OrderDelivery shown={shown} />
            <OrderTags shown={shown} may={may} />
            <OrderDocuments shown={shown} may={may} />
            <OrderMails shown={shown} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
