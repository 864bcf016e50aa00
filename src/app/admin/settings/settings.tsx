import { Select, Stack, Tabs, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ask, rightsIn } from '../ask.server.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useQuery } from '../parts/use-query.ts';
import type { Route } from './+types/settings';
import { SettingCard } from './setting-card.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [settings, rights] = [await ask(args, 'settings.list', {}), await rightsIn(args)];
  return { settings, mayChange: rights.includes('settings.change') };
}

type Setting = ValueOf<'settings.list'>[number];

function fits({ key, explanation }: Setting, name: string, sought: string): boolean {
  return `${name} ${key} ${explanation}`.toLowerCase().includes(sought.toLowerCase());
}

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
  const nameOf = (name: string) => t(`deskSettings:groups.${name}`, { defaultValue: name });
  return (
    <>
      <Select
        hiddenFrom="sm"
        label={t('deskSettings:about')}
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
            <Title order={2} className="desk-hidden">
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
  const nameOf = ({ key }: Setting) => t(`deskSettings:names.${key}`);
  const shown = settings.filter((one) =>
    sought === '' ? one.group === group : fits(one, nameOf(one), sought),
  );
  return (
    <ScreenPage title={t('desk:screens.settings')} lead={t('deskSettings:lead')}>
      <TextInput
        type="search"
        label={t('deskSettings:find')}
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
        <NothingHere title={t('deskSettings:none')} text={t('deskSettings:noneText')} />
      ) : null}
    </ScreenPage>
  );
}
