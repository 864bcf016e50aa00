import { Anchor, Button, List, Paper, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { settingNameKey } from '#messages/setting-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import { settingPath } from '../settings/rules/setting-places.ts';
import { SettingCard } from '../settings/setting-card.tsx';
import { SettingForm } from '../settings/setting-form.tsx';
import type { Route } from './+types/legal';
import { LEGAL_TEXTS, type Place, placePath } from './places.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [settings, rights] = [await loadAction(args, 'settings.list', {}), await rightsIn(args)];
  const prefix = settings.find(({ key }) => key === 'catalogue.listingPrefix')?.value;
  return {
    prefix: String(prefix),
    settings: settings.filter(({ key }) => LEGAL_TEXTS.some((text) => text.key === key)),
    mayChange: rights.includes('settings.change'),
    mayRule: rights.includes('restrictions.change'),
  };
}

function Places({ places, prefix }: { places: readonly Place[]; prefix: string }) {
  const { t, to } = useLanguage();
  return (
    <>
      <Text size="sm" fw={600} mt="sm">
        {t('adminLegal:standsIn')}
      </Text>
      <List size="sm">
        {places.map(({ name, path }) => (
          <List.Item key={name}>
            {path === undefined ? (
              t(`adminLegal:places.${name}`)
            ) : (
              <Anchor href={to(placePath(path, prefix))} target="_blank" rel="noreferrer" underline="always">
                {t(`adminLegal:places.${name}`)}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </>
  );
}

/** The legally required texts, edited only here, with the places that show them. Source: BO-07 */
export default function LegalTexts() {
  const { t, to } = useLanguage();
  const { settings, prefix, mayChange, mayRule } = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={t('adminLegal:menu.legal')}
      lead={t('adminLegal:lead')}
      actions={
        mayRule ? (
          <Button component={Link} variant="default" to={to('/admin/restrictions/')}>
            {t('adminRestrictions:menu.restrictions')}
          </Button>
        ) : null
      }
    >
      <SettingForm>
        {LEGAL_TEXTS.map(({ key, places }) => {
          const setting = settings.find((one) => one.key === key);
          if (setting === undefined) return null;
          return setting.screen === 'legal' ? (
            <SettingCard key={key} setting={setting} mayChange={mayChange}>
              <Places places={places} prefix={prefix} />
            </SettingCard>
          ) : (
            <Paper key={key} withBorder p="md">
              <Anchor component={Link} to={to(settingPath(key) ?? '/admin/settings/')} fw={600}>
                {t(settingNameKey(key))}
              </Anchor>
              <Places places={places} prefix={prefix} />
            </Paper>
          );
        })}
      </SettingForm>
    </ScreenPage>
  );
}
