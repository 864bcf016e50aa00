import { Anchor, Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { logoAddress } from '#views/logo/logo-address.ts';
import { AdminIcon } from '../../parts/icon.tsx';
import './print.css';

/** The logo above a paper, if the store has one. */
export function PaperLogo({ store: { name, logo } }: Pick<ValueOf<'orders.paper'>, 'store'>) {
  const { language } = useLanguage();
  if (logo === null) return null;
  const size = { width: logo.widthPx, height: logo.heightPx };
  return (
    <img className="admin-paper-logo" src={logoAddress(logo)} alt={inLanguage(name, language)} {...size} />
  );
}

/** One paper, on a page of its own when it is printed. */
export function PrintPaper({ className, children }: { className: string; children: ReactNode }) {
  return <article className={`admin-paper ${className}`}>{children}</article>;
}

/** Papers to be printed, and on the screen the button that does it. */
export function PrintPage({
  title,
  back,
  backWords,
  children,
}: {
  /** Left out where the paper has its own heading. */
  title?: string;
  back: string;
  backWords: string;
  children: ReactNode;
}) {
  const { t, to } = useLanguage();
  return (
    <div className="admin-paper-page">
      <Group justify="space-between" mb="md" className="admin-no-print">
        <Anchor component={Link} to={to(back)}>
          {backWords}
        </Anchor>
        {title === undefined ? null : (
          <Title order={1} size="h3">
            {title}
          </Title>
        )}
        <Button data-look leftSection={<AdminIcon name="printer" />} onClick={() => window.print()}>
          {t('adminOrders:print')}
        </Button>
      </Group>
      {children}
    </div>
  );
}
