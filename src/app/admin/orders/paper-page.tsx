import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import './papers.css';

/** Something to be printed, and on the screen the button that does it. */
export function PaperPage({
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
    <div className="desk-paper-page">
      <Group justify="space-between" mb="md" className="desk-no-print">
        <Anchor component={Link} to={to(`/admin/orders/${id}/`)}>
          {t('deskOrders:one', { number: id })}
        </Anchor>
        <Button leftSection={<DeskIcon name="printer" />} onClick={() => window.print()}>
          {t('deskOrders:print')}
        </Button>
      </Group>
      <article className={`desk-paper ${className}`}>{children}</article>
    </div>
  );
}
