import { Select, Stack, Tabs, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { settingExplanationKey, settingNameKey } from '#messages/setting-key.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/settings';
import { SettingCard } from './setting-card.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [settings, rights] = [await loadAction(args, 'settings.list', {}), await rightsIn(args)];
  return { settings, mayChange: rights.includes('settings.change') };
}

type Setting = ValueOf<'settings.list'>[number];

/** What settings are about: tabs, and on a phone a list to choose from. */
function Groups({
  groups,
  group,
  onChoose,
}: {
  groups: readonly string[];
  group: string;
  onChoose: (group: string) => void;
}) {
  const { t } = useLanguage();
  const nameOf = (name: string) => t(`adminSettings:groups.${name}`, { defaultValue: name });
  return (
    <>
      <Select
        hiddenFrom="sm"
        label={t('adminSettings:about')}
        data={groups.map((name) => ({ value: name, label: nameOf(name) }))}
        value={group}
        allowDeselect={false}
        onChange={(next) => onChoose(next ?? '')}
      />
      <Tabs visibleFrom="sm" value={group} onChange={(next) => onChoose(next ?? '')} keepMounted={false}>
        <Tabs.List>
          {groups.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {nameOf(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {groups.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <Title order={2} className="admin-hidden">
              {nameOf(name)}
            </Title>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

/** Everything the shopkeeper decides, by what it is about. Source: BO-01, BO-07 */
export default function Settings() {
  const { t } = useLanguage();
  const { settings, mayChange } = useLoaderData<typeof loader>();
  const query = useQuery();
  const [sought, setSought] = useState('');
  const groups = [...new Set(settings.map(({ group }) => group))];
  const group = groups.find((name) => name === query.get('group')) ?? groups[0] ?? '';
  const fits = ({ key }: Setting) =>
    `${t(settingNameKey(key))} ${key} ${t(settingExplanationKey(key))}`
      .toLowerCase()
      .includes(sought.toLowerCase());
  const shown = settings.filter((one) => (sought === '' ? one.group === group : fits(one)));
  return (
    <ScreenPage title={t('adminSettings:menu.settings')} lead={t('adminSettings:lead')}>
      <TextInput
        type="search"
        label={t('adminSettings:find')}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        maw={420}
      />
      {sought === '' ? (
        <Groups groups={groups} group={group} onChoose={(next) => query.set({ group: next })} />
      ) : null}
      <Stack>
        {shown.map((one) => (
          <SettingCard key={one.key} setting={one} mayChange={mayChange} />
        ))}
      </Stack>
      {shown.length === 0 ? (
        <NothingHere title={t('adminSettings:none')} text={t('adminSettings:noneText')} />
      ) : null}
    </ScreenPage>
  );
}
