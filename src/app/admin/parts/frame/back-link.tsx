import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { splitLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { entryAt } from '../../navigation.ts';
import { AdminIcon } from '../icon.tsx';

/** Screens whose parent is not in the menu, with the parent's label; it shows the number in the URL. */
const NESTED = [
  { below: /^(\/admin\/orders\/(\d+)\/).+/, label: 'adminOrders:one' },
  { below: /^(\/admin\/staff\/roles\/).+/, label: 'adminStaff:roles.title' },
  { below: /^(\/admin\/mails\/templates\/).+/, label: 'adminMails:templates' },
] as const;

/** Screens that are another view of their parent's list; the back link preserves its filters. */
const SAME_LIST = ['/admin/products/sheet/', '/admin/analytics/breakdown/'];

type Parent = Readonly<{ path: string; label: string; number?: string }>;

/** The parent of a screen; null for a screen in the menu. */
function parentOf(path: string): Parent | null {
  for (const { below, label } of NESTED) {
    const [, above, number = ''] = below.exec(path) ?? [];
    if (above !== undefined) return { path: above, label, number };
  }
  const entry = entryAt(path);
  return entry === null || entry.path === path ? null : entry;
}

/** The back link above the title of a nested screen. */
export function BackLink() {
  const { t, to } = useLanguage();
  const { pathname, search } = useLocation();
  const { path } = splitLanguage(pathname);
  const parent = parentOf(path);
  if (parent === null) return null;
  return (
    <div className="admin-back-row">
      <Anchor
        component={Link}
        to={to(parent.path) + (SAME_LIST.includes(path) ? search : '')}
        size="sm"
        c="dimmed"
        className="admin-back"
      >
        <AdminIcon name="arrow-left" />
        {t(parent.label, { number: parent.number })}
      </Anchor>
    </div>
  );
}
