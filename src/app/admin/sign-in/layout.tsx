import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { SiteIcon } from '#views/site-icon/site-icon.tsx';
import { AdminLogo } from '../parts/frame/admin-logo.tsx';
import type { AdminStore } from '../parts/frame/store.ts';

/** What the loader of every page before the back office gives. */
export type DoorFacts = { store: AdminStore };

/** A page before the back office: one form, and what is wrong with it. */
export function Door({
  title,
  lead,
  refusal,
  children,
}: {
  title: string;
  lead?: string;
  refusal: string | null;
  children: ReactNode;
}) {
  const { store } = useLoaderData<DoorFacts>();
  return (
    <main className="admin-door">
      <title>{`${title} · ${store.name}`}</title>
      <div className="admin-door-panel">
        <SiteIcon icon={store.icon} />
        <AdminLogo store={store} heightPx={32} />
        <Paper withBorder p="xl" mt="lg" radius="lg">
          <Stack gap="md">
            <div>
              <Title order={1} size="h3">
                {title}
              </Title>
              {lead === undefined ? null : <Text c="dimmed">{lead}</Text>}
            </div>
            {refusal === null ? null : (
              <Alert color="red" role="alert">
                {refusal}
              </Alert>
            )}
            {children}
          </Stack>
        </Paper>
      </div>
    </main>
  );
}
