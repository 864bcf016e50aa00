import {
  ActionIcon,
  AppShell,
  Burger,
  Button,
  Group,
  NavLink as MantineNavLink,
  Menu,
  ScrollArea,
  Text,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, Outlet, useLoaderData, useLocation } from 'react-router';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import type { Right } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import type { Route } from './+types/frame';
import { useAct } from './act.ts';
import { ask, requireStaff, rightsIn } from './ask.server.ts';
import { type Screen, screenAt, screensFor } from './navigation.ts';
import { DeskIcon } from './parts/icon.tsx';
import {
  NewOrdersAnnouncement,
  NewOrdersBadge,
  ORDERS_PATH,
  type Unseen,
  useNewOrders,
} from './parts/new-orders.tsx';
import { openPalette, Palette } from './parts/palette.tsx';
import { useAlive } from './parts/use-alive.ts';

export { deskHeaders as headers } from './ask.server.ts';
export { DeskFault as ErrorBoundary } from './parts/fault.tsx';

/** What every screen of the back office knows of who works in it. */
export type DeskFacts = {
  name: string;
  email: string;
  rights: readonly Right[];
  /** New orders; null for who may not see orders. */
  unseen: Unseen | null;
};

export async function loader(args: Route.LoaderArgs): Promise<DeskFacts> {
  const { member } = await requireStaff(args);
  const rights = await rightsIn(args);
  const unseen = rights.includes('orders.see') ? await ask(args, 'orders.unseen', { seenTo: null }) : null;
  return { name: member.name, email: member.email, rights, unseen };
}

const GROUPS = ['shop', 'goods', 'content', 'store'] as const;

type NavigationProps = { screens: Screen[]; current: string; newOrders: number; onGo: () => void };

function Navigation({ screens, current, newOrders, onGo }: NavigationProps) {
  const { t, to } = useLanguage();
  return GROUPS.map((group) => {
    const inGroup = screens.filter((screen) => screen.group === group);
    if (inGroup.length === 0) return null;
    return (
      <div key={group}>
        {group === 'shop' ? null : <div className="desk-nav-group">{t(`desk:groups.${group}`)}</div>}
        {inGroup.map(({ path, name, icon }) => (
          <MantineNavLink
            key={path}
            component={Link}
            to={to(path)}
            label={t(`desk:screens.${name}`)}
            leftSection={<DeskIcon name={icon} />}
            rightSection={path === ORDERS_PATH ? <NewOrdersBadge count={newOrders} /> : undefined}
            active={path === current}
            aria-current={path === current ? 'page' : undefined}
            onClick={onGo}
          />
        ))}
      </div>
    );
  });
}

/** The same page in the other language; the choice is kept for the next time. */
function LanguageSwitch() {
  const { language, t } = useLanguage();
  const { pathname, search } = useLocation();
  const { act } = useAct();
  const other = language === 'en' ? 'ar' : 'en';
  const target = addressIn(other, splitLanguage(pathname).path) + search;
  return (
    <Button
      component="a"
      href={target}
      variant="subtle"
      color="gray"
      lang={other}
      leftSection={<DeskIcon name="translate" />}
      onClick={(event) => {
        event.preventDefault();
        // A page of the other direction is a new document.
        void act('self.speak', { language: other }).then(() => window.location.assign(target));
      }}
    >
      {t('desk:otherLanguage')}
    </Button>
  );
}

function AccountMenu({ name, email }: { name: string; email: string }) {
  const { t, to } = useLanguage();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<DeskIcon name="user" />}
          aria-label={t('desk:account', { name })}
        >
          <Text span visibleFrom="sm" inherit>
            {name}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{email}</Menu.Label>
        <Menu.Item component={Link} to={to('/admin/me/')} leftSection={<DeskIcon name="lock" />}>
          {t('desk:screens.me')}
        </Menu.Item>
        <form method="post" action={to('/admin/sign-out/')}>
          <Menu.Item component="button" type="submit" leftSection={<DeskIcon name="sign-out" />}>
            {t('desk:signOut')}
          </Menu.Item>
        </form>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Everything around a screen: where one can go, how to find things, who one is. */
export default function DeskFrame() {
  const { name, email, rights, unseen } = useLoaderData<typeof loader>();
  const newOrders = useNewOrders(unseen);
  const { t, to } = useLanguage();
  const isAlive = useAlive();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const { path } = splitLanguage(pathname);
  const screens = screensFor(rights);
  const current = screenAt(path);
  const title = current === null ? t('desk:name') : t(`desk:screens.${current.name}`);
  useEffect(() => {
    document.title = `${newOrders === 0 ? '' : `(${newOrders}) `}${title} · ${t('desk:name')}`;
  }, [title, newOrders, t]);
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'lg' }}
    >
      <a className="desk-skip" href="#content">
        {t('shop:skip')}
      </a>
      <AppShell.Header inert={!isAlive}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={t('desk:menu')}
              aria-expanded={isOpen}
            />
            <Link to={to('/admin/')}>
              <img src="/brand/logo-light.svg" alt={t('desk:name')} height={26} />
            </Link>
          </Group>
          <Group gap={4} wrap="nowrap">
            <Button
              visibleFrom="sm"
              variant="default"
              leftSection={<DeskIcon name="magnifying-glass" />}
              onClick={openPalette}
            >
              {t('desk:palette.open')}
            </Button>
            <ActionIcon
              hiddenFrom="sm"
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('desk:palette.open')}
              onClick={openPalette}
            >
              <DeskIcon name="magnifying-glass" />
            </ActionIcon>
            <LanguageSwitch />
            <AccountMenu name={name} email={email} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('desk:menu')}>
        <ScrollArea type="auto">
          <Navigation screens={screens} current={current?.path ?? ''} newOrders={newOrders} onGo={close} />
          <MantineNavLink
            component="a"
            href={to('/')}
            label={t('desk:storefront')}
            leftSection={<DeskIcon name="storefront" />}
          />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="content" inert={!isAlive} aria-busy={!isAlive}>
        <Outlet />
      </AppShell.Main>
      <NewOrdersAnnouncement count={newOrders} />
      <Palette screens={screens} />
    </AppShell>
  );
}
