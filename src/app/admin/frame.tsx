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
import { memo, type Ref, useEffect, useRef } from 'react';
import { Link, Outlet, useLoaderData, useLocation, useMatches } from 'react-router';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import type { Right } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { SiteIcon } from '#views/site-icon/site-icon.tsx';
import { shopContext, visitContext } from '../context.ts';
import type { Route } from './+types/frame';
import { HelpPanel } from './help/panel.tsx';
import { useHelpPanel } from './help/use-help-panel.ts';
import { loadAction, requireStaff, rightsIn } from './load-action.server.ts';
import { entriesFor, entryAt } from './navigation.ts';
import { NotificationBell } from './notifications/bell.tsx';
import { usePushWindow } from './notifications/push/use-push-window.ts';
import type { Unread } from './notifications/use-unread.ts';
import { AdminLogo } from './parts/frame/admin-logo.tsx';
import { BackLink } from './parts/frame/back-link.tsx';
import { focusFirstField } from './parts/frame/initial-focus.ts';
import { Navigation } from './parts/frame/navigation.tsx';
import { NewOrdersAnnouncement, type Unseen, useNewOrders } from './parts/frame/new-orders.tsx';
import { SignOut } from './parts/frame/sign-out.tsx';
import { type AdminStore, adminStoreOf } from './parts/frame/store.ts';
import { useAlive } from './parts/frame/use-alive.ts';
import { useTabTitle } from './parts/frame/use-tab-title.ts';
import { AdminIcon } from './parts/icon.tsx';
import { openPalette, Palette } from './search/palette.tsx';
import { useAction } from './use-action.ts';

export { adminHeaders as headers } from './load-action.server.ts';
export { AdminFault as ErrorBoundary } from './parts/frame/fault.tsx';

/** Data of the signed-in member, for all screens of the back office. */
export type AdminFacts = {
  name: string;
  email: string;
  rights: readonly Right[];
  store: AdminStore;
  /** New orders; null without the right to see orders. */
  unseen: Unseen | null;
  /** Unread notifications. */
  unread: Unread;
};

export async function loader(args: Route.LoaderArgs): Promise<AdminFacts> {
  const { member } = await requireStaff(args);
  const rights = await rightsIn(args);
  const unseen = rights.includes('orders.see')
    ? await loadAction(args, 'orders.unseen', { seenTo: null })
    : null;
  const unread = await loadAction(args, 'notifications.unread', { readTo: null });
  const settings = await args.context.get(shopContext).settings.all();
  const store = adminStoreOf(settings, args.context.get(visitContext).language);
  return { name: member.name, email: member.email, rights, store, unseen, unread };
}

/** A screen with a plain HTML form, which works before hydration. */
export type ScreenHandle = { isPlain?: boolean };

function useIsPlain(): boolean {
  return useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.isPlain === true);
}

/** The visual editor has no frame. */
const EDITOR = '/admin/editor/';

/** Switches the language of the page, and stores the choice. */
function LanguageSwitch() {
  const { language, t } = useLanguage();
  const { pathname, search } = useLocation();
  const { runAction } = useAction();
  const other = language === 'en' ? 'ar' : 'en';
  const target = addressIn(other, splitLanguage(pathname).path) + search;
  return (
    <Button
      component="a"
      href={target}
      variant="subtle"
      color="gray"
      className="admin-header-button"
      lang={other}
      aria-label={t('admin:otherLanguage')}
      leftSection={<AdminIcon name="translate" />}
      onClick={(event) => {
        event.preventDefault();
        // A page in the other language needs a full page load.
        void runAction('self.speak', { language: other }).then(() => window.location.assign(target));
      }}
    >
      <Text span className="admin-header-name" inherit>
        {t('admin:otherLanguage')}
      </Text>
    </Button>
  );
}

const AccountMenu = memo(function AccountMenu({ name, email }: { name: string; email: string }) {
  const { t, to } = useLanguage();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className="admin-header-button"
          leftSection={<AdminIcon name="user" />}
          aria-label={t('admin:account', { name })}
        >
          <Text span className="admin-header-name" inherit>
            {name}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{email}</Menu.Label>
        <Menu.Item component={Link} to={to('/admin/me/')} leftSection={<AdminIcon name="lock" />}>
          {t('adminStaff:menu.me')}
        </Menu.Item>
        <SignOut />
      </Menu.Dropdown>
    </Menu>
  );
});

function PushWindow() {
  usePushWindow();
  return null;
}

const HELP_ID = 'help';

type HelpButtonProps = Readonly<{ ref: Ref<HTMLButtonElement>; isOpen: boolean; onToggle: () => void }>;

function HelpButton({ ref, isOpen, onToggle }: HelpButtonProps) {
  const { t } = useLanguage();
  return (
    <ActionIcon
      ref={ref}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('adminHelp:name')}
      aria-expanded={isOpen}
      aria-controls={HELP_ID}
      onClick={onToggle}
    >
      <AdminIcon name="question" />
    </ActionIcon>
  );
}

/** Screens that create something focus their first field. */
const CREATES = /\/new\/$/;

function useFirstField(path: string | null): void {
  useEffect(() => {
    if (path !== null) focusFirstField(document.getElementById('content'));
  }, [path]);
}

/** The frame of all screens: menu, search, notifications and account. */
export default function AdminFrame() {
  const { name, email, rights, store, unseen, unread } = useLoaderData<typeof loader>();
  const newOrders = useNewOrders(unseen);
  const { t, to } = useLanguage();
  const isAlive = useAlive();
  const isUsable = useIsPlain() || isAlive;
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { pathname, search } = useLocation();
  const { path } = splitLanguage(pathname);
  const current = entryAt(path + search);
  const entries = entriesFor(rights);
  const help = useHelpPanel(path, current?.path ?? null);
  const helpButton = useRef<HTMLButtonElement>(null);
  const closeHelp = () => {
    help.close();
    helpButton.current?.focus();
  };
  useFirstField(isAlive && CREATES.test(path) ? path : null);
  const ownName = t('admin:name', { store: store.name });
  useTabTitle({ fallback: current === null ? '' : t(current.label), store: ownName, newOrders });
  if (path.startsWith(EDITOR))
    return (
      <main id="content" inert={!isAlive} aria-busy={!isAlive}>
        <SiteIcon icon={store.icon} />
        <Outlet />
      </main>
    );
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      aside={{
        width: 360,
        breakpoint: 1025,
        collapsed: { mobile: !help.isOpen, desktop: !help.isOpen },
      }}
      padding={{ base: 'md', sm: 'lg' }}
    >
      <SiteIcon icon={store.icon} />
      <a className="admin-skip" href="#content">
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
              aria-label={t('admin:menu')}
              aria-expanded={isOpen}
            />
            <Link to={to('/admin/')}>
              <AdminLogo store={store} heightPx={26} />
            </Link>
          </Group>
          <Group gap={4} wrap="nowrap">
            <Button
              visibleFrom="sm"
              variant="default"
              leftSection={<AdminIcon name="magnifying-glass" />}
              onClick={openPalette}
            >
              {t('admin:palette.open')}
            </Button>
            <ActionIcon
              hiddenFrom="sm"
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('admin:palette.open')}
              onClick={openPalette}
            >
              <AdminIcon name="magnifying-glass" />
            </ActionIcon>
            <HelpButton ref={helpButton} isOpen={help.isOpen} onToggle={help.toggle} />
            <NotificationBell shown={unread} />
            <LanguageSwitch />
            <AccountMenu name={name} email={email} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('admin:menu')}>
        <ScrollArea type="auto">
          <Navigation entries={entries} current={current} newOrders={newOrders} onGo={close} />
          <MantineNavLink
            component="a"
            href={to('/')}
            label={t('admin:storefront')}
            leftSection={<AdminIcon name="storefront" />}
          />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="content" inert={!isUsable} aria-busy={!isUsable}>
        <BackLink />
        <Outlet />
      </AppShell.Main>
      {help.isOpen ? (
        <AppShell.Aside id={HELP_ID} className="admin-help-aside" aria-label={t('adminHelp:name')}>
          <HelpPanel
            wanted={help.wanted}
            opened={help.opened}
            entries={entries}
            onShow={help.show}
            onClose={closeHelp}
          />
        </AppShell.Aside>
      ) : null}
      <PushWindow />
      <NewOrdersAnnouncement count={newOrders} />
      <Palette entries={entries} onHelp={help.show} />
    </AppShell>
  );
}
