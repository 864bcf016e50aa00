import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../../load-action.server.ts';
import { Section } from '../../parts/forms/section.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import type { Route } from './+types/segments';

export { adminHeaders as headers } from '../../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'customers.segments', {});
}

type RowProps = Readonly<{ id: string; path: string; name: string; text?: string; edit: string }>;

function SegmentRow({ id, path, name, text, edit }: RowProps) {
  const { t, to } = useLanguage();
  const mayChange = useRights().includes('customers.change');
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text fw={600}>
          <bdi>{name}</bdi>
        </Text>
        {text === undefined ? null : (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={to(`/admin/customers/?segment=${id}`)}
          aria-label={`${t('adminCustomers:segments.view')}: ${name}`}
        >
          {t('adminCustomers:segments.view')}
        </Button>
        {mayChange ? (
          <Button
            component={Link}
            size="xs"
            variant="default"
            to={to(`/admin/customers/segments/${path}`)}
            aria-label={`${edit}: ${name}`}
          >
            {edit}
          </Button>
        ) : null}
      </Group>
    </Group>
  );
}

/** The list of customer segments: custom and built-in ones. Source: CU-03 */
export default function Segments() {
  const { t, to } = useLanguage();
  const { ready, saved } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('customers.change');
  return (
    <ScreenPage
      title={t('adminCustomers:segments.title')}
      lead={t('adminCustomers:segments.lead')}
      actions={
        mayChange ? (
          <Button
            component={Link}
            to={to('/admin/customers/segments/new/')}
            leftSection={<AdminIcon name="plus" />}
          >
            {t('adminCustomers:segments.add')}
          </Button>
        ) : null
      }
    >
      <Section title={t('adminCustomers:segments.own')}>
        <Stack>
          {saved.length === 0 ? <Text c="dimmed">{t('adminCustomers:segments.none')}</Text> : null}
          {saved.map(({ id, name }) => (
            <SegmentRow
              key={id}
              id={String(id)}
              path={`${id}/`}
              name={name}
              edit={t('adminCustomers:segments.edit')}
            />
          ))}
        </Stack>
      </Section>
      <Section title={t('adminCustomers:segments.readyTitle')}>
        <Stack>
          {ready.map(({ key }) => (
            <SegmentRow
              key={key}
              id={key}
              path={`new/?copy=${key}`}
              name={t(`adminCustomers:segments.ready.${key}`)}
              text={t(`adminCustomers:segments.readyText.${key}`)}
              edit={t('adminCustomers:segments.copy')}
            />
          ))}
        </Stack>
      </Section>
    </ScreenPage>
  );
}
