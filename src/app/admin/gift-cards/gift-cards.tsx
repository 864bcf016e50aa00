import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { cutText } from '#kernel/text/cut-text.ts';
import { GIFT_CARD_STATUSES } from '#shop/gift-cards/gift-card.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Amount } from '../parts/amount.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { EmptyList, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/gift-cards';
import { IssueDialog } from './issue-dialog.tsx';
import { GiftCardBadge, type ListedCard } from './status-badge.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  return loadAction(args, 'gift-cards.list', {
    q: cutText(query.get('q') ?? '', 200),
    status: query.get('status'),
    page: query.get('page') ?? undefined,
  });
}

function Code({ card }: { card: ListedCard }) {
  const { to } = useLanguage();
  return (
    <Anchor component={Link} to={to(`/admin/gift-cards/${card.id}/`)} fw={600} underline="always">
      <bdi dir="ltr">••••{card.lastFour}</bdi>
    </Anchor>
  );
}

function Recipient({ card }: { card: ListedCard }) {
  return (
    <div style={{ minWidth: '12rem' }}>
      <Text size="sm">
        <bdi>{card.recipientName}</bdi>
      </Text>
      <Text size="xs" c="dimmed" className="admin-address">
        <bdi dir="ltr">{card.recipientEmail}</bdi>
      </Text>
    </div>
  );
}

function useColumns(): Column<ListedCard>[] {
  const { t, to, language } = useLanguage();
  return [
    { id: 'code', heading: t('adminGiftCards:code'), cell: (card) => <Code card={card} /> },
    { id: 'state', heading: t('adminGiftCards:state'), cell: (card) => <GiftCardBadge card={card} /> },
    {
      id: 'balance',
      heading: t('adminGiftCards:balance'),
      isNumber: true,
      cell: ({ balance }) => <Amount minor={balance.minor} />,
    },
    {
      id: 'value',
      isWide: true,
      heading: t('adminGiftCards:value'),
      isNumber: true,
      cell: ({ initial }) => <Amount minor={initial.minor} />,
    },
    {
      id: 'recipient',
      heading: t('adminGiftCards:recipient'),
      cell: (card) => <Recipient card={card} />,
    },
    {
      id: 'order',
      isWide: true,
      heading: t('adminGiftCards:order'),
      cell: ({ orderId, issuedBy }) =>
        orderId === null ? (
          <bdi>{issuedBy}</bdi>
        ) : (
          <Anchor component={Link} to={to(`/admin/orders/${orderId}/`)} underline="always">
            #{orderId}
          </Anchor>
        ),
    },
    {
      id: 'issued',
      isWide: true,
      heading: t('adminGiftCards:issued'),
      cell: ({ issuedAt }) => (
        <Text size="sm" className="admin-number">
          {formatDate(new Date(issuedAt), language)}
        </Text>
      ),
    },
  ];
}

function Actions({ onIssue }: { onIssue: () => void }) {
  const { t, to } = useLanguage();
  const mayIssue = useRights().includes('orders.refund');
  return (
    <>
      <Button component={Link} to={to('/admin/gift-cards/liability/')} variant="default">
        {t('adminGiftCards:liability.title')}
      </Button>
      {mayIssue ? (
        <Button leftSection={<AdminIcon name="plus" />} onClick={onIssue}>
          {t('adminGiftCards:issue.do')}
        </Button>
      ) : null}
    </>
  );
}

/** The list of gift cards, without codes, which only recipients see. */
export default function GiftCards() {
  const { t } = useLanguage();
  const { rows, total, page, perPage } = useLoaderData<typeof loader>();
  const [isIssuing, setIssuing] = useState(false);
  return (
    <ScreenPage
      title={t('adminGiftCards:menu.giftCards')}
      lead={t('adminGiftCards:lead')}
      actions={<Actions onIssue={() => setIssuing(true)} />}
    >
      <Filters list="gift-cards">
        <FilterText label={t('adminGiftCards:search')} />
        <FilterSelect
          name="status"
          label={t('adminGiftCards:state')}
          choices={GIFT_CARD_STATUSES.map((value) => ({ value, label: t(`adminGiftCards:states.${value}`) }))}
        />
      </Filters>
      <AdminList
        label={t('adminGiftCards:menu.giftCards')}
        rows={rows}
        columns={useColumns()}
        idOf={({ id }) => String(id)}
        nameOf={({ lastFour }) => lastFour}
        total={total}
        page={page}
        perPage={perPage}
        empty={<EmptyList title={t('adminGiftCards:none')} text={t('adminGiftCards:noneText')} />}
      />
      {isIssuing ? <IssueDialog onClose={() => setIssuing(false)} /> : null}
    </ScreenPage>
  );
}
