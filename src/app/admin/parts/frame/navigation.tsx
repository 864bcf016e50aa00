import { ActionIcon, NavLink as MantineNavLink } from '@mantine/core';
import { memo, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import type { MenuEntry, MenuGroup } from '../../area.ts';
import { type MenuPart, partsOf } from '../../navigation.ts';
import { AdminIcon, type AdminIconName } from '../icon.tsx';
import { NewOrdersBadge, ORDERS_PATH } from './new-orders.tsx';

const ICONS: Readonly<Record<MenuGroup, AdminIconName>> = {
  home: 'house',
  orders: 'receipt',
  products: 'package',
  customers: 'user',
  marketing: 'percent',
  content: 'article',
  analytics: 'chart-bar',
  settings: 'gear',
};

type Shared = Readonly<{ current: MenuEntry | null; newOrders: number; onGo: () => void }>;

type EntryLinkProps = Readonly<{
  path: string;
  label: string;
  icon?: AdminIconName | undefined;
  isWithin?: boolean;
  isCurrent: boolean;
  newOrders: number;
  onGo: () => void;
}>;

/** Memoized, since the menu has about fifty entries and a navigation changes few of them. */
const EntryLink = memo(function EntryLink(props: EntryLinkProps) {
  const { path, label, icon, isWithin = false, isCurrent, newOrders, onGo } = props;
  const { to } = useLanguage();
  return (
    <MantineNavLink
      component={Link}
      to={to(path)}
      label={label}
      leftSection={icon === undefined ? undefined : <AdminIcon name={icon} />}
      rightSection={path === ORDERS_PATH ? <NewOrdersBadge count={newOrders} /> : undefined}
      className={isWithin ? 'admin-nav-within' : undefined}
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
    />
  );
});

/** A menu group: its name links to its first screen, its button expands the other entries. */
function Part({ part, current, ...shared }: Shared & { part: MenuPart }) {
  const { t } = useLanguage();
  const id = useId();
  const { group, head, entries } = part;
  const isCurrent = current?.group === group;
  const [choice, setChoice] = useState<boolean | null>(null);
  const [only] = entries;
  if (head === null && only !== undefined && entries.length === 1)
    return (
      <EntryLink
        {...shared}
        path={only.path}
        label={t(only.label)}
        icon={only.icon}
        isCurrent={only.path === current?.path}
      />
    );
  const isOpen = choice ?? isCurrent;
  const name = t(`admin:groups.${group}`);
  const first = head ?? only;
  if (first === undefined) return null;
  return (
    <div>
      <div className="admin-nav-head">
        <EntryLink
          {...shared}
          path={first.path}
          label={name}
          icon={ICONS[group]}
          isCurrent={head !== null && head.path === current?.path}
        />
        {entries.length === 0 ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('admin:openGroup', { name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setChoice(!isOpen)}
          >
            <AdminIcon name={isOpen ? 'caret-up' : 'caret-down'} />
          </ActionIcon>
        )}
      </div>
      <Within id={id} isOpen={isOpen}>
        {entries.map(({ path, label }) => (
          <EntryLink
            key={path}
            {...shared}
            path={path}
            label={t(label)}
            isWithin
            isCurrent={path === current?.path}
          />
        ))}
      </Within>
    </div>
  );
}

function Within({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }) {
  return (
    <div id={id} hidden={!isOpen}>
      {children}
    </div>
  );
}

/** The menu: eight groups; the current one is expanded. */
export function Navigation({ entries, ...shared }: Shared & { entries: readonly MenuEntry[] }) {
  return partsOf(entries).map((part) => (
    // The key collapses a group when it is no longer the current one.
    <Part key={`${part.group}:${shared.current?.group === part.group}`} part={part} {...shared} />
  ));
}
