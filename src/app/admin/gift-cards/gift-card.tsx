import { Anchor, Group, SimpleGrid, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatDate, formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Amount } from '../parts/amount.tsx';
import { Section } from '../parts/forms/section.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/gift-card';
import { CardActions } from './card-actions.tsx';
import '../parts/lists/list.css';
import { GiftCardBadge } from './status-badge.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'gift-cards.show', { id: Number(args.params.id) });
}

type Shown = ValueOf<'gift-cards.show'>;
type Card = Shown['card'];

function useFacts(card: Card): (readonly [string, string])[] {
  const { t, language } = useLanguage();
  const moment = (at: Date | null) => (at === null ? '' : formatMoment(new Date(at), language));
  const facts = [
    [t('giftCards:form.recipientName'), card.recipientName],
    [t('giftCards:form.recipientEmail'), card.recipientEmail],
    [t('adminGiftCards:sender'), card.senderName],
    [t('giftCards:form.message'), card.message],
    [t('adminGiftCards:buyer'), card.buyerEmail],
    [t('adminGiftCards:issuedBy'), card.issuedBy],
    [t('adminGiftCards:issued'), moment(card.issuedAt)],
    [t('adminGiftCards:deliverAt'), moment(card.deliverAt)],
    [t('adminGiftCards:sentAt'), moment(card.sentAt) || t('adminGiftCards:notSent')],
    [
      t('adminGiftCards:expiresAt'),
      card.expiresAt === null
        ? t('giftCards:balance.noExpiry')
        : formatDate(new Date(card.expiresAt), language),
    ],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

function Facts({ card }: { card: Card }) {
  const { t, to } = useLanguage();
  return (
    <Section title={t('adminGiftCards:details')}>
      <Table variant="vertical" className="admin-table" horizontalSpacing="xs">
        <Table.Tbody>
          {useFacts(card).map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th w="40%">{name}</Table.Th>
              <Table.Td className="admin-address">
                <bdi>{value}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
          {card.orderId === null ? null : (
            <Table.Tr>
              <Table.Th>{t('adminGiftCards:order')}</Table.Th>
              <Table.Td>
                <Anchor
                  component={Link}
                  to={to(`/admin/orders/${card.orderId}/`)}
                  fz="inherit"
                  underline="always"
                >
                  #{card.orderId}
                </Anchor>
              </Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

function Ledger({ movements }: Pick<Shown, 'movements'>) {
  const { t, to, language } = useLanguage();
  return (
    <Section title={t('adminGiftCards:ledger')}>
      <ScrollTable label={t('adminGiftCards:ledger')} minWidth={480} isPlain>
        <Table className="admin-table admin-stacked">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminGiftCards:when')}</Table.Th>
              <Table.Th>{t('adminGiftCards:what')}</Table.Th>
              <Table.Th ta="end">{t('adminGiftCards:amount')}</Table.Th>
              <Table.Th ta="end">{t('adminGiftCards:balance')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {movements.map(({ id, kind, amount, balance, orderId, actor, reason, at }) => (
              <Table.Tr key={id}>
                <Table.Td className="admin-number">{formatMoment(new Date(at), language)}</Table.Td>
                <Table.Td>
                  {t(`adminGiftCards:movements.${kind}`)}{' '}
                  {orderId === null ? null : (
                    <Anchor
                      component={Link}
                      to={to(`/admin/orders/${orderId}/`)}
                      fz="inherit"
                      underline="always"
                    >
                      #{orderId}
                    </Anchor>
                  )}{' '}
                  {kind === 'adjust' ? <bdi>{reason}</bdi> : null}
                  <Text size="xs" c="dimmed">
                    <bdi>{t(`adminGiftCards:actors.${actor}`, { defaultValue: actor })}</bdi>
                  </Text>
                </Table.Td>
                <Table.Td ta="end" data-label={t('adminGiftCards:amount')}>
                  <Amount minor={amount.minor} />
                </Table.Td>
                <Table.Td ta="end" data-label={t('adminGiftCards:balance')}>
                  <Amount minor={balance.minor} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </Section>
  );
}

/** The screen of a gift card: balance, recipient and ledger. */
export default function GiftCardScreen() {
  const { t } = useLanguage();
  const { card, movements } = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={t('adminGiftCards:one', { lastFour: card.lastFour })}
      lead={
        <Group gap="xs">
          <GiftCardBadge card={card} />
          <Text span>
            <Amount minor={card.balance.minor} /> / <Amount minor={card.initial.minor} />
          </Text>
        </Group>
      }
      actions={<CardActions card={card} />}
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Facts card={card} />
        <Ledger movements={movements} />
      </SimpleGrid>
    </ScreenPage>
  );
}
