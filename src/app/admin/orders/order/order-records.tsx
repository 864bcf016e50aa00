import { Anchor, Badge, List, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { needsShipping } from '#shop/orders/rules/no-delivery.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import '../../parts/lists/list.css';
import { type May, OrderPart, type Shown } from '../order-part.tsx';

const STOCK_HEADS = ['change', 'reason', 'location', 'at'] as const;

function StockRow({
  movement: { name, sku, change, reason, location, at },
}: {
  movement: Shown['movements'][number];
}) {
  const { t, language } = useLanguage();
  const label = (head: (typeof STOCK_HEADS)[number]) => t(`adminOrders:stockHeads.${head}`);
  return (
    <Table.Tr>
      <Table.Td data-name>
        {inLanguage(name, language)} <bdi>{sku}</bdi>
      </Table.Td>
      <Table.Td ta="end" className="admin-number" data-label={label('change')}>
        <bdi dir="ltr">{change > 0 ? `+${change}` : change}</bdi>
      </Table.Td>
      <Table.Td data-label={label('reason')}>
        {t(`adminOrders:stockReasons.${reason}`, { defaultValue: reason })}
      </Table.Td>
      <Table.Td data-label={label('location')}>
        {location === null ? '–' : inLanguage(location, language)}
      </Table.Td>
      <Table.Td className="admin-number" data-label={label('at')}>
        {formatMoment(at, language)}
      </Table.Td>
    </Table.Tr>
  );
}

/** The stock movements of an order. Source: ST-02 */
export function OrderStock({ shown: { movements } }: { shown: Shown }) {
  const { t } = useLanguage();
  return (
    <OrderPart title={t('adminOrders:stock')}>
      {movements.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('adminOrders:noStock')}
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table className="admin-table admin-stacked" fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('adminOrders:item')}</Table.Th>
                {STOCK_HEADS.map((head) => (
                  <Table.Th key={head} ta={head === 'change' ? 'end' : 'start'}>
                    {t(`adminOrders:stockHeads.${head}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {movements.map((movement) => (
                <StockRow key={movement.id} movement={movement} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </OrderPart>
  );
}

const MAIL_COLOURS = { waiting: 'yellow', sent: 'green', failed: 'red' } as const;

/** The emails of an order, and whether each was sent. */
export function OrderMails({ shown: { mails } }: { shown: Shown }) {
  const { t, language } = useLanguage();
  return (
    <OrderPart title={t('adminOrders:mails')}>
      {mails.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('adminOrders:noMails')}
        </Text>
      ) : (
        <Stack gap="xs">
          {mails.map(({ id, subject, recipient, status, createdAt, lastError }) => (
            <div key={id}>
              <Text size="sm" component="div">
                <bdi>{subject}</bdi>{' '}
                <Badge size="xs" variant="light" color={MAIL_COLOURS[status]}>
                  {t(`adminOrders:mailStates.${status}`)}
                </Badge>
              </Text>
              <Text size="xs" c="dimmed">
                <bdi>{recipient}</bdi> · {formatMoment(createdAt, language)}
              </Text>
              {lastError === '' ? null : (
                <Text size="xs" c="red">
                  <bdi>{lastError}</bdi>
                </Text>
              )}
            </div>
          ))}
        </Stack>
      )}
    </OrderPart>
  );
}

/** The documents of a parcel; none without shipping. */
function ParcelDocuments({ id, mayPack }: { id: number; mayPack: boolean }) {
  const { t, to } = useLanguage();
  return (
    <>
      {mayPack ? (
        <List.Item>
          <Anchor size="sm" component={Link} to={to(`/admin/orders/${id}/pack/`)}>
            {t('adminOrders:packing.link')}
          </Anchor>
        </List.Item>
      ) : null}
      <List.Item>
        <Anchor size="sm" component={Link} to={to(`/admin/orders/${id}/packing-slip/`)}>
          {t('adminOrders:packingSlip')}
        </Anchor>
      </List.Item>
      <List.Item>
        <Anchor size="sm" component={Link} to={to(`/admin/orders/${id}/label/`)}>
          {t('adminOrders:label')}
        </Anchor>
      </List.Item>
      <List.Item>
        <Anchor size="sm" href={to(`/admin/orders/labels.pdf?ids=${id}`)} target="_blank">
          {t('adminOrders:labelPdf')}
        </Anchor>
      </List.Item>
    </>
  );
}

/** Printable documents: tax documents as issued, and those of the parcel. */
export function OrderDocuments({ shown: { order, taxDocuments }, may }: { shown: Shown; may: May }) {
  const { t, to, language } = useLanguage();
  return (
    <OrderPart title={t('adminOrders:documents')}>
      <List listStyleType="none" spacing="xs" size="sm">
        {taxDocuments.map(({ id, kind, label, issuedAt, gross }) => (
          <List.Item key={id}>
            <Anchor size="sm" href={to(`/admin/tax-documents/${id}.pdf`)} target="_blank">
              {t(`taxDocument:${kind}`)} <bdi>{label}</bdi>
            </Anchor>
            <Text size="xs" c="dimmed" component="div">
              {formatMoment(issuedAt, language)} · <Price money={gross} />
            </Text>
          </List.Item>
        ))}
        {needsShipping(order) ? <ParcelDocuments id={order.id} mayPack={may.change} /> : null}
      </List>
    </OrderPart>
  );
}
