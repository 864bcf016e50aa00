import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { SiteIcon } from '#views/site-icon/site-icon.tsx';
import { AdminLogo } from '../parts/frame/admin-logo.tsx';
import { focusFirstField } from '../parts/frame/initial-focus.ts';
import type { AdminStore } from '../parts/frame/store.ts';
import { useAlive } from '../parts/frame/use-alive.ts';
import { ErrorAlert } from '../parts/screen.tsx';

/** The loader data of all sign-in pages. */
export type SignInFacts = { store: AdminStore };

/** The same page in the other language. */
function OtherLanguage() {
  const { language, t } = useLanguage();
  const { pathname, search } = useLocation();
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <Anchor href={addressIn(other, splitLanguage(pathname).path) + search} lang={other} size="sm">
      {t('admin:otherLanguage')}
    </Anchor>
  );
}

/** The layout of sign-in pages: a form and its error. */
export function SignInLayout({
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
  const { store } = useLoaderData<SignInFacts>();
  const form = useRef<HTMLElement>(null);
  const isAlive = useAlive();
  // Sets the focus after hydration; before, it would not be handled.
  useEffect(() => {
    if (isAlive) focusFirstField(form.current);
  }, [isAlive]);
  return (
    <main ref={form} className="admin-door">
      <title>{`${title} · ${store.name}`}</title>
      <div className="admin-door-panel">
        <SiteIcon icon={store.icon} />
        <Group justify="space-between">
          <AdminLogo store={store} heightPx={32} />
          <OtherLanguage />
        </Group>
        <Paper withBorder p="xl" mt="lg" radius="lg">
          <Stack gap="md">
            <div>
              <Title order={1} size="h3">
                {title}
              </Title>
              {lead === undefined ? null : <Text c="dimmed">{lead}</Text>}
            </div>
            <ErrorAlert words={refusal} />
            {children}
          </Stack>
        </Paper>
      </div>
    </main>
  );
}
