import {
  ActionIcon,
  Button,
  Indicator,
  Popover,
  Stack,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { NothingHere } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import { type Unread, useUnread } from './use-unread.ts';

type Listed = ValueOf<'notifications.list'>[number];
type Loaded = 'loading' | 'failed' | readonly Listed[];

function Item({ notification, onGo }: { notification: Listed; onGo: () => void }) {
  const { t, to, language } = useLanguage();
  const { kind, subject, count, at, path } = notification;
  return (
    <UnstyledButton component={Link} to={to(path)} className="admin-notification" onClick={onGo}>
      <Text size="sm">{t(`adminNotifications:words.${kind}`, { subject, count })}</Text>
      <Text size="xs" c="dimmed">
        {formatMoment(new Date(at), language)}
      </Text>
    </UnstyledButton>
  );
}

type ListProps = Readonly<{ loaded: Loaded; again: () => void; onGo: () => void }>;

function List({ loaded, again, onGo }: ListProps) {
  const { t } = useLanguage();
  if (loaded === 'loading')
    return (
      <Text size="sm" c="dimmed" p="md" role="status">
        {t('adminNotifications:loading')}
      </Text>
    );
  if (loaded === 'failed')
    return (
      <Stack p="md" gap="xs" role="alert">
        <Text size="sm">{t('adminNotifications:failed')}</Text>
        <Button size="xs" variant="default" onClick={again}>
          {t('adminNotifications:again')}
        </Button>
      </Stack>
    );
  if (loaded.length === 0)
    return <NothingHere title={t('adminNotifications:none')} text={t('adminNotifications:noneText')} />;
  return (
    <ul className="admin-notifications">
      {loaded.map((one) => (
        <li key={one.id}>
          <Item notification={one} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The member's notifications with the unread count; opening the list marks them as read.
 *
 * @param shown the initial count
 */
export function NotificationBell({ shown }: { shown: Unread }) {
  const { t, to } = useLanguage();
  const { unread, markRead } = useUnread(shown);
  const { queryAction } = useAction();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = async () => {
    setLoaded('loading');
    const answer = await queryAction('notifications.list', {});
    setLoaded(answer.ok ? answer.value : 'failed');
    if (answer.ok && answer.value[0] !== undefined) markRead(answer.value[0].id);
  };
  const toggle = () => {
    if (isOpen) return close();
    open();
    void load();
  };
  const label = unread.count === 0 ? t('adminNotifications:title') : t('adminNotifications:unread', unread);
  return (
    <>
      <Popover opened={isOpen} onChange={close} position="bottom-end" width={340} trapFocus withinPortal>
        <Indicator
          disabled={unread.count === 0}
          label={unread.count > 99 ? '99+' : unread.count}
          size={18}
          color="red"
          offset={6}
        >
          <Popover.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={toggle}>
              <AdminIcon name="bell" />
            </ActionIcon>
          </Popover.Target>
        </Indicator>
        <Popover.Dropdown p={0} data-autofocus tabIndex={-1} aria-label={t('adminNotifications:title')}>
          <List loaded={loaded} again={() => void load()} onGo={close} />
          <div className="admin-notifications-foot">
            <Button component={Link} to={to('/admin/me/')} size="xs" variant="subtle" onClick={close}>
              {t('adminNotifications:choose')}
            </Button>
          </div>
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{unread.count === 0 ? '' : label}</VisuallyHidden>
    </>
  );
}
