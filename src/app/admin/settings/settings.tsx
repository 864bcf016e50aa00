import {
  Anchor,
  Button,
  Card,
  Grid,
  NavLink as MantineNavLink,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, redirect, useLoaderData, useLocation } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { settingExplanationKey, settingNameKey } from '#messages/setting-key.ts';
import { isSettingKey } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { visitContext } from '../../context.ts';
import type { MenuEntry } from '../area.ts';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { entriesFor } from '../navigation.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { findIn } from '../search/match.ts';
import { openPalette } from '../search/palette.tsx';
import type { Route } from './+types/settings';
import {
  formerGroupPath,
  isSettingGroup,
  SETTING_GROUPS,
  type SettingGroup,
  settingPath,
} from './rules/setting-places.ts';
import { SETTING_SYNONYMS } from './rules/setting-synonyms.ts';
import { type Setting, SettingCard } from './setting-card.tsx';
import { SettingForm } from './setting-form.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

/** The redirect target of a URL with a setting's key or an earlier group. */
function formerPath(query: URLSearchParams): string | null {
  const key = query.get('setting') ?? '';
  return isSettingKey(key) ? settingPath(key) : formerGroupPath(query.get('group') ?? '');
}

export async function loader(args: Route.LoaderArgs) {
  const settings = await loadAction(args, 'settings.list', {});
  const path = formerPath(new URL(args.request.url).searchParams);
  if (path !== null) throw redirect(addressIn(args.context.get(visitContext).language, path));
  return { settings, mayChange: (await rightsIn(args)).includes('settings.change') };
}

/** Related screens of each group. */
const RELATED: Readonly<Record<SettingGroup, readonly string[]>> = {
  shop: ['/admin/coming-soon/', '/admin/home-pages/', '/admin/menus/'],
  checkout: ['/admin/payments/', '/admin/promotions/'],
  delivery: ['/admin/delivery/', '/admin/locations/'],
  taxes: ['/admin/taxes/', '/admin/reports/'],
  customers: ['/admin/legal/', '/admin/restrictions/', '/admin/consent/', '/admin/reviews/'],
  staff: ['/admin/staff/', '/admin/audit/', '/admin/mails/'],
  marketing: ['/admin/conversions/', '/admin/analytics/', '/admin/subscribers/'],
  look: ['/admin/design/', '/admin/templates/'],
  advanced: ['/admin/redirects/', '/admin/jobs/', '/admin/data-transfer/'],
};

/** The link to payments opens the screen of payment methods below it. */
const ADDRESSES: Readonly<Record<string, string>> = { '/admin/payments/': '/admin/payments/ways/' };

function Related({ group }: { group: SettingGroup }) {
  const { t, to } = useLanguage();
  const entries = entriesFor(useRights());
  const related = RELATED[group].flatMap((path) => entries.find((entry) => entry.path === path) ?? []);
  const nameOf = ({ path, label }: MenuEntry) => t(path in ADDRESSES ? 'adminPayments:ways' : label);
  if (related.length === 0) return null;
  return (
    <section aria-label={t('adminSettings:related')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('adminSettings:related')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
        {related.map((entry) => (
          <Card
            key={entry.path}
            component={Link}
            to={to(ADDRESSES[entry.path] ?? entry.path)}
            withBorder
            padding="sm"
            className="admin-related"
          >
            <AdminIcon name={entry.icon} />
            {nameOf(entry)}
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}

/** The navigation of groups: a list beside the settings, a select on phones. */
type GroupsProps = Readonly<{
  group: SettingGroup;
  onChoose: (group: SettingGroup) => void;
  /** A link of the list was clicked, including that of the current group. */
  onPress: () => void;
}>;

function Groups({ group, onChoose, onPress }: GroupsProps) {
  const { t, to } = useLanguage();
  const choices = SETTING_GROUPS.map((value) => ({ value, label: t(`adminSettings:groups.${value}`) }));
  return (
    <>
      <Select
        hiddenFrom="sm"
        label={t('adminSettings:about')}
        data={choices}
        value={group}
        allowDeselect={false}
        onChange={(next) => next !== null && onChoose(next)}
      />
      <Stack component="nav" visibleFrom="sm" gap={2} aria-label={t('adminSettings:about')}>
        {choices.map(({ value, label }) => (
          <MantineNavLink
            key={value}
            component={Link}
            to={to(`/admin/settings/?group=${value}`)}
            label={label}
            active={value === group}
            aria-current={value === group ? 'page' : undefined}
            onClick={onPress}
          />
        ))}
      </Stack>
    </>
  );
}

type ShownProps = Readonly<{ settings: readonly Setting[]; mayChange: boolean }>;

/** The settings that match a search, with their fields; those of other screens are linked. */
function Found({ settings, mayChange, typed }: ShownProps & { typed: string }) {
  const { t, to } = useLanguage();
  const entries = findIn(
    settings.map((setting) => ({
      setting,
      name: t(settingNameKey(setting.key)),
      about: t(settingExplanationKey(setting.key)),
      synonyms: `${SETTING_SYNONYMS[setting.key] ?? ''} ${setting.key}`,
    })),
    typed,
  );
  if (entries.length === 0)
    return (
      <NothingHere
        title={t('adminSettings:none')}
        text={t('adminSettings:noneText')}
        action={
          <Button data-look variant="default" onClick={openPalette}>
            {t('adminSettings:searchAll')}
          </Button>
        }
      />
    );
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {t('adminSettings:found', { count: entries.length })}
      </Text>
      {entries.map(({ setting, name }) =>
        setting.screen === null ? (
          <SettingCard key={setting.key} setting={setting} mayChange={mayChange} />
        ) : (
          <Card key={setting.key} withBorder padding="md">
            <Anchor component={Link} to={to(settingPath(setting.key) ?? '/admin/settings/')} fw={600}>
              {name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t(settingExplanationKey(setting.key))}
            </Text>
          </Card>
        ),
      )}
    </>
  );
}

function InGroup({ settings, mayChange, group }: ShownProps & { group: SettingGroup }) {
  const { t } = useLanguage();
  return (
    <>
      <div>
        <Title order={2} size="h4">
          {t(`adminSettings:groups.${group}`)}
        </Title>
        <Text size="sm" c="dimmed">
          {t(`adminSettings:leads.${group}`)}
        </Text>
      </div>
      <Related group={group} />
      {settings
        .filter((one) => one.group === group && one.screen === null)
        .map((one) => (
          <SettingCard key={one.key} setting={one} mayChange={mayChange} />
        ))}
    </>
  );
}

/** Scrolls to the setting in the URL's hash. */
function useNamedSetting(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

/** The settings screen. Source: BO-01, BO-07 */
export default function Settings() {
  const { t } = useLanguage();
  const { settings, mayChange } = useLoaderData<typeof loader>();
  const query = useQuery();
  const [typed, setTyped] = useState('');
  const [isDirty, setDirty] = useState(false);
  const requested = query.get('group');
  const group = isSettingGroup(requested) ? requested : 'shop';
  useNamedSetting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group ends the search
  useEffect(() => setTyped(''), [group]);
  return (
    <ScreenPage title={t('adminSettings:menu.settings')} lead={t('adminSettings:lead')}>
      <TextInput
        type="search"
        label={t('adminSettings:find')}
        value={typed}
        disabled={isDirty}
        description={isDirty ? t('adminSettings:saveFirst') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maw={420}
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, sm: 4, lg: 3 }}>
          <Groups
            group={group}
            onChoose={(next) => query.set({ group: next })}
            onPress={() => {
              if (!isDirty) setTyped('');
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 8, lg: 9 }}>
          <SettingForm key={typed.trim() === '' ? group : 'found'} onDirty={setDirty}>
            {typed.trim() === '' ? (
              <InGroup settings={settings} mayChange={mayChange} group={group} />
            ) : (
              <Found settings={settings} mayChange={mayChange} typed={typed} />
            )}
          </SettingForm>
        </Grid.Col>
      </Grid>
    </ScreenPage>
  );
}
