import { useEffect, useRef, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../use-action.ts';
import { showDesktop } from './desktop.ts';

const POLL_MS = 20_000;

export type Unread = ValueOf<'notifications.unread'>;

/** Shows a desktop notification when there is a newer one than on the page. */
function useDesktop({ count, latest }: Unread): void {
  const { t, to } = useLanguage();
  const known = useRef(latest);
  useEffect(() => {
    const isNew = latest > known.current && count > 0;
    known.current = latest;
    if (!isNew) return;
    const title = t('adminNotifications:unread', { count });
    showDesktop({ title, tag: `notification-${latest}`, href: to('/admin/') });
  }, [count, latest, t, to]);
}

/**
 * The unread notifications, polled every 20 seconds.
 *
 * @param shown the initial count
 */
export function useUnread(shown: Unread): { unread: Unread; markRead: (upTo: number) => void } {
  const { queryAction } = useAction();
  const [unread, setUnread] = useState(shown);
  useEffect(() => setUnread(shown), [shown]);
  const fetchUnread = async (readTo: number | null) => {
    const answer = await queryAction('notifications.unread', { readTo });
    if (answer.ok) setUnread(answer.value);
  };
  const requested = useRef(fetchUnread);
  requested.current = fetchUnread;
  useEffect(() => {
    const timer = setInterval(() => void requested.current(null), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  useDesktop(unread);
  return { unread, markRead: (upTo) => void fetchUnread(upTo) };
}
