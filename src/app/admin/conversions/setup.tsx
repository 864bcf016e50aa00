import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useRights } from '../parts/use-rights.ts';

type Services = ValueOf<'conversions.list'>['services'];

/** The environment variables of the secrets. */
const KEYS = { google: 'MEASUREMENT_PROTOCOL_SECRET', meta: 'META_ACCESS_TOKEN' } as const;

/** The services that receive conversions, and missing settings. */
export function Setup({ services }: { services: Services }) {
  const { t, to } = useLanguage();
  const maySet = useRights().includes('settings.see');
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600} component="h2" size="md">
            {t('adminConversions:setup.title')}
          </Text>
          {maySet ? (
            <Anchor component={Link} size="sm" to={to('/admin/settings/?group=marketing')}>
              {t('adminConversions:setup.settings')}
            </Anchor>
          ) : null}
        </Group>
        {services.map(({ service, id, state }) => (
          <Group key={service} gap="xs" align="baseline">
            <Badge component="span" variant="light" color={state === 'ready' ? 'green' : 'gray'}>
              {t(`adminConversions:services.${service}`)}
            </Badge>
            <Text size="sm" className="admin-wrap">
              {t(`adminConversions:setup.${state}`, { id, key: KEYS[service] })}
            </Text>
          </Group>
        ))}
        {services.some(({ service, state }) => service === 'google' && state === 'ready') ? (
          <Text size="sm" maw="75ch">
            {t('adminConversions:setup.google')}
          </Text>
        ) : null}
        <Text size="sm" c="dimmed" maw="75ch">
          {t('adminConversions:setup.refunds')} {t('adminConversions:setup.browser')}
        </Text>
      </Stack>
    </Paper>
  );
}
