import { Badge, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { splitLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { showDesktop } from '../../notifications/desktop.ts';
import { useAction } from '../../use-action.ts';
import { allowSound, ringOnce } from './ring.ts';

const POLL_MS = 20_000;
export const ORDERS_PATH = '/admin/orders/';

export type Unseen = ValueOf<'orders.unseen'>;

/** Plays a sound and shows a browser notification when there is a newer order than on the page. */
function useRing({ count, latest, playsSound }: Unseen): void {
  const { t, to } = useLanguage();
  const known = useRef(latest);
  useEffect(() => (playsSound ? allowSound() : undefined), [playsSound]);
  useEffect(() => {
    const isNew = latest > known.current;
    known.current = latest;
    if (isNew && playsSound) ringOnce(latest);
    if (isNew && count > 0)
      showDesktop({
        title: t('adminNotifications:newOrders', { count }),
        tag: `order-${latest}`,
        href: to(ORDERS_PATH),
      });
  }, [count, latest, playsSound, t, to]);
}

/** Opening the list of orders marks them as seen. */
function useSeen(latest: number, see: (upTo: number) => void): void {
  const { key, pathname } = useLocation();
  const isList = splitLanguage(pathname).path === ORDERS_PATH;
  const now = useRef({ latest, see });
  now.current = { latest, see };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the list is opened, also from itself
  useEffect(() => {
    if (isList) now.current.see(now.current.latest);
  }, [isList, key]);
}

/**
 * The number of orders since the member last opened the list, polled every 20 seconds.
 *
 * @param shown the initial count; null without the right to see orders
 */
export function useNewOrders(shown: Unseen | null): number {
  const { queryAction } = useAction();
  const [unseen, setUnseen] = useState(shown);
  const asking = useRef(queryAction);
  asking.current = queryAction;
  useEffect(() => setUnseen(shown), [shown]);
  const fetchNewOrders = async (seenTo: number | null) => {
    const answer = await asking.current('orders.unseen', { seenTo });
    if (answer.ok) setUnseen(answer.value);
  };
  const requested = useRef(fetchNewOrders);
  requested.current = fetchNewOrders;
  const mayKnow = shown !== null;
  useEffect(() => {
    if (!mayKnow) return;
    const timer = setInterval(() => void requested.current(null), POLL_MS);
    return () => clearInterval(timer);
  }, [mayKnow]);
  useRing(unseen ?? { count: 0, latest: 0, playsSound: false });
  useSeen(unseen?.latest ?? 0, (upTo) => {
    if (mayKnow) void fetchNewOrders(upTo);
  });
  return unseen?.count ?? 0;
}

/** The badge of the menu entry. */
export function NewOrdersBadge({ count }: { count: number }) {
  const { t } = useLanguage();
  return count === 0 ? null : (
    <Badge
      color="red"
      variant="filled"
      className="admin-number"
      aria-label={t('admin:newOrders.count', { count })}
    >
      {count}
    </Badge>
  );
}

/** Announces new orders to screen readers. */
export function NewOrdersAnnouncement({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <VisuallyHidden role="status">{count === 0 ? '' : t('admin:newOrders.count', { count })}</VisuallyHidden>
  );
}
