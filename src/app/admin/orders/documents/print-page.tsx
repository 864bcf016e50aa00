import { Anchor, Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { logoAddress } from '#views/logo/logo-address.ts';
import { AdminIcon } from '../../parts/icon.tsx';
import './print.css';

/** The logo above a parcel, if the store has one. */
export function PrintoutLogo({ store: { name, logo } }: Pick<ValueOf<'orders.parcel'>, 'store'>) {
  const { language } = useLanguage();
  if (logo === null) return null;
  const size = { width: logo.widthPx, height: logo.heightPx };
  return (
    <img className="admin-printout-logo" src={logoAddress(logo)} alt={inLanguage(name, language)} {...size} />
  );
}

/** The document of one parcel, on its own page when printed. */
export function Printout({ className, children }: { className: string; children: ReactNode }) {
  return <article className={`admin-printout ${className}`}>{children}</article>;
}

/** Documents with a print button, which is not printed. */
export function PrintPage({
  title,
  back,
  backWords,
  children,
}: {
  /** Absent if the document has its own heading. */
  title?: string;
  back: string;
  backWords: string;
  children: ReactNode;
}) {
  const { t, to } = useLanguage();
  return (
    <div className="admin-printout-page">
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
