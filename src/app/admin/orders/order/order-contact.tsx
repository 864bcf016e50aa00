import { Anchor, Button, Group, Stack, Text, Timeline } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { isDelivered } from '#shop/orders/rules/no-delivery.ts';
import { formatDay, formatHours, formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type May, OrderPart, type Shown } from '../order-part.tsx';
import { ContactDialog } from './dialogs/contact-dialog.tsx';

/** A fact with its label; nothing if it is empty. */
export function Fact({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined || value === '') return null;
  return (
    <div>
      <Text size="xs" c="dimmed" component="dt">
        {name}
      </Text>
      <Text size="sm" component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{value}</bdi>
      </Text>
    </div>
  );
}

/** A contact link; nothing if it is empty, as in some imported orders. */
function Reach({ name, href, words }: { name: string; href: string; words: string }) {
  if (words === '') return null;
  return (
    <div>
      <Text size="xs" c="dimmed" component="dt">
        {name}
      </Text>
      <Text size="sm" component="dd" m={0}>
        <Anchor inherit href={href} dir="ltr">
          {words}
        </Anchor>
      </Text>
    </div>
  );
}

/** The customer and contact details. */
export function OrderCustomer({ shown, may }: { shown: Shown; may: May }) {
  const { order } = shown;
  const { t, to } = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const { email, phone, company, trn, customerId, address } = order;
  return (
    <OrderPart
      title={t('adminOrders:who')}
      actions={
        may.change ? (
          <Button size="xs" variant="default" onClick={() => setChanging(true)}>
            {t('adminOrders:contact.change')}
          </Button>
        ) : undefined
      }
    >
      {isChanging ? <ContactDialog shown={shown} onClose={() => setChanging(false)} /> : null}
      {email === '' ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t('adminOrders:contact.noEmail')}
        </Text>
      ) : null}
      <Stack component="dl" gap="xs" m={0}>
        <Fact name={t('adminOrders:name')} value={`${address.firstName} ${address.lastName}`} />
        <Fact name={t('adminOrders:company')} value={company} />
        <Fact name={t('adminOrders:trn')} value={trn} />
        <Reach name={t('adminOrders:email')} href={`mailto:${email}`} words={email} />
        <Reach name={t('adminOrders:phone')} href={`tel:${phone}`} words={phone} />
        <Fact name={t('adminOrders:speaks')} value={t(`admin:languages.${order.language}`)} />
      </Stack>
      {customerId === null ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('adminOrders:guest')}
        </Text>
      ) : (
        <Anchor
          size="sm"
          mt="xs"
          display="inline-block"
          component={Link}
          to={to(`/admin/customers/${customerId}/`)}
        >
          {t('adminOrders:toCustomer')}
        </Anchor>
      )}
    </OrderPart>
  );
}

function useDelivery({ order }: Shown) {
  const { language } = useLanguage();
  const { title, arrivesOn, slot } = order.delivery;
  const day = arrivesOn === null ? '' : formatDay(arrivesOn, language);
  const hours = slot === null ? '' : formatHours(slot, language);
  return [inLanguage(title, language), day, hours].filter((part) => part !== '').join(' · ');
}

/** The delivery address, with all that a driver may need. Source: CU-02 */
export function AddressFacts({ shown }: { shown: Pick<Shown, 'order'> }) {
  const { t } = useLanguage();
  const { address, note, giftMessage } = shown.order;
  const facts = [
    ['emirate', t(`checkout:emirates.${address.emirate}`)],
    ['area', address.area],
    ['street', address.street],
    ['building', address.building],
    ['unit', address.unit],
    ['landmark', address.landmark],
    ['makani', address.makani],
    ['mapPoint', address.mapPoint],
    ['deliveryNote', address.deliveryNote],
    ['note', note],
    ['giftMessage', giftMessage],
  ] as const;
  return (
    <Stack component="dl" gap="xs" m={0}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={t(`adminOrders:fields.${name}`)} value={value} />
      ))}
    </Stack>
  );
}

/** Tracking events, newest first. */
function ShipmentSteps({ events }: { events: Shown['shipment'] }) {
  const { t, language } = useLanguage();
  if (events.length === 0) return null;
  return (
    <Timeline bulletSize={12} lineWidth={2} aria-label={t('adminOrders:shipment')}>
      {events.toReversed().map(({ id, status, at, place, expectedAt, trackingNumber }) => (
        <Timeline.Item key={id} title={t(`orders:shipment.statuses.${status}`)}>
          <Text size="xs" c="dimmed">
            {[formatMoment(at, language), place].filter((part) => part !== '').join(' · ')} ·{' '}
            <bdi className="admin-number">{trackingNumber}</bdi>
          </Text>
          {expectedAt === null ? null : (
            <Text size="xs" c="dimmed">
              {t('orders:shipment.expected', { time: formatMoment(expectedAt, language) })}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

/** Address, slot and carrier of an order. */
export function OrderDelivery({ shown, actions }: { shown: Shown; actions?: React.ReactNode }) {
  const { t } = useLanguage();
  const { tracking } = shown.order;
  const delivery = useDelivery(shown);
  return (
    <OrderPart title={t('adminOrders:delivery')} actions={actions}>
      <Stack gap="xs">
        <Text size="sm">{delivery}</Text>
        {isDelivered(shown.order) ? <AddressFacts shown={shown} /> : null}
        {tracking === null ? null : (
          <Group gap="xs">
            <Text size="sm">
              {tracking.carrier} · {t('adminOrders:parcel.number')}: <bdi>{tracking.number}</bdi>
            </Text>
            {tracking.url === '' ? null : (
              <Anchor size="sm" href={tracking.url} target="_blank" rel="noreferrer">
                {t('adminOrders:follow')}
              </Anchor>
            )}
          </Group>
        )}
        <ShipmentSteps events={shown.shipment} />
      </Stack>
    </OrderPart>
  );
}
