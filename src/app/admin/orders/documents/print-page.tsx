import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import './print.css';

/** Something to be printed, and on the screen the button that does it. */
export function PrintPage({
  id,
  className,
  children,
}: {
  id: number;
  className: string;
  children: ReactNode;
}) {
  const { t, to } = useLanguage();
  return (
    <div className="admin-paper-page">
      <Group justify="space-between" mb="md" className="admin-no-print">
        <Anchor component={Link} to={to(`/admin/orders/${id}/`)}>
          {t('adminOrders:one', { number: id })}
        </Anchor>
        <Button leftSection={<AdminIcon name="printer" />} onClick={() => window.print()}>
          {t('adminOrders:print')}
        </Button>
      </Group>
      <article className={`admin-paper ${className}`}>{children}</article>
    </div>
  );
}
